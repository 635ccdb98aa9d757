"""The server: tables, seats, live news, the store and the bots that sit at the tables. Knows no game."""
