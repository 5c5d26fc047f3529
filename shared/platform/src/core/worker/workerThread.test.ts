import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asked } from './messages';
import { workerThread } from './workerThread';

/** A worker that doubles numbers, and breaks when it is told to. */
class DoublingWorker extends EventTarget {
  static made: DoublingWorker | undefined;
  onmessage: ((event: MessageEvent) => void) | undefined;
  onerror: ((event: { readonly message: string }) => void) | undefined;
  ended = false;
  constructor() {
    super();
    DoublingWorker.made = this;
  }
  postMessage({ id, message }: Asked<number>) {
    const data = message < 0 ? { id, problem: 'It is below nought.' } : { id, answer: message * 2 };
    // What is told 99 it never answers.
    if (message !== 99) queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
  terminate() {
    this.ended = true;
  }
}

const program = async () => ({ default: 'the program' });
const double = () => (number: number) => {
  if (number < 0) throw new Error('It is below nought.');
  return number * 2;
};

beforeEach(() => {
  vi.stubGlobal('Worker', DoublingWorker);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

it('answers each message from the worker, and says why it could not', async () => {
  const thread = await workerThread({ name: 'double', program, inPage: double });
  expect(await Promise.all([thread(1), thread(2)])).toEqual([2, 4]);
  await expect(thread(-1)).rejects.toThrow('It is below nought.');
  expect(console.warn).not.toHaveBeenCalled();
});

it('does the work in the page where workers are forbidden', async () => {
  vi.stubGlobal('Worker', undefined);
  const onLost = vi.fn();
  const thread = await workerThread({ name: 'double', program, inPage: double, onLost });
  expect(await Promise.all([thread(1), thread(2)])).toEqual([2, 4]);
  await expect(thread(-1)).rejects.toThrow('It is below nought.');
  expect(onLost).toHaveBeenCalledOnce();
});

it('when the worker breaks, what waits gets no answer and the page goes on', async () => {
  const onLost = vi.fn();
  const thread = await workerThread({ name: 'double', program, inPage: double, onLost });
  const waiting = thread(99);
  DoublingWorker.made?.onerror?.({ message: 'out of memory' });
  expect(await waiting).toBeUndefined();
  expect(onLost).toHaveBeenCalledOnce();
  expect(DoublingWorker.made?.ended).toBe(true);
  expect(await thread(99)).toBe(198);
});

it('nothing is answered in the page where nothing does the work there', async () => {
  vi.stubGlobal('Worker', undefined);
  const thread = await workerThread<number, number>({ name: 'double', program });
  expect(await thread(1)).toBeUndefined();
});
