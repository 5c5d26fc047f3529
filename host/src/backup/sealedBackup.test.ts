import { describe, expect, it } from 'vitest';
import { openSealed, readSealed, sealBackup } from './sealedBackup';

const text = JSON.stringify({
  product: 'Steps',
  kind: 'backup',
  note: 'Ada Byron, £5 — “ü”',
  long: 'x'.repeat(50_000),
});
const seal = async () => {
  const file = await sealBackup(text, 'correct horse', '2026-11-03T12:00:00.000Z');
  const sealed = readSealed(file);
  if (!sealed) throw new Error('Expected a sealed backup.');
  return { file, sealed };
};

describe('a sealed backup', () => {
  it('reveals nothing of its content, and opens with its passphrase', async () => {
    const { file, sealed } = await seal();
    // With its space: three letters come by chance in so much base64.
    expect(file).not.toContain('Ada Byron');
    expect(await openSealed(sealed, 'correct horse')).toBe(text);
  });

  it('is not opened by another passphrase, nor once a bit of it was changed', async () => {
    const { sealed } = await seal();
    await expect(openSealed(sealed, 'Correct horse')).rejects.toThrow('does not open the file');
    const flipped = `${sealed.data.startsWith('A') ? 'B' : 'A'}${sealed.data.slice(1)}`;
    await expect(openSealed({ ...sealed, data: flipped }, 'correct horse')).rejects.toThrow('does not open the file');
  });

  it('that is truncated, newer or edited says what is wrong', async () => {
    const { file, sealed } = await seal();
    expect(readSealed(file.slice(0, 400))).toBeUndefined();
    expect(() => readSealed(JSON.stringify({ ...sealed, version: 3 }))).toThrow('version 3; this page reads up to 2');
    expect(() => readSealed(JSON.stringify({ ...sealed, salt: '?' }))).toThrow('damaged at salt');
    expect(() => readSealed(JSON.stringify({ ...sealed, iterations: 1e12 }))).toThrow('damaged at iterations');
    expect(readSealed('{"product":"Steps","kind":"backup","version":1}')).toBeUndefined();
  });
});
