import type { Protection } from '@steps/platform/src/core/workspace/workspaceSchema';
import { deriveInFewRounds } from '@steps/testing/src/fewRounds';
import { afterAll, describe, expect, it } from 'vitest';
import { aesCipher } from '../storage/cipher';
import { fromBase64 } from './keyText';
import {
  changedByPassphrase,
  changedByRecovery,
  changedRecovery,
  keyByPassphrase,
  newProtection,
  withoutPersonKey,
  withPersonKey,
} from './workspaceKeys';

const id = 'workspace-1';
const { asked, undo } = deriveInFewRounds();
afterAll(undo);
const first = await newProtection(id, 'violin harbour teapot');

async function sameKey(one: CryptoKey | undefined, other: CryptoKey | undefined): Promise<boolean> {
  if (!one || !other) return false;
  const sealed = await aesCipher(one).encrypt('hello', 'x');
  return aesCipher(other)
    .decrypt(sealed, 'x')
    .then(
      (text) => text === 'hello',
      () => false,
    );
}
const bytesOf = (key: Uint8Array) => Uint8Array.from(key);
const opened = async (protection: Protection, passphrase: string, workspace = id) =>
  keyByPassphrase(workspace, protection, passphrase);

describe('the key of a workspace', () => {
  it('is random, wrapped in a record that says how, and cannot be read out', async () => {
    const { protection, key, recoveryKey } = first;
    expect(protection).toMatchObject({ kdf: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 });
    expect(protection).not.toHaveProperty('people');
    expect(fromBase64(protection.salt)).toHaveLength(16);
    expect([protection.iv, protection.recovery.iv].map((iv) => fromBase64(iv).length)).toEqual([12, 12]);
    expect(recoveryKey).toHaveLength(32);
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
    expect([...key.usages].sort()).toEqual(['decrypt', 'encrypt']);
    expect(asked).toEqual([600_000]);
    const second = await newProtection(id, 'violin harbour teapot');
    expect(await sameKey(second.key, key)).toBe(false);
    expect(second.protection.salt).not.toBe(protection.salt);
    expect(second.recoveryKey).not.toEqual(recoveryKey);
  });

  it('is opened by its passphrase, however that is typed, in its workspace alone', async () => {
    const found = await opened(first.protection, 'violin harbour teapot');
    expect(found?.person).toBeUndefined();
    expect(found?.key.extractable).toBe(false);
    expect(await sameKey(found?.key, first.key)).toBe(true);
    expect(await opened(first.protection, 'violin harbour teapots')).toBeUndefined();
    expect(await opened(first.protection, 'violin harbour teapot', 'workspace-2')).toBeUndefined();
    const composed = await newProtection(id, 'caf\u00e9 harbour teapot');
    expect(await opened(composed.protection, 'cafe\u0301 harbour teapot')).toBeDefined();
  });

  it('stays the same with another passphrase, and the old one opens nothing', async () => {
    const changed = await changedByPassphrase(id, first.protection, 'violin harbour teapot', 'new words here');
    if (!changed) throw new Error('Expected a changed record');
    expect(changed.key.extractable).toBe(false);
    expect(await sameKey(changed.key, first.key)).toBe(true);
    expect(changed.protection.recovery).toEqual(first.protection.recovery);
    expect(await opened(changed.protection, 'violin harbour teapot')).toBeUndefined();
    expect(await opened(changed.protection, 'new words here')).toBeDefined();
    expect(await changedByPassphrase(id, first.protection, 'wrong', 'new words here')).toBeUndefined();
  });

  it('is opened by its recovery key, which is good until it is renewed', async () => {
    const changed = await changedByRecovery(id, first.protection, bytesOf(first.recoveryKey), 'after the loss');
    expect(await sameKey(changed?.key, first.key)).toBe(true);
    expect(changed && (await opened(changed.protection, 'after the loss'))).toBeDefined();
    const wrong = bytesOf(first.recoveryKey).fill(7);
    expect(await changedByRecovery(id, first.protection, wrong, 'x')).toBeUndefined();
    expect(await changedByRecovery('workspace-2', first.protection, bytesOf(first.recoveryKey), 'x')).toBeUndefined();

    const renewed = await changedRecovery(id, first.protection, 'violin harbour teapot');
    if (!renewed) throw new Error('Expected a renewed record');
    expect(renewed.recoveryKey).toHaveLength(32);
    expect(renewed.protection).toEqual({ ...first.protection, recovery: renewed.protection.recovery });
    expect(await changedByRecovery(id, renewed.protection, bytesOf(first.recoveryKey), 'x')).toBeUndefined();
    const again = await changedByRecovery(id, renewed.protection, bytesOf(renewed.recoveryKey), 'x');
    expect(await sameKey(again?.key, first.key)).toBe(true);
    expect(await changedRecovery(id, first.protection, 'wrong')).toBeUndefined();
  });

  it('whose record is broken in another way than by a wrong key says so', async () => {
    const broken = { ...first.protection, iv: '?' };
    await expect(opened(broken, 'violin harbour teapot')).rejects.toThrow();
  });
});

