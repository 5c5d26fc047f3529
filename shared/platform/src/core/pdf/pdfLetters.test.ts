import fc from 'fast-check';
// @ts-expect-error: the package has no types.
import { create } from 'fontkit';
import fonts from 'pdfmake/build/vfs_fonts.js';
import { describe, expect, it } from 'vitest';
import { notInFont } from './fontLetters';
import { inFont, LettersNotInFontError, printable, someLetters } from './pdfLetters';

/** The letters that keep a text from being printed. */
function lettersNotInFont(text: string): readonly string[] {
  try {
    printable(text);
    return [];
  } catch (error) {
    if (error instanceof LettersNotInFontError) return error.letters;
    throw error;
  }
}

describe('the letters of a PDF', () => {
  it.each(['Roboto-Regular.ttf', 'Roboto-Medium.ttf'] as const)('are all in %s', (name) => {
    const { characterSet }: { characterSet: number[] } = create(Buffer.from(fonts[name] ?? '', 'base64'));
    const drawn = new Set(characterSet.map((code) => String.fromCodePoint(code)));
    const every = Array.from({ length: 0x1_0000 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
    const wrong = every.filter((letter) => letter.match(notInFont) === null && !drawn.has(letter));
    expect(wrong.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it('are those of European languages, composed or not', () => {
    expect(lettersNotInFont('Žofie Łuczak, Θάλεια, Юлия, Nguyễn, e\u0301 – “£1,000” • 20°C ½ ™ €5')).toEqual([]);
  });

  it('are told where they are missing, each once', () => {
    expect(lettersNotInFont('張偉 and 張 ✓ مرحبا')).toEqual(['張', '偉', 'م', 'ر', 'ح', 'ب', 'ا']);
  });

  it('leave out emoji, invisible signs and foreign spaces without a word', () => {
    expect(inFont('Thanks 🎉, \u202e1\u202f000\u200f')).toBe('Thanks, 1\u00a0000');
  });

  it('spell arrows, which models and people type', () => {
    expect(inFont('Sheffield → Leeds')).toBe('Sheffield -> Leeds');
    expect(lettersNotInFont('⌘K → ⇒ ↔')).toEqual([]);
  });

  it.each([
    ['✔️ Prices are clear', '√ Prices are clear'],
    ['- ⚠️ Risk of churn', '- ! Risk of churn'],
    ['★★☆ 4/5', '*** 4/5'],
    ['☑ done ☐ open ✗ no', '√ done ○ open × no'],
    ['20℃, ＡＢＣ！ ① ⅓', '20°C, ABC! 1 1\u20443'],
    ['\uf0b7 from Word', '• from Word'],
    ['1️⃣ first', '1 first'],
    ['a ♥ b ♫', 'a  b '],
    ['\ue123x\ud800', 'x'],
    ['10 − 3', '10 − 3'],
    ['Ogham\u1680space,\u3000ideographic', 'Ogham\u00a0space,\u00a0ideographic'],
    ['a line\u000bof Word,\u2028and another', 'a line\nof Word,\nand another'],
  ])('signs that are missing are written in others, or left out: %s', (text, printed) => {
    expect(inFont(text)).toBe(printed);
    expect(lettersNotInFont(text)).toEqual([]);
  });

  it('no sign that is no letter stops a PDF', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const letter of lettersNotInFont(text)) expect(letter).toMatch(/[\p{L}\p{M}\p{N}]/u);
      }),
    );
  });

  it('are looked for in all of a document, which is printed whole or not at all', () => {
    const plan = { title: 'Łódź 🎉', parts: [{ text: 'Θάλεια → done', share: 0.5, open: true }] };
    expect(printable(plan)).toEqual({ title: 'Łódź', parts: [{ text: 'Θάλεια -> done', share: 0.5, open: true }] });
    expect(() => printable({ ...plan, by: '張偉' })).toThrow(LettersNotInFontError);
  });

  it('are named to the person, a few of many', () => {
    expect(someLetters(['張', '偉'])).toBe('張 偉');
    expect(someLetters([...'一二三四五六'])).toBe('一 二 三 四 五 …');
  });
});
