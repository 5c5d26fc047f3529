import { memoryKeyValue } from '@steps/platform/src/core/workspace/keyValue';
import { describe, expect, it, vi } from 'vitest';
import { authenticatedKey, clearAuthenticated, isAuthenticated, setAuthenticated } from './authenticated';
import { fromBase32, fromBase64, toBase32Groups, toBase64 } from './keyText';
import { recoveryFile, recoveryKeyFrom } from './recoveryFile';

const key = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
const workspace = { id: 'workspace-1', name: 'Harbour & Söhne!', createdAt: '2026-01-01T00:00:00.000Z' };

describe('a recovery file', () => {
  it('says what it is for, of which workspace, and how it is used', () => {
    const { fileName, text } = recoveryFile(workspace, key);
    expect(fileName).toBe('steps-recovery-harbour-sohne.json');
    expect(text.endsWith('}\n')).toBe(true);
    expect(text).toContain('\n  "product": "Steps"');
    expect(JSON.parse(text)).toEqual({
      product: 'Steps',
      kind: 'recovery key',
      workspace: 'Harbour & Söhne!',
      workspaceId: 'workspace-1',
      created: '2026-01-01T00:00:00.000Z',
      recoveryKey: toBase32Groups(key),
      instructions: [
        expect.stringContaining('Keep this file somewhere safe'),
        expect.stringContaining('Use recovery file'),
        expect.stringContaining('opens the workspace only in the browser'),
      ],
    });
  });

  it('is named after the workspace, or plainly', () => {
    const named = (name: string) => recoveryFile({ ...workspace, name }, key).fileName;
    expect([named('--A  b--'), named('ф'), named('!')]).toEqual([
      'steps-recovery-a-b.json',
      'steps-recovery-ф.json',
      'steps-recovery-workspace.json',
    ]);
  });

  it('gives the key back, as a file or as typed', () => {
    const { text } = recoveryFile(workspace, key);
    expect(recoveryKeyFrom(`\n ${text}`)).toEqual(key);
    expect(recoveryKeyFrom(toBase32Groups(key).toLowerCase().replaceAll('-', ' '))).toEqual(key);
  });

  it('that is another file, or a key that is not whole, is refused', () => {
    const notOurs = 'This is not a Steps recovery file, or it was changed.';
    const notWhole = 'This recovery key is not complete: it has 13 groups of four letters and digits (2 to 7).';
    expect(() => recoveryKeyFrom('{}')).toThrow(notOurs);
    expect(() => recoveryKeyFrom('{"product":')).toThrow(notOurs);
    for (const text of ['', 'AAAA', `${toBase32Groups(key)}AA`, '1111']) {
      expect(() => recoveryKeyFrom(text), text).toThrow(notWhole);
      expect(() => recoveryKeyFrom(text)).toThrow(expect.objectContaining({ code: 'bad-recovery-file' }));
    }
    expect(() => recoveryKeyFrom('{}')).toThrow(expect.objectContaining({ code: 'bad-recovery-file' }));
    const short = JSON.parse(recoveryFile(workspace, key).text);
    expect(() => recoveryKeyFrom(JSON.stringify({ ...short, recoveryKey: 'AAAA' }))).toThrow(notWhole);
  });
});

describe('bytes as text', () => {
  it('are base32 as RFC 4648 has it, in groups, without its padding', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32Groups(bytes(text)))).toEqual([
      '',
      'MY',
      'MZXQ',
      'MZXW-6',
      'MZXW-6YQ',
      'MZXW-6YTB',
      'MZXW-6YTB-OI',
    ]);
    expect(fromBase32(' mzxw-6ytb\noi ')).toEqual(bytes('foobar'));
    expect(fromBase32('')).toEqual(new Uint8Array());
    for (const text of ['MZX0', 'MZX1', 'MZX8', 'MZX9', 'MZX=', 'MZXÄ']) expect(fromBase32(text), text).toBeUndefined();
    const low = Uint8Array.from([0, 1, 2]);
    expect(fromBase32(toBase32Groups(low))).toEqual(low);
  });

  it('are base64, and what is none is refused', () => {
    expect(toBase64(Uint8Array.from([0, 255, 16]))).toBe('AP8Q');
    expect(fromBase64('AP8Q')).toEqual(Uint8Array.from([0, 255, 16]));
    expect(() => fromBase64('?')).toThrow(DOMException);
  });
});

describe('the flag that the gate was passed', () => {
  it('is set, read and cleared', () => {
    const storage = memoryKeyValue();
    expect(isAuthenticated(storage)).toBe(false);
    setAuthenticated(storage);
    expect([isAuthenticated(storage), storage.getItem(authenticatedKey), authenticatedKey]).toEqual([
      true,
      'true',
      'steps.authenticated',
    ]);
    clearAuthenticated(storage);
    expect([isAuthenticated(storage), storage.getItem(authenticatedKey)]).toEqual([false, null]);
    storage.setItem(authenticatedKey, 'yes');
    expect(isAuthenticated(storage)).toBe(false);
  });

  it('says so where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    for (const use of [isAuthenticated, setAuthenticated, clearAuthenticated]) {
      expect(() => use()).toThrow(expect.objectContaining({ code: 'storage-unavailable' }));
    }
    vi.unstubAllGlobals();
  });
});
