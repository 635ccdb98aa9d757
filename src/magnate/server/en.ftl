fault-bad-request = This request cannot be read: { $reason }.
fault-bad-fields = This request does not fit: { $reason }.
fault-no-key = This needs the key of a seat at the table.
fault-bad-key = This key opens no seat at this table.
fault-not-yours = Seat { $seat } is not yours.
fault-banned = This server does not let you in.
fault-closed = No new tables can be made here for now.
fault-muted = You cannot talk at this table.
fault-secret = This stays secret until the game is over.
fault-no-hints-daily = There are no hints in the daily game.
fault-secret-daily = The deal of the day stays secret until the day is over.
fault-not-found = There is no { $what } here.
fault-link-used = This link or invitation was used already, or it has expired.
fault-bad-method = This cannot be done here.
fault-stale = The table has moved on since you looked.
fault-not-your-turn = It is not your turn.
fault-waiting = The game begins when every seat is taken.
fault-over = The game is over.
fault-not-over = The game is not over yet.
fault-no-undo = There is nothing of yours to take back.
fault-hidden = Something hidden was revealed, or another player has acted, since then: this needs everybody's consent.
fault-hidden-daily = In the game of the day nothing can be taken back once something hidden was revealed.
fault-no-ask = Nobody is asking for your consent.
fault-taken = That seat is taken.
fault-frozen = This table was begun under other rules than those installed here, so it can only be kept.
fault-uncertain = The outcome is not certain, so it cannot be shown in advance.
fault-no-record = A game played on from the middle of another has no record of its own.
fault-too-large = This is too large; { $limit } bytes are allowed.
fault-bad-type = The body must be JSON.
fault-illegal = { $reason }
fault-bad-options = { $reason }
fault-bad-components = { $reason }
fault-bad-record = { $reason }
fault-command-reused = This command was already used for something else.
fault-too-many = Too many requests at once. Please wait a moment.
fault-busy = The bots are all at work. Please try again in a moment.
fault-store-down = The server cannot save anything right now. Nothing has changed; please try again in a moment.
fault-overloaded = The server is overloaded right now. Nothing has changed; please try again in a moment.
fault-stopping = The server is stopping.
fault-seated = Players talk in the chat of the table.
fault-full = So much has been written down at this table that it takes nothing but choices now.
fault-talk-closed = Spectators cannot talk at this table.
fault-not-host = Only the host of the table can do this.
fault-resigned = This seat was given up for good.
fault-no-room = This server has no room left for owners’ files. Yours is kept in your browser; save it as a file.
fault-no-person = This needs the secret your client keeps for you.
fault-signed-out = You are not signed in on this device.
fault-bad-phrase = These words open no profile here. A phrase has twelve words; check their spelling and their order.
fault-bad-passkey = This passkey opens no profile here, or the request has expired. Please try again.
fault-no-passkeys = This server does not support passkeys; a phrase of twelve words opens a profile just as well.
fault-no-friend = Nobody here has this code, or it is your own, or you are not friends yet.
fault-no-way = This server cannot notify anybody that way.
fault-bad-target = { $reason ->
    [https] Only https addresses on the usual port are allowed.
    [elsewhere] This server sends nothing to that address.
   *[address] This is not the address of a web server.
  }
fault-no-mail = The mail could not be sent. Please try again later.
note-bot-crashed = { $name }'s bot failed; a legal choice was made for it.
note-bot-overran = { $name }'s bot took too long; a legal choice was made for it.
note-time = { $name }'s time has run out; a bot plays on.
note-resigned = { $name } has resigned; a bot plays on to the end.
note-undo-agreed = Nobody is left to answer { $name }: the move is taken back.
note-undo-dropped = { $name } no longer asks to take a move back.
notice-turn = It is your turn at { $table }.
mail-turn = 
    { $text }
    { $link }

    To receive no more of these mails:
    { $stop }
mail-confirm-subject = Magnate: do you want mail when it is your turn?
mail-confirm = 
    Somebody, probably you, plays at { $server } and wants a mail at this address whenever it is their turn.
    To agree, open:
    { $link }

    If not, do nothing. This link makes sure that you hear no more of it:
    { $stop }
