import { describe, expect, it } from 'vitest';
import { passphraseProblem, passphraseStrength, waitAfter, waitLeft } from './workspaceRules';

describe('wrong passphrases', () => {
  it('cost nothing twice, then 1 s, doubling up to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 5000].map(waitAfter)).toEqual([
      0, 0, 0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });

  it('leave the rest of the wait, and never more than the rule even when the clock was set back', () => {
    const attempts = { failures: 4, notBefore: 10_000 };
    expect(waitLeft(attempts, 9500)).toBe(500);
    expect(waitLeft(attempts, 10_000)).toBe(0);
    expect(waitLeft(attempts, -5_000_000)).toBe(2000);
  });
});

describe('a passphrase', () => {
  it('needs 8 characters, counted as people do', () => {
    expect(passphraseProblem('sevench')).toBe('Use at least 8 characters (this has 7).');
    expect(passphraseProblem('eight ch')).toBeUndefined();
    expect(passphraseProblem('🙂🙂🙂🙂')).toContain('this has 4');
  });

  it.each([
    ['123456789012', 'digits'],
    ['98765432109876543210', 'digits'],
    ['4711-0815-4711', 'digits'],
    ['22.11.2026', 'date'],
    ['2026-11-22', 'date'],
    ['22111978', 'date'],
    ['111111111111', 'repeats'],
    ['1212121212', 'repeats'],
    ['aaaaaaaaaaaa', 'repeats'],
  ])('%s is refused, and the reason says %s', (text, reason) => {
    expect(passphraseProblem(text)).toContain(reason);
  });

  it.each(['83920174655082913746', '24 harbour lane', 'Пароль длинный', '!?#-%&/()=+*~<>'])(
    '%s is accepted',
    (text) => {
      expect(passphraseProblem(text)).toBeUndefined();
    },
  );

  it.each([
    ['short', 0],
    ['aaaaaaaaaaaaaaaa', 0],
    ['12345678', 0],
    ['password', 0],
    ['P4$$w0rd1', 0],
    ['kitchen7', 1],
    ['blue kitchen', 2],
    ['gT7#kq2!vZ', 3],
    ['violin harbour teapot mountain', 4],
  ])('%s scores %i', (text, score) => {
    expect(passphraseStrength(text).score).toBe(score);
  });

  it('that is weak gets the advice that fits', () => {
    expect(passphraseStrength('password1').hint).toContain('common words');
    expect(passphraseStrength('zzzzzzzzzz').hint).toContain('repeats');
    expect(passphraseStrength('abcdefghijklm').hint).toContain('sequences');
    expect(passphraseStrength('kitchen7').hint).toContain('longer');
  });

  it('gets the same answer every time it is asked', () => {
    const answers = [1, 2, 3].map(() => passphraseStrength('p4ssword and more words'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
