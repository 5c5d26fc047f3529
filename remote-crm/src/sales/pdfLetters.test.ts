// @ts-expect-error: the package has no types.
import { create } from 'fontkit';
import fonts from 'pdfmake/build/vfs_fonts.js';
import { describe, expect, it } from 'vitest';
import { inFont, notInFont } from './pdfLetters';

const lettersOf = (text: string) => [...new Set(inFont(text).match(notInFont))];

describe('the letters of a PDF', () => {
  it.each(['Roboto-Regular.ttf', 'Roboto-Medium.ttf'] as const)('are all in %s', (name) => {
    const { characterSet }: { characterSet: number[] } = create(Buffer.from(fonts[name] ?? '', 'base64'));
    const drawn = new Set(characterSet.map((code) => String.fromCodePoint(code)));
    const every = Array.from({ length: 0x1_0000 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
    const wrong = every.filter((letter) => letter.match(notInFont) === null && !drawn.has(letter));
    expect(wrong.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it('are those of European languages, composed or not', () => {
    expect(lettersOf('Žofie Łuczak, Θάλεια, Юлия, Nguyễn, e\u0301 – “£1,000” • 20°C ½ ™ €5')).toEqual([]);
  });

  it('are told where they are missing, each once', () => {
    expect(lettersOf('張偉 and 張 → ✓ مرحبا')).toEqual(['張', '偉', '→', '✓', 'م', 'ر', 'ح', 'ب', 'ا']);
  });

  it('leave out emoji, invisible signs and foreign spaces without a word', () => {
    expect(inFont('Thanks 🎉, \u202e1\u202f000\u200f')).toBe('Thanks, 1\u00a0000');
  });
});
