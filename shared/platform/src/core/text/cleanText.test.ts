import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './cleanText';

describe('a cleaned text', () => {
  it.each([
    ['a zero-width space', 'zoe\u200b@example.com', 'zoe@example.com'],
    ['a byte order mark', '\ufeffZoe', 'Zoe'],
    ['a soft hyphen', 'Donau\u00addampf', 'Donaudampf'],
    ['embedding of direction', '\u202a+44 20\u202c', '+44 20'],
    ['a control', 'A\u0007da', 'Ada'],
    ['a word joiner and an object sign', 'A\u2060da\ufffc', 'Ada'],
    ['a joiner that joins nothing', 'Ada\u200d \u200cLovelace', 'Ada Lovelace'],
    ['letters in parts', 'Jose\u0301', 'José'],
    ['Hangul in parts', '김'.normalize('NFD'), '김'],
  ])('has lost %s', (_what, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  it.each([
    ['the joiner of a Persian word', 'می\u200cخواهم'],
    ['the joiner of Hindi', 'क्\u200dष'],
    ['a composed emoji', '👩🏽\u200d🚀 🏃\u200d♀️ ❤️\u200d🔥'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a rare form of a Chinese sign', '\ufa19'],
    ['lines, tabs and fixed spaces', 'one\n\ttwo\u00a0three'],
  ])('keeps %s', (_what, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('in one line has single spaces and none around it', () => {
    expect(cleanLine('\u200f Ada\u00a0\u3000Lovelace\n ')).toBe('Ada Lovelace');
  });
});
