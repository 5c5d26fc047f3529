/** A part of iCalendar or vCard text: its own lines, unfolded, and the parts in it. */
export interface Part {
  readonly name: string;
  readonly lines: string[];
  readonly parts: Part[];
}

/** More lines than a calendar of 20,000 events has. */
const mostLines = 600_000;
/** Deeper nothing stands that a calendar has. */
const deepest = 10;

/** The outermost parts (RFC 5545, section 3.6); `undefined` for what begins or ends in the middle. */
export function readParts(text: string): readonly Part[] | undefined {
  const top: Part = { name: '', lines: [], parts: [] };
  const open = [top];
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/, mostLines + 1);
  if (lines.length > mostLines) return undefined;
  for (const line of lines) {
    if (line === '') continue;
    const [, word, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const part = open.at(-1) ?? top;
    if (!word) part.lines.push(line);
    else if (word.toUpperCase() === 'END') {
      if (open.length === 1 || part.name !== name.toUpperCase()) return undefined;
      open.pop();
    } else {
      if (open.length > deepest) return undefined;
      const inner: Part = { name: name.toUpperCase(), lines: [], parts: [] };
      part.parts.push(inner);
      open.push(inner);
    }
  }
  return open.length === 1 && top.lines.length === 0 && top.parts.length > 0 ? top.parts : undefined;
}

/** The name of a line. */
export const nameOf = (line: string): string => (/^[^:;]+/.exec(line)?.[0] ?? '').toUpperCase();

/** The value of a line without parameters of interest. */
export const lineOf = (part: Part | undefined, name: string): string | undefined =>
  part?.lines
    .find((line) => nameOf(line) === name)
    ?.replace(/^[^:]*:/, '')
    .trim();

/** The first uid in a text; empty where it has none. */
export function uidIn(text: string): string {
  const parts = readParts(text) ?? [];
  const all = [...parts, ...parts.flatMap((part) => part.parts.filter(({ name }) => name !== 'VTIMEZONE'))];
  for (const part of all) {
    const uid = lineOf(part, 'UID');
    if (uid) return uid.slice(0, 500);
  }
  return '';
}
