"""A whole client in thirty lines: sits down at a table and plays any legal choice until the game is over.

Run it as `client_bot.py http://localhost:8000 GAME`, or `client_bot.py http://localhost:8000 TABLE KEY`.
"""

import json
import random
import sys
import urllib.request
import uuid


def call(path, body=None, key=None):
    """Send a request; the open answer."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))


server, table, *rest = sys.argv[1:]
if rest:
    key = rest[0]
    call(f"/api/tables/{table}/sit", {"name": "Bot"}, key)
else:
    smallest = json.load(call(f"/api/games/{table}"))["seats"][0]
    seats = [{"kind": "me", "name": "Bot"}] + [{"kind": "bot", "level": "random"}] * (smallest - 1)
    made = json.load(call("/api/tables", {"game": table, "seats": seats}))
    key, table = made["key"], made["table"]["id"]

for line in call(f"/api/tables/{table}/stream?view=1", key=key):
    now = json.loads(line[6:]).get("table") if line.startswith(b"data: ") else None
    if now and now["status"] == "over":
        print("scores", *now["view"]["scores"])
        break
    if now and now["status"] == "playing" and now["view"]["choices"]:
        choice = random.choice(now["view"]["choices"])["id"]
        move = {"seq": now["seq"], "choice": choice, "command": uuid.uuid4().hex}
        call(f"/api/tables/{table}/choose", move, key)
