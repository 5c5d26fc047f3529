// @vitest-environment page
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopVoice } from '../agents/voicePreview';
import { MessageRow } from './MessageRow';
import type { Message } from './thread';

/** A browser that reads aloud, as far as it is used here. */
class Utterance {
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(readonly text: string) {}
}
const spoken: Utterance[] = [];
const synthesis = {
  getVoices: () => [],
  speak: (utterance: Utterance) => void spoken.push(utterance),
  cancel: vi.fn(() => spoken.at(-1)?.onend?.()),
};

beforeEach(async () => {
  await openMemoryStore({});
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  cleanup();
  stopVoice();
  spoken.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (id: string, text: string): Message => ({
  id,
  threadId: 'one',
  role: 'agent',
  agentId: 'quinn',
  text,
  at: '2026-03-02T09:00:00.000Z',
});

function show(...answers: readonly Message[]) {
  const nothing = () => {};
  render(
    <MemoryRouter>
      {answers.map((message) => (
        <section key={message.id} aria-label={message.id}>
          <MessageRow message={message} onEdit={nothing} onRetry={nothing} />
        </section>
      ))}
    </MemoryRouter>,
  );
}
const of = (id: string) => within(screen.getByRole('region', { name: id }));
const press = (id: string, name: string) => fireEvent.click(of(id).getByRole('button', { name }));

it('an answer is read aloud without the signs of Markdown and the addresses of its links', () => {
  show(answer('a', '**Two** deals:\n\n- [Oak tables](/?module=crm&deal=1) (`£1,200`)'));
  press('a', 'Read aloud');
  expect(spoken.map(({ text }) => text)).toEqual(['Two deals:\n\n- Oak tables (£1,200)']);
});

it('reading stops when it is pressed again, and when the text is over', async () => {
  show(answer('a', 'Two deals.'));
  press('a', 'Read aloud');
  await of('a').findByRole('button', { name: 'Stop reading' });
  press('a', 'Stop reading');
  expect(synthesis.cancel).toHaveBeenCalled();
  await of('a').findByRole('button', { name: 'Read aloud' });
  press('a', 'Read aloud');
  await of('a').findByRole('button', { name: 'Stop reading' });
  act(() => spoken.at(-1)?.onend?.());
  await of('a').findByRole('button', { name: 'Read aloud' });
});

it('another answer of the same agent takes over', async () => {
  show(answer('a', 'Two deals.'), answer('b', 'Three tickets.'));
  press('a', 'Read aloud');
  await of('a').findByRole('button', { name: 'Stop reading' });
  press('b', 'Read aloud');
  await of('b').findByRole('button', { name: 'Stop reading' });
  expect(of('a').getByRole('button', { name: 'Read aloud' })).toBeDefined();
  expect(spoken.map(({ text }) => text)).toEqual(['Two deals.', 'Three tickets.']);
});

it('says beside the answer that it could not be read aloud', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  show(answer('a', 'Two deals.'), answer('b', 'Three tickets.'));
  press('a', 'Read aloud');
  act(() => spoken.at(-1)?.onerror?.({ error: 'synthesis-failed' }));
  expect(await of('a').findByText('This browser could not play the voice.')).toBeDefined();
  expect(of('b').queryByText('This browser could not play the voice.')).toBeNull();
  expect(logged).toHaveBeenCalledWith('Voice preview failed', expect.any(Error));
});

it('is not offered where the browser has no voice', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  show(answer('a', 'Two deals.'));
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});
