import { expect, it, vi } from 'vitest';
import type { ImportAnswer, ImportQuestion } from './importMessages';
import { openImportReader } from './importReader';

const worker = vi.hoisted(() => ({
  asked: [] as ImportQuestion[],
  onmessage: undefined as ((event: { data: ImportAnswer }) => void) | undefined,
  postMessage(question: ImportQuestion) {
    this.asked.push(question);
  },
}));
vi.mock('@steps/platform/worker', () => ({ blobWorker: () => worker }));
vi.mock('./importWorker.ts?worker-text', () => ({ default: '' }));

it('rows that an import asked for before it was stopped are not taken for those of the next one', async () => {
  const answer = (from: number, name: string) =>
    worker.onmessage?.({
      data: { kind: 'taken', from, rows: { contacts: [{ name, email: '' }], rowNumbers: [from] } },
    });
  const reader = await openImportReader(() => {});
  void reader.take(5000, 1000);
  const rows = reader.take(0, 1000);
  answer(5000, 'Stopped');
  answer(0, 'First');
  expect((await rows).contacts).toEqual([{ name: 'First', email: '' }]);
});
