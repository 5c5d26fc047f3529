// @vitest-environment page

import { connectServer } from '@steps/assistant';
import { aiResults } from '@steps/business';
import { notify } from '@steps/platform/ui';
import { aiResult, chooseEngine, languageModel, openMemoryStore, tomWith } from '@steps/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { ticket } from '../testing/ticket';
import { tickets } from '../tickets';
import { SupportPage } from './SupportPage';
import { draftOf, keepDraft } from './ticketDrafts';

const about = { collection: 'tickets', id: 't1' };
const data = { content: 'Dear Ada, hello.', reasoning: '' };
const named = { id: 'ai1', kind: 'ticket-reply', module: 'support', about };
const waiting = aiResult({ ...named, output: data.content, data });

const open = () => renderAt('/?module=support&ticket=t1', '/', SupportPage);
const draft = () => within(screen.getByRole('region', { name: 'Suggested reply' }));
const suggested = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the suggested reply' });
const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const type = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Advances the test's clock until the condition is true. */
const until = async (check: () => void) => {
  for (let left = 300; ; left--) {
    try {
      return check();
    } catch (error) {
      if (left === 0) throw error;
      await pass(20);
    }
  }
};
const entry = () => aiResults.all().at(-1);
const openWaiting = async (fields: { held?: boolean; engine?: string; model?: string } = {}) => {
  await openMemoryStore({ tickets: [ticket({ id: 't1' })], aiResults: [{ ...waiting, ...fields }] });
  open();
  await until(() => suggested());
};
const suggest = async () => {
  open();
  await press('Suggest a reply');
  await until(() => expect(draft().getByText('Writing a reply')).toBeDefined());
};

// Their code is loaded with the first run: not in the time of a test.
beforeAll(() =>
  Promise.all([
    import('@steps/business/results'),
    import('./ReplyDraft'),
    import('../tasks/ticketReply'),
    import('@steps/assistant'),
  ]),
);
beforeEach(async () => {
  await openMemoryStore({ tickets: [ticket({ id: 't1', subject: 'Blurred logo' })] });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  notify.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a suggested reply while it is written', () => {
  it('is put into the composer with one press, marked as a draft from a template, and cannot be recorded meanwhile', async () => {
    await suggest();
    await until(() => expect(document.querySelector('[data-writing]')?.textContent?.length).toBeGreaterThan(20));
    expect(draft().getByText('Draft, writing')).toBeDefined();
    expect(draft().getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Record reply' })).toBeNull();
    expect(aiResults.size).toBe(0);
    await pass(2500);
    await until(() => expect(suggested().value).toBe(entry()?.output));
    expect(draft().getByText('Draft')).toBeDefined();
    expect(draft().getByText('Template')).toBeDefined();
    expect(document.activeElement).toBe(suggested());
    expect(entry()).toMatchObject({ status: 'pending', about });
    expect(tickets.get('t1')?.messages).toEqual([]);
  });

  it('is stopped with Escape: nothing is recorded, and it can be tried again or written by hand', async () => {
    await suggest();
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    await pass(100);
    expect(draft().getByText('Stopped. Nothing was recorded.')).toBeDefined();
    expect(aiResults.size).toBe(0);
    await press('Try again');
    await pass(2500);
    await until(() => expect(aiResults.size).toBe(1));
    await press('Write it myself');
    expect(reply().value).toBe('');
  });

  it('says why none came, and tries again with another engine', async () => {
    const model = languageModel({ availability: 'unavailable' });
    vi.stubGlobal('LanguageModel', model.api);
    chooseEngine('browser');
    open();
    await press('Suggest a reply');
    await until(() => expect(draft().getByRole('alert').textContent).toContain('no model of its own'));
    chooseEngine('built-in');
    await press('Try again');
    await pass(2500);
    await until(() => expect(suggested().value).not.toBe(''));
    expect(draft().queryByRole('alert')).toBeNull();
  });
});

describe('a suggested reply without a network', () => {
  it('is still written by the built-in engine, which needs none', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await suggest();
    await pass(2500);
    await until(() => expect(suggested().value).toBe(entry()?.output));
    await press('Accept');
    expect(reply().value).toBe(entry()?.output);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says that the device is offline if a model server would write it, keeps what was typed, and is written once online', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    connectServer({ baseUrl: 'https://models.example/v1' }, ['small']);
    keepDraft('t1', { kind: 'reply', body: 'I rang you.' });
    open();
    await press('Suggest a reply');
    await until(() =>
      expect(draft().getByRole('alert').textContent).toMatch(/This device is offline.*built-in engine/),
    );
    expect([aiResults.size, draftOf('t1')?.body]).toEqual([0, 'I rang you.']);
    online.mockReturnValue(true);
    chooseEngine('built-in');
    await press('Try again');
    await pass(2500);
    await until(() => expect(suggested().value).toBe(entry()?.output));
    expect(draft().queryByRole('alert')).toBeNull();
    await press('Write it myself');
    expect(reply().value).toBe('I rang you.');
  });
});

