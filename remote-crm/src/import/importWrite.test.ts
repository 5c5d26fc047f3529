import { expect, it, vi } from 'vitest';
import { noMatches } from './importMatchRules';
import type { ImportReader } from './importReader';
import { portions } from './importWrite';

/** A reader of rows named by their number, which answers when it is told to. */
function slowReader() {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const take = (from: number, size: number) =>
    new Promise<Awaited<ReturnType<ImportReader['take']>>>((resolve) => {
      asked.push(from);
      const rowNumbers = Array.from({ length: Math.min(size, 2500 - from) }, (_, at) => from + at);
      answers.push(() =>
        resolve({ contacts: rowNumbers.map((row) => ({ name: `Row ${row}`, email: '' })), rowNumbers }),
      );
    });
  // Nothing else is asked of it here.
  return { asked, answers, reader: { take } as Partial<ImportReader> as ImportReader };
}

const wanted = (reader: ImportReader, rowNumbers: number[] = []) => ({
  ...{ reader, count: 2500, rowNumbers, left: [] },
  ...{ matches: noMatches, choices: { phone: 'update', name: 'update' } as const },
});

it('the next rows are read while a portion is being written, and come in order', async () => {
  const { asked, answers, reader } = slowReader();
  const rowNumbers: number[] = [];
  const names: unknown[] = [];
  const rows = portions(wanted(reader, rowNumbers));
  for (const next of [
    [0, 1000],
    [0, 1000, 2000],
    [0, 1000, 2000],
  ]) {
    const portion = rows.next();
    answers.shift()?.();
    names.push(...((await portion).value ?? []).map(({ name }: { name: string }) => name));
    // The portion is in the writer's hands now.
    expect(asked).toEqual(next);
  }
  expect((await rows.next()).done).toBe(true);
  expect(names).toEqual(rowNumbers.map((row) => `Row ${row}`));
  expect(names).toHaveLength(2500);
});

it("an import that is stopped does not wait for rows that were asked for, and their failure is nobody's", async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { answers, reader } = slowReader();
  const take = vi.spyOn(reader, 'take');
  const rows = portions(wanted(reader));
  const portion = rows.next();
  take.mockRejectedValueOnce(new Error('The file is gone.'));
  answers.shift()?.();
  await portion;
  expect((await rows.return([])).done).toBe(true);
  await new Promise((done) => setTimeout(done));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
