"""A player in Python with no dependency: any choice but a pass, as long as there is another.

    magnate match spyrium "cmd:python3 examples/bots/bot.py" 1
    magnate protocol-check "cmd:python3 examples/bots/bot.py"

The protocol is in docs/protocol.md: one JSON object per line, a question in, an answer out.
"""

import json
import random
import sys


def say(**message):
    """Send one line."""
    print(json.dumps(message), flush=True)


def choose(question):
    """The number of the choice to make. `question["view"]` is all that the seat may know."""
    choices = question["choices"]
    doing = [choice for choice in choices if choice["do"]["do"] != "pass"]
    return random.choice(doing or choices)["id"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="reference in Python")
    elif message["type"] == "new":
        random.seed(message["seat"])
        say(type="ready")
    elif message["type"] == "decide":
        say(type="choice", id=message["id"], choice=choose(message))
    # "result", "error" and whatever later versions add need no answer