describe('a suggested reply that waits', () => {
  it('is what the composer shows when its ticket is opened, and makes way for a text of one’s own', async () => {
    await openWaiting();
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    await press('Write it myself');
    expect(reply().value).toBe('');
    expect(aiResults.get('ai1')?.status).toBe('pending');
    await press('Show the suggestion');
    expect(suggested().value).toBe('Dear Ada, hello.');
  });

  it('that is accepted says so in its trail, and is in the reply', async () => {
    await openWaiting();
    await press('Accept');
    expect(aiResults.get('ai1')).toMatchObject({ status: 'approved', approvedBy: 'person' });
    expect(reply().value).toBe('Dear Ada, hello.');
    expect(screen.getByText('From a template that you approved')).toBeDefined();
    await press('Record reply');
    expect(tickets.get('t1')?.messages).toMatchObject([{ body: 'Dear Ada, hello.', aiResultId: 'ai1' }]);
    expect(aiResults.get('ai1')?.history.map(({ action }) => action)).toEqual(['recorded', 'approved', 'applied']);
    expect(screen.getByText('From a template, approved')).toBeDefined();
  });

  it('of a model is called AI, before it is recorded and after', async () => {
    await openWaiting({ engine: 'server', model: 'llama3' });
    await press('Accept');
    expect(screen.getByText('With a suggestion by AI that you approved')).toBeDefined();
    await press('Record reply');
    expect(screen.getByText('Suggested by AI, approved')).toBeDefined();
  });

  it('can be changed in place and accepted: the ledger keeps both texts', async () => {
    await openWaiting();
    await type(suggested(), 'Dear Ada, it is mended.');
    expect(draft().getByText('Draft, changed by you')).toBeDefined();
    await press('Accept changes');
    await until(() => expect(reply().value).toBe('Dear Ada, it is mended.'));
    expect(aiResults.get('ai1')).toMatchObject({ status: 'modified', editedText: 'Dear Ada, it is mended.' });
    expect(aiResults.get('ai1')?.history.at(-1)).toMatchObject({
      action: 'modified',
      before: 'Dear Ada, hello.',
      after: 'Dear Ada, it is mended.',
    });
  });

  it('keeps the changes until they are accepted or dropped', async () => {
    await openWaiting();
    await type(suggested(), 'Half changed');
    cleanup();
    open();
    await until(() => expect(suggested().value).toBe('Half changed'));
    await press('Undo my changes');
    expect(suggested().value).toBe('Dear Ada, hello.');
    expect(draftOf('t1')).toBeUndefined();
  });

  it('can be rejected for a reason, in two presses', async () => {
    await openWaiting();
    await press('Reject');
    await press('Wrong tone');
    expect(aiResults.get('ai1')).toMatchObject({ status: 'rejected', reason: 'Wrong tone' });
    expect(reply().value).toBe('');
    expect(screen.getByRole('button', { name: 'Suggest a reply' })).toBeDefined();
  });

  it('is accepted with Ctrl and Enter, but not before somebody could have read it', async () => {
    await openWaiting();
    const enter = () => act(async () => void fireEvent.keyDown(suggested(), { key: 'Enter', ctrlKey: true }));
    await enter();
    expect(aiResults.get('ai1')?.status).toBe('pending');
    await pass(1100);
    await enter();
    expect(aiResults.get('ai1')?.status).toBe('approved');
    expect(tickets.get('t1')?.messages).toEqual([]);
  });

  it('is put below what was typed already', async () => {
    await openMemoryStore({ tickets: [ticket({ id: 't1' })], aiResults: [waiting] });
    keepDraft('t1', { kind: 'reply', body: 'I rang you.' });
    open();
    expect(reply().value).toBe('I rang you.');
    await press('Show the suggestion');
    await until(() => suggested());
    expect(draft().getByText(/What you have written stays/)).toBeDefined();
    await press('Accept');
    expect(reply().value).toBe('I rang you.\n\nDear Ada, hello.');
    await press('Undo');
    expect(reply().value).toBe('I rang you.');
  });

  it('can be regenerated with the facts that were typed: the new one replaces it in the queue', async () => {
    await openWaiting();
    await type(screen.getByRole('textbox', { name: 'Facts to use' }), 'Mended on Tuesday');
    await press('Regenerate');
    await pass(2500);
    await until(() => expect(suggested().value).toContain('Mended on Tuesday'));
    expect(draft().getByText('From the subject and 1 fact')).toBeDefined();
    expect(aiResults.get('ai1')).toMatchObject({ status: 'rejected', replacedById: entry()?.id });
    cleanup();
    open();
    await until(() => expect(screen.getByDisplayValue('Mended on Tuesday')).toBeDefined());
  });

  it('is no longer called AI’s if the person replaced its words', async () => {
    await openWaiting();
    await press('Accept');
    await type(reply(), 'We rang each other.');
    await press('Record reply');
    expect(tickets.get('t1')?.messages[0]).toMatchObject({ body: 'We rang each other.' });
    expect(tickets.get('t1')?.messages[0]?.aiResultId).toBeUndefined();
  });

  it('is refused by the store if somebody only copies it', async () => {
    await openWaiting();
    await press('Write it myself');
    await type(reply(), 'Dear Ada, hello.');
    await press('Record reply');
    await until(() => screen.getByText(/come from a suggestion that nobody has approved/));
    expect(tickets.get('t1')?.messages).toEqual([]);
    expect(reply().value).toBe('Dear Ada, hello.');
  });

  it('is decided in the queue if a review rule holds it back', async () => {
    await openWaiting({ held: true });
    expect(draft().getByText(/A review rule holds it back/)).toBeDefined();
    expect(draft().queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(draft().getByRole('link', { name: 'Open in queue' }).getAttribute('href')).toContain('entry=ai1');
  });

  it('can be read by a role that answers and does not approve', async () => {
    await openMemoryStore({ tickets: [ticket({ id: 't1' })], aiResults: [waiting] });
    tomWith({ support: ['view', 'change'], 'human-loop': ['view'] });
    open();
    await until(() => expect(suggested().readOnly).toBe(true));
    for (const name of ['Accept', 'Reject', 'Regenerate']) {
      expect(draft().queryByRole('button', { name })).toBeNull();
    }
    expect(draft().getByText('Your role reads and comments; somebody else approves.')).toBeDefined();
    await press('Write it myself');
    expect(reply().value).toBe('');
  });
});
