import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysMeant } from './keyRules';

const meant = (key: string, code: string, held = '') =>
  keysMeant({ key, code, shiftKey: held.includes('s'), altKey: held.includes('a') })[0];

describe('what a press means for shortcuts', () => {
  it.each([
    ['Russian', 'о', 'KeyJ', '', 'j'],
    ['Russian, with Shift', 'О', 'KeyJ', 's', 'j'],
    ['Ukrainian', 'і', 'KeyS', '', 's'],
    ['Greek', 'κ', 'KeyK', '', 'k'],
    ['Greek, a sign in the place of a letter', ';', 'KeyQ', '', 'q'],
    ['Arabic', 'ش', 'KeyA', '', 'a'],
    ['Arabic, two letters under one key', 'لا', 'KeyB', '', 'لا'],
    ['Arabic question mark', '؟', 'Slash', 's', '?'],
    ['Arabic digit', '١', 'Digit1', '', '1'],
    ['Hebrew', 'ח', 'KeyJ', '', 'j'],
    ['Hebrew, a sign in the place of a letter', "'", 'KeyW', '', 'w'],
    ['Thai', 'ฟ', 'KeyA', '', 'a'],
    ['Thai vowel above', 'ั', 'KeyY', '', 'y'],
    ['Thai letter in the place of a sign', 'ฝ', 'Slash', '', '/'],
    ['Thai letter in the place of a digit', 'ๅ', 'Digit1', '', '1'],
    ['Hindi', 'र', 'KeyJ', '', 'j'],
    ['Georgian', 'ჯ', 'KeyJ', '', 'j'],
    ['Armenian', 'ճ', 'KeyJ', '', 'j'],
    ['Korean', 'ㅓ', 'KeyJ', '', 'j'],
    ['Japanese, full width', 'ｋ', 'KeyK', '', 'k'],
    ['French, its own A', 'a', 'KeyQ', '', 'a'],
    ['French, a digit without Shift', '&', 'Digit1', '', '1'],
    ['German, Y and Z change places', 'z', 'KeyY', '', 'z'],
    ['German, a letter in the place of a sign', 'ö', 'Semicolon', '', 'ö'],
    ['German, a sign in the place of another', '-', 'Slash', '', '-'],
    ['Turkish', 'ı', 'KeyI', '', 'ı'],
    ['United States, a sign with Shift', '!', 'Digit1', 's', '!'],
    ['Mac, with Alt', '˜', 'KeyN', 'a', 'n'],
    ['Mac, with Alt and nothing written yet', 'Dead', 'KeyN', 'a', 'n'],
    ['a name', 'Enter', 'Enter', '', 'enter'],
    ['a space', ' ', 'Space', '', ' '],
  ])('%s: %s on %s %s is %s', (_layout, key, code, held, is) => {
    expect(meant(key, code, held)).toBe(is);
  });

  it('is the letter that a Latin keyboard writes, wherever it is', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    fc.assert(
      fc.property(letter, letter, fc.boolean(), (key, place, shiftKey) => {
        const press = { key: shiftKey ? key.toUpperCase() : key, code: `Key${place.toUpperCase()}`, shiftKey };
        expect(keysMeant(press)).toEqual([key]);
      }),
    );
  });

  it('keeps the sign that was written as a second meaning', () => {
    expect(keysMeant({ key: '/', code: 'KeyQ' })).toEqual(['q', '/']);
  });
});
