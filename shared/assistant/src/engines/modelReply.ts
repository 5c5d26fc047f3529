import * as v from 'valibot';
import { withoutThoughts } from './thoughts';

/** An answer that cannot be read; `problem` is told to the model so that it can mend it. */
export class UnreadableReply extends Error {
  constructor(readonly problem: string) {
    super(problem);
    this.name = 'UnreadableReply';
  }
}

/** Reads a draft from what a model wrote: prose around the JSON, code fences and thinking aloud are left out. */
export function readReply<Draft>(text: string, schema: v.GenericSchema<unknown, Draft>): Draft {
  const result = v.safeParse(schema, wholeJson(text) ?? jsonIn(withoutThoughts(text)));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new UnreadableReply(`${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`);
}

/** JSON and nothing else: marks of a thought in it are words of the answer. */
function wholeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON object in what a model wrote, whatever is around it. Throws `UnreadableReply`. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) throw new UnreadableReply('expected a JSON object, got none');
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch (error) {
    throw new UnreadableReply(`expected JSON, got text that does not parse: ${String(error)}`);
  }
}

/** The texts inside JSON that is still being written, each on its own paragraph: what a person can read meanwhile. */
export function textsSoFar(json: string): string {
  const texts: string[] = [];
  const open: string[] = [];
  let isName = false;
  for (let at = Math.max(json.indexOf('{'), 0); at < json.length; at++) {
    const sign = json[at];
    if (sign === '{' || sign === '[') {
      open.push(sign);
      isName = sign === '{';
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ':') isName = false;
    else if (sign === ',') isName = open.at(-1) === '{';
    else if (sign === '"') {
      const end = endOfText(json, at + 1);
      if (!isName) texts.push(unescaped(json.slice(at + 1, end)));
      at = end;
    }
  }
  return texts.filter(Boolean).join('\n\n');
}

function endOfText(json: string, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return Math.min(at, json.length);
}

/** An escape that is cut off at the end is left out. */
function unescaped(inside: string): string {
  try {
    return String(JSON.parse(`"${inside.replace(/\\(?:u[\da-f]{0,3})?$/i, '')}"`));
  } catch {
    // Not valid JSON yet, or never: shown as it came.
    return inside;
  }
}
