import { describe, expect, it } from 'vitest';
import { inside, readMultistatus, textIn } from './multistatus';

const whole = (inner: string) => `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${inner}</d:multistatus>`;
const one = (data: string) =>
  whole(
    `<d:response><d:href>/a/1.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag><c:calendar-data xmlns:c="x">${data}</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat><d:propstat><d:prop><d:getctag/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response><d:sync-token>t/1</d:sync-token>`,
  );
const read = (text: string) => readMultistatus(text, 'cloud.example');
const dataOf = (text: string) => textIn(read(text).resources[0]?.props, 'calendar-data');

describe('an answer of several resources', () => {
  it('has the names, what each has, and where reading goes on', () => {
    const { resources, syncToken } = read(one('BEGIN:VCALENDAR'));
    expect(syncToken).toBe('t/1');
    expect(resources).toHaveLength(1);
    expect(resources[0]?.href).toBe('/a/1.ics');
    expect(textIn(resources[0]?.props, 'getetag')).toBe('"1"');
    expect(inside(resources[0]?.props, 'getctag')).toBeUndefined();
  });

  it.each([
    ['signs of XML', 'A &amp; B &lt;c&gt; &#233;&#xE9;&#13;\n', 'A & B <c> éé\r'],
    ['a block of plain text', '<![CDATA[A & B <c> &amp;]]>', 'A & B <c> &amp;'],
    ['what looks like a number', '00120', '00120'],
    ['what no sign is', '&#0;&#x110000;&nope;', '&nope;'],
  ])('with %s is read as it was meant', (_, data, text) => {
    expect(dataOf(one(data))?.trimEnd()).toBe(text.trimEnd());
  });

  it.each([
    ['was cut in the middle', one('BEGIN').slice(0, -40)],
    ['was cut before its end', one('BEGIN').replace('</d:multistatus>', '')],
    ['is a page to sign in', '<html><body>Sign in</body></html>'],
    ['is empty', ''],
    ['has nothing but what it defines', '<!DOCTYPE a []>'],
    ['defines entities of its own', `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${one('&b;')}`],
    ['reads files', `<!doctype a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${one('&x;')}`],
    ['is nested without an end', whole('<a>'.repeat(50_000) + '</a>'.repeat(50_000))],
  ])('that %s is not read', (_, text) => {
    expect(() => read(text)).toThrow('cloud.example answered what no calendar server would');
  });

  it('with names that objects have by themselves changes no object', () => {
    expect(() => read(one('<__proto__><polluted>1</polluted></__proto__>'))).toThrow('cloud.example');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
