// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letter, openMemoryStore } from '../testing';
import { languageModel } from '../testing/languageModel';
import { chooseEngine } from './aiConnection';
import { aiResults } from './ledger/aiResult';
import { useTaskRun } from './useTaskRun';

function Card() {
  const { progress, problem, run, stop } = useTaskRun<typeof letter.draft>();
  return (
    <>
      <button type="button" onClick={() => void run(letter, { prompt: 'oak tables' })}>
        Write
      </button>
      <button type="button" onClick={stop}>
        Stop
      </button>
      <p role="status">{progress?.line}</p>
      <section aria-label="Letter">{progress?.draft?.content}</section>
      <p role="alert">{problem}</p>
    </>
  );
}

beforeEach(async () => {
  await openMemoryStore();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = (label: string) => screen.getByLabelText(label).textContent ?? '';

it('a card shows the typed draft while it is written, and what is being done', async () => {
  render(<Card />);
  await press('Write');
  await pass(1000);
  expect(screen.getByRole('status').textContent).toBe('Writing');
  const half = text('Letter');
  expect(half.length).toBeGreaterThan(10);
  await pass(1500);
  expect(aiResults.size).toBe(1);
  expect(aiResults.all()[0]?.output.startsWith(half)).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('a card that is stopped or closed stops its task, and nothing is recorded', async () => {
  const { unmount } = render(<Card />);
  await press('Write');
  await press('Stop');
  await pass(3000);
  expect(screen.getByRole('alert').textContent).toBe('');
  await press('Write');
  unmount();
  await pass(3000);
  expect(aiResults.size).toBe(0);
});

it('a card says why there is no result', async () => {
  vi.stubGlobal('LanguageModel', languageModel({ availability: 'unavailable' }).api);
  chooseEngine('browser');
  vi.useRealTimers();
  render(<Card />);
  await press('Write');
  expect(await screen.findByText(/no model of its own/)).toBeDefined();
});
