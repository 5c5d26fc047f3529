import fc from 'fast-check';
import { ImapFlow } from 'imapflow';
import parser from 'imapflow/lib/handler/imap-parser.js';
import { parseBodystructure, parseEnvelope } from 'imapflow/lib/tools.js';
import { expect, it } from 'vitest';
import { leftOut, shortResponse } from './shortResponse';

const response = (text: string, literals: readonly string[] = []) => ({
  payload: Buffer.from(text),
  literals: literals.map((one) => Buffer.from(one)),
});
const file = (name: string) =>
  `("text" "plain" ("name" ${name}) NIL NIL "base64" 4 1 NIL ("attachment" ("filename" ${name})) NIL NIL)`;
const files = (count: number) => Array.from({ length: count }, (_, nth) => file(`"${nth} (a \\") b.txt"`)).join('');
const fetched = (structure: string) => `* 7 FETCH (UID 12 FLAGS (\\Seen) BODYSTRUCTURE (${structure}) RFC822.SIZE 99)`;

/** What imapflow makes of a response: the items of the message by their names. */
async function itemsOf({ payload, literals }: ReturnType<typeof response>) {
  const { attributes } = await parser(payload, { literals });
  const list = attributes?.[1] as unknown as { readonly value: string }[];
  return Object.fromEntries(list.flatMap((one, at) => (at % 2 === 0 ? [[one.value, list[at + 1]]] : [])));
}
const structureIn = async (of: ReturnType<typeof response>) =>
  parseBodystructure((await itemsOf(of)).BODYSTRUCTURE as never);

it('of 10,000 files 500 are read, and how many are left', async () => {
  const short = shortResponse(response(fetched(`${files(10_000)} "mixed"`)));
  expect(short.payload.length).toBeLessThan(100_000);
  const { type, childNodes = [] } = await structureIn(short);
  expect(type).toBe('multipart/mixed');
  expect(childNodes).toHaveLength(501);
  expect(childNodes[499]).toMatchObject({ part: '500', parameters: { name: '499 (a ") b.txt' } });
  expect(childNodes[500]).toMatchObject({ type: leftOut, size: 9_500 });
  expect(await itemsOf(short)).toMatchObject({ UID: { value: '12' }, 'RFC822.SIZE': { value: '99' } });
});

it('what comes after them in the message keeps its number', async () => {
  const inside = `(${files(10_000)} "mixed")`;
  const { childNodes = [] } = await structureIn(
    shortResponse(response(fetched(`${file('"a"')}${inside}${file('"b"')} "mixed"`))),
  );
  expect(childNodes.map(({ part }) => part)).toEqual(['1', '2', '3']);
  expect(childNodes[2]?.parameters).toEqual({ name: 'b' });
});

it('of parts that each say 10,000 things of themselves only the first are read', async () => {
  const notes = Array.from({ length: 10_000 }, (_, nth) => `"a${nth}" "b"`).join(' ');
  const short = shortResponse(
    response(fetched(`${`("text" "plain" (${notes}) NIL NIL "7bit" 4 1)`.repeat(100)} "mixed"`)),
  );
  const { childNodes = [] } = await structureIn(short);
  expect(childNodes.length).toBeLessThan(5);
  expect(childNodes.at(-1)).toMatchObject({ type: leftOut, size: 101 - childNodes.length });
});

it('of 10,000 people in each line of an envelope 500 are read', async () => {
  const people = (name: string) => `(${`("${name}" NIL "${name}" "example.org")`.repeat(10_000)})`;
  const text = `* 7 FETCH (ENVELOPE ("date" "subject" ${['from', 'sender', 'reply', 'to', 'cc', 'bcc'].map(people).join(' ')} NIL "<id>") UID 12)`;
  const items = await itemsOf(shortResponse(response(text)));
  const { from, cc, bcc, messageId } = parseEnvelope(items.ENVELOPE as never);
  expect([from?.length, cc?.length, bcc?.length]).toEqual([500, 500, 500]);
  expect(cc?.at(-1)).toEqual({ name: 'cc', address: 'cc@example.org' });
  expect(messageId).toBe('<id>');
});

it('names that come as literals stay with their files', async () => {
  const names = Array.from({ length: 2_000 }, (_, nth) => `${nth} "quoted".txt`);
  const structure = names.map((name) => file(`{${name.length}}\r\n`)).join('');
  // Each file says its name twice.
  const literals = names.flatMap((name) => [name, name]);
  const short = shortResponse(
    response(`* 7 FETCH (BODYSTRUCTURE (${structure} "mixed") BODY[HEADER] {4}\r\n)`, [...literals, 'head']),
  );
  expect(short.literals).toHaveLength(1_001);
  const { childNodes = [] } = await structureIn(short);
  expect(childNodes[499]?.dispositionParameters).toEqual({ filename: '499 "quoted".txt' });
  expect(String(short.literals.at(-1))).toBe('head');
});

it('a thousand parts of a thousand parts each are read as few', async () => {
  const { payload } = shortResponse(response(fetched(`${`(${files(1_000)} "mixed")`.repeat(100)} "mixed"`)));
  expect(payload.length).toBeLessThan(300_000);
  expect((await itemsOf({ payload, literals: [] })).UID).toEqual({ type: 'ATOM', value: '12' });
});

it.each([
  ['another answer', `* SEARCH ${'1 '.repeat(100_000)}`],
  ['words of the server', `* OK ${')('.repeat(100_000)}`],
  ['a short answer', fetched(`${files(3)} "mixed"`)],
  ['a literal without an end', `* 7 FETCH (BODYSTRUCTURE (${files(10_000)}{12}`],
])('%s is read as it is', (_, text) => {
  const whole = response(text);
  expect(shortResponse(whole)).toBe(whole);
});

it.each(['', '"', '("a"', '\\'])('a response that ends in the middle is refused as before: %j', async (end) => {
  const { payload, literals } = shortResponse(response(`* 7 FETCH (BODYSTRUCTURE (${files(10_000)}${end}`));
  await expect(parser(payload, { literals })).rejects.toThrow();
});

it('a message of any shape with few parts is read as it is', () => {
  const shape = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.string({ maxLength: 8 }).map((name) => file(JSON.stringify(name.replace(/[^\w() {}"\\]/g, '')))),
      fc.array(tie('node'), { minLength: 1, maxLength: 5 }).map((nodes) => `(${nodes.join('')} "mixed")`),
    ),
  })).node;
  fc.assert(
    fc.property(shape, (structure) => {
      const whole = response(fetched(`("text" "plain" ("name" "${'x'.repeat(60_000)}"))${structure} "mixed"`));
      expect(shortResponse(whole)).toBe(whole);
    }),
  );
});

it('imapflow still hands over its responses where they are shortened', () => {
  expect(ImapFlow.prototype).toHaveProperty('handleResponse', expect.any(Function));
});