describe('a person with a passphrase of their own', () => {
  const withTwo = async () => {
    const tom = await withPersonKey(id, first.protection, 'violin harbour teapot', 'tom', 'words of tom');
    const una = tom && (await withPersonKey(id, tom, 'words of tom', 'una', 'words of una'));
    if (!tom || !una) throw new Error('Expected records with people');
    return { tom, una };
  };

  it('opens the same key, is told apart, and is beside the others', async () => {
    const { tom, una } = await withTwo();
    expect(tom.people).toMatchObject({ iterations: 600_000, keys: [{ person: 'tom' }] });
    expect(fromBase64(tom.people?.salt ?? '')).toHaveLength(16);
    expect(una.people?.salt).toBe(tom.people?.salt);
    expect(una.people?.keys.map(({ person }) => person)).toEqual(['tom', 'una']);
    for (const [passphrase, person] of [
      ['words of tom', 'tom'],
      ['words of una', 'una'],
      ['violin harbour teapot', undefined],
    ] as const) {
      const found = await opened(una, passphrase);
      expect(found?.person).toBe(person);
      expect(await sameKey(found?.key, first.key)).toBe(true);
    }
    expect(await opened(una, 'words of nobody')).toBeUndefined();
    expect(await withPersonKey(id, first.protection, 'wrong', 'tom', 'x')).toBeUndefined();
    const renamed = {
      ...una,
      people: una.people && { ...una.people, keys: una.people.keys.map((key) => ({ ...key, person: 'eve' })) },
    };
    expect(await opened(renamed, 'words of tom'), 'a key is of one person').toBeUndefined();
  });

  it('changes it alone, and gets a new one in place of the old', async () => {
    const { una } = await withTwo();
    const changed = await changedByPassphrase(id, una, 'words of tom', 'other words of tom');
    if (!changed) throw new Error('Expected a changed record');
    expect(changed.key.extractable).toBe(false);
    expect(changed.protection).toMatchObject({ salt: una.salt, wrappedKey: una.wrappedKey, recovery: una.recovery });
    expect(changed.protection.people?.keys.map(({ person }) => person)).toEqual(['una', 'tom']);
    expect((await opened(changed.protection, 'other words of tom'))?.person).toBe('tom');
    expect(await opened(changed.protection, 'words of tom')).toBeUndefined();
    expect((await opened(changed.protection, 'words of una'))?.person).toBe('una');
  });

  it('stays when the owner changes theirs, and goes when they are taken out', async () => {
    const { una } = await withTwo();
    const changed = await changedByPassphrase(id, una, 'violin harbour teapot', 'new words here');
    expect(changed?.protection.people).toEqual(una.people);
    const without = withoutPersonKey(una, 'tom');
    expect(without).toEqual({ ...una, people: { ...una.people, keys: una.people?.keys.slice(1) } });
    expect(await opened(without, 'words of tom')).toBeUndefined();
    expect(withoutPersonKey(without, 'una')).toEqual(first.protection);
    expect(withoutPersonKey(first.protection, 'una')).toEqual(first.protection);
    expect(withoutPersonKey(una, 'nobody')).toEqual(una);
  });
});
