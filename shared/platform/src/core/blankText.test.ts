import { describe, expect, it } from 'vitest';
import { isBlank } from './blankText';

describe('a text', () => {
  it.each(['', '  \n', '\u200b\u200b', '\u2060\ufeff', '\u202e', '\u3164', '\u2800 \u00ad'])(
    'that shows nothing is blank: %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['a', '0', '\u200bAda', '李', '👩‍💻', 'ـ'])('that shows something is not: %s', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
