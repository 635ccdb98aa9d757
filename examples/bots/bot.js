// A player in JavaScript with no dependency: any choice but a pass, as long as there is another.
//
//     magnate match spyrium "cmd:node examples/bots/bot.js" 1
//     magnate protocol-check "cmd:node examples/bots/bot.js"
//
// The protocol is in docs/protocol.md: one JSON object per line, a question in, an answer out.

"use strict";
const readline = require("node:readline");

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

// The number of the choice to make. `question.view` is all that the seat may know.
function choose(question) {
  const doing = question.choices.filter((choice) => choice.do.do !== "pass");
  const among = doing.length ? doing : question.choices;
  return among[Math.floor(Math.random() * among.length)].id;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "reference in JavaScript" });
  else if (message.type === "new") say({ type: "ready" });
  else if (message.type === "decide") say({ type: "choice", id: message.id, choice: choose(message) });
  // "result", "error" and whatever later versions add need no answer
});
