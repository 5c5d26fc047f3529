import { chooseEngine, chooseLocalModel } from '@steps/business/src/ai/aiConnection';
import { aiResults } from '@steps/business/src/ai/ledger/aiResult';
import { type RunStage, stageText } from '@steps/business/src/ai/runStage';
import { runTask } from '@steps/business/src/ai/runTask';
import { openMemoryStore, privateFiles, tinyModel } from '@steps/testing';
import { letter } from '@steps/testing/src/standInTasks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aiUsage } from '../aiUsage';
import { lookAtFile } from './foundModel';
import type { FromModel, ModelPrompt, ToModel } from './modelMessages';
import { endModel } from './runningModel';

const input = { prompt: 'oak tables' };
const good = JSON.stringify({ content: 'Oak tables for small teams', reasoning: 'It names the subject.' });

/** The worker as the page sees it; `answers` says what comes for a prompt. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static loads: FromModel[] = [];
  static answers: (prompt: ModelPrompt) => readonly FromModel[] = () => [];
  readonly received: ToModel[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(message: ToModel) {
    this.received.push(message);
    const { loads, answers } = FakeWorker;
    const replies = message.do === 'load' ? loads : message.do === 'answer' ? answers(message.prompt) : [];
    for (const data of replies) queueMicrotask(() => this.say(data));
  }
  say(data: FromModel) {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.ended = true;
  }
}

const chunk = (content: string, finish: string | null = null): FromModel => ({
  at: 'answering',
  chunk: { choices: [{ index: 0, delta: { content }, finish_reason: finish }] },
});
const answered = (text: string): readonly FromModel[] => [chunk(text), chunk('', 'stop'), { at: 'ready' }];
const failed = (reason: string): FromModel => ({ at: 'failed', reason });
const prompts = () =>
  FakeWorker.made.flatMap(({ received }) => received.flatMap((one) => (one.do === 'answer' ? [one.prompt] : [])));

beforeEach(async () => {
  await openMemoryStore();
  privateFiles();
  vi.stubGlobal('Worker', FakeWorker);
  Object.assign(FakeWorker, { made: [], loads: [{ at: 'loading', percent: 40 }, { at: 'ready' }] });
  FakeWorker.answers = () => answered(good);
  const found = await lookAtFile(new File([tinyModel()], 'tiny.gguf'));
  await found.keep({ signal: new AbortController().signal, onBytes: () => {} });
  chooseLocalModel('tiny.gguf');
});
afterEach(() => {
  endModel();
  vi.unstubAllGlobals();
});

describe('a model that is kept in this browser', () => {
  it('is loaded once, asked by the schema, and its results say who made them', async () => {
    const stages: RunStage[] = [];
    const { entry, output } = await runTask(letter, input, { onStage: (stage) => stages.push(stage) });
    expect(output.content).toBe('Oak tables for small teams');
    expect(entry).toMatchObject({ engine: 'local', model: 'Tiny', status: 'pending' });
    expect(stages.map(stageText)).toContain('Loading the model, 40 %');
    await runTask(letter, input);
    expect(FakeWorker.made, 'one worker, one load').toHaveLength(1);
    expect(FakeWorker.made[0]?.received.map((one) => one.do)).toEqual(['load', 'answer', 'answer']);
    expect(prompts()[0]?.schema).toMatchObject({ type: 'object', required: ['content', 'reasoning'] });
    expect(prompts()[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(aiUsage.size, 'it costs nothing').toBe(0);
  });

  it('answers one question after the other', async () => {
    const both = [runTask(letter, input), runTask(letter, input)];
    expect((await Promise.all(both)).map(({ output }) => output.content)).toEqual([
      'Oak tables for small teams',
      'Oak tables for small teams',
    ]);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it('stops at once for the person; a worker that does not stop is ended, and loaded again for the next question', async () => {
    FakeWorker.answers = () => [chunk('{"content": "Oak')];
    const stop = new AbortController();
    const running = runTask(letter, input, { signal: stop.signal, onPartial: () => stop.abort() });
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(FakeWorker.made[0]?.received.at(-1)).toEqual({ do: 'stop' });
    expect(aiResults.size).toBe(0);
    FakeWorker.answers = () => answered(good);
    await runTask(letter, input);
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('goes on in the same worker when it stops by itself', async () => {
    FakeWorker.answers = () => [chunk('{"content": "Oak')];
    const stop = new AbortController();
    await expect(runTask(letter, input, { signal: stop.signal, onPartial: () => stop.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
    FakeWorker.answers = () => answered(good);
    FakeWorker.made[0]?.say({ at: 'ready' });
    await runTask(letter, input);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it('that writes without an end is stopped at 200 kB', async () => {
    FakeWorker.answers = () => [chunk('x'.repeat(200_001)), { at: 'ready' }];
    await expect(runTask(letter, input)).rejects.toMatchObject({ code: 'too-long' });
  });

  it.each([
    ['request (12020 tokens) exceeds the available context size (8192 tokens)', 'too-long', '8,192 tokens'],
    ['(ABORT) Aborted(OOM)', 'not-ready', 'too little memory'],
    ['failed to allocate buffer of size 1073741824', 'not-ready', 'too little memory'],
    ['Failed to parse model output', 'unreachable', 'The model failed: Failed to parse model output.'],
  ])('says in plain words that “%s”', async (reason, code, words) => {
    FakeWorker.answers = () => [failed(reason)];
    await expect(runTask(letter, input)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    expect(aiResults.size).toBe(0);
  });

  it('that cannot be loaded says why, and when its program did not come', async () => {
    FakeWorker.loads = [failed("unknown model architecture: 'brandnew'")];
    await expect(runTask(letter, input)).rejects.toThrow(
      "The model could not be loaded: unknown model architecture: 'brandnew'.",
    );
    FakeWorker.loads = [];
    const waiting = runTask(letter, input);
    await vi.waitFor(() => expect(FakeWorker.made[1]?.received).toHaveLength(1));
    FakeWorker.made[1]?.dispatchEvent(new Event('error'));
    await expect(waiting).rejects.toThrow('The program that runs models could not be loaded');
  });

  it('that is gone is named where another one can be chosen', async () => {
    chooseLocalModel('gone.gguf');
    await expect(runTask(letter, input)).rejects.toMatchObject({
      code: 'not-ready',
      message: expect.stringContaining('not kept in this browser'),
    });
    expect(() => {
      chooseLocalModel(undefined);
      chooseEngine('local');
    }).toThrow('Keep a model on this device first.');
  });
});
