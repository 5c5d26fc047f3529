import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import { StorageError } from '@steps/platform/src/core/storage/port';
import { expect, it } from 'vitest';
import { readNotes } from './teamNotes';

const known = { v: 1, at: '0000000000001.phone', of: {}, seq: 7 };

async function opened() {
  const port = memoryPort();
  const notes = await readNotes(await port.open('notes'));
  const written = async () => [...(await readNotes(await port.open('notes'))).known.keys()];
  return { notes, written };
}

it('what they say of a row is written once storage has the row, so that a crash loses none', async () => {
  const { notes, written } = await opened();
  const end: (() => void)[] = [];
  const writing = () => new Promise<void>((resolve) => end.push(resolve));
  notes.set('ada', known);
  const storing = [notes.stored(writing())];
  const saved = notes.save();
  notes.set('bo', known);
  storing.push(notes.stored(writing()));
  end[0]?.();
  await storing[0];
  expect(await written()).toEqual([]);
  end[1]?.();
  await Promise.all([...storing, saved]);
  expect(await written()).toEqual(['ada', 'bo']);
});

it('what storage could not take is never written, and that is told once', async () => {
  const { notes, written } = await opened();
  const told: unknown[] = [];
  notes.onUnstored = (error) => told.push(error);
  const full = new StorageError('quota', 'The disk is full.');
  notes.set('ada', known);
  const saved = notes.save();
  await expect(notes.stored(Promise.reject(full))).rejects.toBe(full);
  await expect(notes.stored(Promise.reject(full))).rejects.toBe(full);
  await saved;
  await notes.save();
  expect([told, await written()]).toEqual([[full], []]);
});
