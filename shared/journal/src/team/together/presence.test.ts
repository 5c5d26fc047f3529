import { describe, expect, it } from 'vitest';
import { newKeyRing, ringFor, rotated } from '../keys/keyRing';
import { cleanName, type PresenceMessage, readPresence } from './presence';
import { presenceSeal } from './presenceSeal';

const subject = 'presence.team1.business1.laptop';
const message: PresenceMessage = {
  run: '0123456789abcdef',
  at: 1,
  name: 'Sam',
  on: 'iPhone',
  places: [{ collection: 'contacts', id: 'ada', field: 'phone' }],
};

describe('what a device says', () => {
  it('is read by every device with the keys of today, also by a role that reads no collection', async () => {
    const ring = newKeyRing();
    const guest = await ringFor(ring, []);
    const data = await presenceSeal(() => ring).seal(message, subject);
    expect(await presenceSeal(() => guest).open(data ?? new Uint8Array(), subject)).toEqual(message);
  });

  it('cannot be read on the server: it names nobody and no record', async () => {
    const data = await presenceSeal(newKeyRing).seal(message, subject);
    const text = new TextDecoder('latin1').decode(data);
    for (const word of ['Sam', 'iPhone', 'contacts', 'ada', 'phone']) expect(text).not.toContain(word);
  });

  it('is nothing on the subject of another device, under the key of another business, or garbled', async () => {
    const ring = newKeyRing();
    const seal = presenceSeal(() => ring);
    const data = (await seal.seal(message, subject)) ?? new Uint8Array();
    expect(await seal.open(data, 'presence.team1.business1.phone')).toBeUndefined();
    expect(await presenceSeal(newKeyRing).open(data, subject)).toBeUndefined();
    for (let at = 0; at < data.length; at += 7) {
      const garbled = new Uint8Array(data);
      garbled[at] = (garbled[at] ?? 0) ^ 1;
      expect(await seal.open(garbled, subject)).toBeUndefined();
      expect(await seal.open(data.subarray(0, at), subject)).toBeUndefined();
    }
    expect(await seal.open(new Uint8Array(100_000).fill(1), subject)).toBeUndefined();
  });

  it('is heard no more from who was removed: the keys are others since', async () => {
    const before = newKeyRing();
    let ring = before;
    const staying = presenceSeal(() => ring);
    ring = rotated(ring);
    const removed = (await presenceSeal(() => before).seal(message, subject)) ?? new Uint8Array();
    expect(await staying.open(removed, subject)).toBeUndefined();
    const stays = (await staying.seal(message, subject)) ?? new Uint8Array();
    expect(await presenceSeal(() => ring).open(stays, subject)).toEqual(message);
  });

  it('has the fields it should have, each of a size that is shown, or is ignored', () => {
    const wrong = [
      null,
      'gone',
      [],
      {},
      { ...message, run: 'x' },
      { ...message, at: -1 },
      { ...message, at: '1' },
      { ...message, name: 1 },
      { ...message, name: 'x'.repeat(401) },
      { ...message, places: 'contacts' },
      { ...message, places: [{ collection: 'contacts' }] },
      { ...message, places: [{ collection: 'contacts', id: 'x'.repeat(201) }] },
      { ...message, places: Array.from({ length: 9 }, () => ({ collection: 'contacts', id: 'ada' })) },
      { run: message.run, gone: false },
    ];
    for (const value of wrong) expect(readPresence(value)).toBeUndefined();
    expect(readPresence({ ...message, more: 1 })).toEqual(message);
    expect(readPresence({ run: message.run, gone: true })).toEqual({ run: message.run, gone: true });
  });
});

describe('a name that others chose', () => {
  it('is shown on one line, without signs that turn or hide what stands beside it', () => {
    expect(cleanName('  Sam \n\u202e Smith\u2066\u0000 ')).toBe('Sam Smith');
    expect(cleanName('\u200b\u200e')).toBe('');
    expect(cleanName('José 山田 Ö')).toBe('José 山田 Ö');
    expect([...cleanName('😀'.repeat(100))]).toHaveLength(60);
  });
});
