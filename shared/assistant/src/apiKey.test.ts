import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanKey } from './apiKey';

const key = 'sk-proj_Ab3.9+/=';

describe('a key that was copied', () => {
  it.each([
    ['a zero-width space', `${key}\u200b`],
    ['a mark of byte order', `\ufeff${key}`],
    ['a soft hyphen inside', 'sk-proj\u00ad_Ab3.9+/='],
    ['marks of direction', `\u2066${key}\u2069`],
    ['spaces around, of any kind', ` \u00a0${key}\u3000\n`],
    ['straight quotes', `"${key}"`],
    ['curly quotes', `“${key}”`],
    ['the sign of code', `\`${key}\``],
    ['Bearer', `Bearer ${key}`],
    ['Bearer, in small letters and with a hard space', `bearer\u00a0${key}`],
    ['the whole header', `Authorization: Bearer ${key}`],
    ['the line of a settings file', `export OPENAI_API_KEY="${key}"`],
    ['a quote around Bearer', `'Bearer ${key}',`],
    ['a line break inside', 'sk-proj\n_Ab3.9+/='],
  ])('is cleaned of %s', (_, typed) => expect(cleanKey(typed)).toBe(key));

  it.each([
    ['sk–proj', 'the sign “–” (U+2013) at place 3'],
    ['sk-••••9f', 'the sign “•” (U+2022) at place 4'],
    ['sk-abc…xyz', 'the sign “…” (U+2026) at place 7'],
    ['ѕk-abc', 'the sign “ѕ” (U+0455) at place 1'],
    ['my key', 'a space at place 3'],
  ])('is refused with the sign that is wrong: %s', (typed, named) => expect(() => cleanKey(typed)).toThrow(named));

  it('may be left out', () => {
    for (const none of ['', ' \u200b ', '""', 'Bearer ']) expect(cleanKey(none)).toBe('');
  });

  it('is as the server gave it, whatever invisible signs came along, and cleaning it again changes nothing', () => {
    const letters = fc.stringMatching(/^sk-[A-Za-z0-9_-]{4,40}$/);
    const dust = fc.constantFrom('', '\u200b', '\u2060', '\ufeff', '\u200e', '\u00ad');
    fc.assert(
      fc.property(letters, dust, dust, fc.nat(), (own, before, inside, at) => {
        const place = at % own.length;
        const typed = `${before}${own.slice(0, place)}${inside}${own.slice(place)}\n`;
        expect(cleanKey(typed)).toBe(own);
        expect(cleanKey(cleanKey(typed))).toBe(own);
      }),
    );
  });
});
