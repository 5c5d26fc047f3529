// @vitest-environment page

import { defineTask } from '@steps/platform/src/core/contract/aiTask';
import { defineTool } from '@steps/platform/src/core/contract/aiTool';
import { aiResult, letter, openMemoryStore } from '@steps/testing';
import { languageModel } from '@steps/testing/src/languageModel';
import { MemoryRouter } from '@steps/testing/src/MemoryRouter';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseEngine } from '../ai/aiConnection';
import { aiResults } from '../ai/ledger/aiResult';
import { approveAiResult, recordAiResult } from '../ai/ledger/aiResultState';
import { useTaskRun } from '../ai/useTaskRun';
import { ResultCardBody } from './ResultCardBody';
import { approvedAs, resultView } from './resultView';

const stock = defineTool({
  kind: 'read',
  name: 'find_stock',
  description: 'Finds what is in stock',
  input: v.object({ what: v.string() }),
  run: ({ what }) => ({ what, pieces: 7 }),
});
/** A letter whose built-in engine looks something up first. */
const lookedUpLetter = defineTask({
  ...letter,
  lookUp: async (input, call) => {
    await call('find_stock', { what: input.prompt });
    return input;
  },
});
const view = resultView(letter.draft, ({ content = '' }, { writing }) => (
  <blockquote data-writing={writing}>{content}</blockquote>
));

function Page() {
  const work = useTaskRun(() => lookedUpLetter);
  return (
    <MemoryRouter>
      <button type="button" onClick={() => void work.run({ prompt: 'oak tables' }, { tools: [stock] })}>
        Write
      </button>
      <ResultCardBody
        work={work}
        title="Your letter"
        view={view}
        actions={({ status }) => status === 'approved' && <button type="button">Send it</button>}
      />
    </MemoryRouter>
  );
}

// Their code is loaded with the first run: not in the time of a test.
beforeAll(() => Promise.all([import('@steps/assistant'), import('@steps/assistant/src/engines/builtInEngine')]));
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
const begin = async () => {
  await press('Write');
  await act(() => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Writing')));
};
const card = (name = 'Your letter') => within(screen.getByRole('article', { name }));

describe('a result card while its result is made', () => {
  it('shows what is done, the draft in the look of its kind, and what was looked up; then the entry', async () => {
    render(<Page />);
    expect(screen.queryByRole('article')).toBeNull();
    await begin();
    await pass(1000);
    const half = card().getByRole('blockquote');
    expect(half.dataset.writing).toBe('true');
    expect(half.textContent?.length).toBeGreaterThan(10);
    expect(within(card().getByRole('list', { name: 'What is being done' })).getByText('Writing')).toBeDefined();
    expect(card().getByText('Looked up once')).toBeDefined();
    const begun = half.textContent ?? '';
    await pass(1500);
    const [entry] = aiResults.all();
    const made = card(entry?.title);
    expect(made.getByRole('blockquote').dataset.writing).toBe('false');
    expect(made.getByRole('blockquote').textContent?.startsWith(begun)).toBe(true);
    expect(made.getByText('Found: {"what":"oak tables","pieces":7}')).toBeDefined();
    expect(made.queryByRole('button', { name: 'Send it' })).toBeNull();
    act(() => void approveAiResult(entry?.id ?? ''));
    expect(made.getByRole('button', { name: 'Send it' })).toBeDefined();
  });

  it('can be stopped with nothing recorded, keeps the focus, and makes the same again when asked to', async () => {
    render(<Page />);
    await begin();
    await press('Stop');
    await pass(100);
    expect(card().getByText('Stopped. Nothing was recorded.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('article'));
    expect(aiResults.size).toBe(0);
    await press('Try again');
    await pass(2500);
    expect(aiResults.all()[0]?.inputs).toEqual({ prompt: 'oak tables' });
  });

  it('ends with its page: nothing is recorded', async () => {
    const { unmount } = render(<Page />);
    await begin();
    unmount();
    await pass(3000);
    expect(aiResults.size).toBe(0);
  });

  it('says why there is no result, and tries again', async () => {
    vi.useRealTimers();
    const model = languageModel({ availability: 'unavailable' });
    vi.stubGlobal('LanguageModel', model.api);
    chooseEngine('browser');
    render(<Page />);
    await press('Write');
    expect((await screen.findByRole('alert')).textContent).toContain('no model of its own');
    chooseEngine('built-in');
    await press('Try again');
    await vi.waitFor(() => expect(aiResults.size).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a result card', () => {
  const open = (props: Partial<Parameters<typeof ResultCardBody>[0]> = {}) =>
    render(
      <MemoryRouter>
        <ResultCardBody resultId="ai1" {...props} />
      </MemoryRouter>,
    );

  it('shows the version that was asked for instead, but not in the queue', async () => {
    await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', title: 'First' })] });
    const { unmount } = open();
    act(() => void recordAiResult({ ...aiResult({}), title: 'Second', replacesId: 'ai1' }));
    expect(screen.getByRole('article', { name: 'Second' })).toBeDefined();
    unmount();
    open({ inQueue: true });
    expect(screen.getByRole('article', { name: 'First' })).toBeDefined();
  });

  it('shows the text if the data do not have the shape of their kind', async () => {
    await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', title: 'First', output: 'Plain words', data: 7 })] });
    open({ view });
    expect(screen.getByText('Plain words')).toBeDefined();
  });

  it('gives what was approved in the shape of its kind, and nothing before or without that shape', async () => {
    const data = { content: 'Dear reader', reasoning: '' };
    const approved = aiResult({ status: 'approved', data });
    expect(approvedAs(letter.draft, approved)).toEqual(data);
    expect(approvedAs(letter.draft, { ...approved, status: 'pending' })).toBeUndefined();
    expect(approvedAs(letter.draft, { ...approved, data: { content: '' } })).toBeUndefined();
    expect(approvedAs(letter.draft, { ...approved, status: 'modified', editedText: 'Other' })).toBeUndefined();
  });
});
