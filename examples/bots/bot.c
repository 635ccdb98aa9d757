/* A player in C with nothing but its standard library: any choice but a pass, as long as there is another.
 *
 *     cc -O2 -o bot examples/bots/bot.c
 *     magnate match spyrium cmd:./bot 1
 *     magnate protocol-check cmd:./bot
 *
 * The protocol is in docs/protocol.md: one JSON object per line, a question in, an answer out.
 * JSON is read by walking over it: `skip` passes one value, `member` finds a key of an object.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *blank(const char *p) {
  while (isspace((unsigned char)*p)) p++;
  return p;
}

/* Past a string that starts at its opening quote. */
static const char *past_string(const char *p) {
  for (p++; *p && *p != '"'; p++)
    if (*p == '\\' && p[1]) p++;
  return *p ? p + 1 : p;
}

/* Past one JSON value. */
static const char *skip(const char *p) {
  int depth = 0;
  p = blank(p);
  do {
    if (*p == '"') p = past_string(p);
    else if (*p == '{' || *p == '[') depth++, p++;
    else if (*p == '}' || *p == ']') depth--, p++;
    else if (depth) p++;
    else while (*p && !strchr(",]} \t\r\n", *p)) p++;
  } while (*p && depth);
  return p;
}

/* The value of a key of the object at `p`, or NULL. */
static const char *member(const char *p, const char *key) {
  size_t length = strlen(key);
  if (p == NULL || *(p = blank(p)) != '{') return NULL;
  for (p = blank(p + 1); *p == '"'; p = blank(p + 1)) {
    const char *name = p + 1, *end = past_string(p);
    int same = (size_t)(end - 1 - name) == length && !strncmp(name, key, length);
    p = blank(blank(end) + 1); /* past the colon */
    if (same) return p;
    p = blank(skip(p));
    if (*p != ',') return NULL;
  }
  return NULL;
}

static int is(const char *value, const char *word) {
  size_t length = strlen(word);
  return value && *value == '"' && !strncmp(value + 1, word, length) && value[1 + length] == '"';
}

/* The number of the choice to make; member(question, "view") is all that the seat may know. */
static long choose(const char *question) {
  const char *p = member(question, "choices");
  long chosen = -1, passing = -1;
  int seen = 0;
  if (p == NULL || *p != '[') return -1;
  for (p = blank(p + 1); *p == '{'; p = blank(p + 1)) {
    const char *id = member(p, "id");
    long number = id ? strtol(id, NULL, 10) : -1;
    if (is(member(member(p, "do"), "do"), "pass")) passing = number;
    else if (rand() % ++seen == 0) chosen = number; /* every one equally likely */
    p = blank(skip(p));
    if (*p != ',') break;
  }
  return seen ? chosen : passing;
}

int main(void) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) {
    const char *type = member(line, "type");
    if (is(type, "hello")) puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"reference in C\"}");
    else if (is(type, "new")) puts("{\"type\":\"ready\"}");
    else if (is(type, "decide")) {
      const char *id = member(line, "id");
      printf("{\"type\":\"choice\",\"id\":%ld,\"choice\":%ld}\n", id ? strtol(id, NULL, 10) : 0, choose(line));
    } /* "result", "error" and whatever later versions add need no answer */
    fflush(stdout);
  }
  free(line);
  return 0;
}
