// @vitest-environment page
import { aiResults, contacts, ownerRole, people, recordAiResult } from '@steps/business';
import { commit, put, undo } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  contact,
  createContact,
  declareKinds,
  fixClock,
  MemoryRouter,
  openMemoryStore,
  ownerId,
  passTime,
  setCurrentPerson,
} from '@steps/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HumanLoopPage } from './HumanLoopPage';

// Whole journeys by keyboard take a few seconds on a busy machine, and the first card fetches its code.

const at = (minute: number) => `2026-11-03T10:${String(minute).padStart(2, '0')}:00.000Z`;
const entries = [
  aiResult({
    id: 'one',
    title: 'First subject',
    output: 'Autumn is here',
    createdAt: at(1),
    score: 72,
    scoreReason: 'Short enough',
  }),
  aiResult({ id: 'two', title: 'Second subject', output: 'Winter is near', createdAt: at(2), module: 'content' }),
  aiResult({
    id: 'three',
    title: 'Summary of Ann',
    kind: 'contact-summary',
    module: 'crm',
    output: 'Keen on price',
    risk: 'high',
    about: { collection: 'contacts', id: 'c1', field: 'notes' },
    createdAt: at(3),
  }),
];

async function open({ address = '/?module=human-loop', ledger = entries } = {}) {
  await openMemoryStore({ aiResults: ledger, contacts: [contact({ id: 'c1', notes: 'Rang twice' })] });
  render(
    <MemoryRouter initialEntries={[address]}>
      <HumanLoopPage />
      <Overlays />
    </MemoryRouter>,
  );
  passTime();
  return userEvent.setup();
}

/** The card of an entry, after it was on the screen for a second and nobody wrote. */
async function card(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('article', { name });
  passTime();
  return found;
}
const status = (id: string) => aiResults.get(id)?.status;

let realClock: () => void;
beforeEach(() => {
  realClock = fixClock(at(30));
  notify.clear();
  declareKinds({ 'subject-line': 'draft', 'social-post': 'content', 'ticket-reply': 'record' });
});
afterEach(() => {
  cleanup();
  realClock();
});

describe('the review queue', () => {
  it('opens with the oldest that waits, its prompt and its trail', async () => {
    await open();
    const first = await card('First subject');
    expect(within(first).getByText('Autumn is here')).toBeTruthy();
    expect(within(first).getByText('Template')).toBeTruthy();
    expect(within(first).getByText('Score 72 of 100')).toBeTruthy();
    expect(screen.getByText('A subject line for the autumn newsletter')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Waiting\s*3/ })).toBeTruthy();
  });

  it('is done with single keys: move, approve, reject with a reason, modify, comment, undo', async () => {
    const user = await open();
    await card('First subject');
    await user.keyboard('j');
    await card('Second subject');
    await user.keyboard('k');
    await card('First subject');
    await user.keyboard('a');
    expect(status('one')).toBe('approved');
    await card('Second subject');
    await user.keyboard('r');
    await user.keyboard('Not our tone: just no{Control>}{Enter}{/Control}');
    expect(aiResults.get('two')).toMatchObject({ status: 'rejected', reason: 'Not our tone: just no' });
    await card('Summary of Ann');
    await user.keyboard('m');
    const field = screen.getByRole('textbox', { name: 'Changed text' });
    await user.clear(field);
    await user.type(field, 'Keen on quality');
    expect(await screen.findByText('1 word removed, 1 word added')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    // The text is read back into the shape of its task first, whose code may have to be fetched.
    await waitFor(() =>
      expect(aiResults.get('three')).toMatchObject({ status: 'modified', editedText: 'Keen on quality' }),
    );
    expect(contacts.get('c1')?.notes).toBe('Keen on quality');
    expect(await screen.findByText('Nothing is waiting for you')).toBeTruthy();
    passTime();
    await user.keyboard('u');
    await card('Summary of Ann');
    expect(status('three')).toBe('pending');
    expect(contacts.get('c1')?.notes).toBe('Rang twice');
    await user.keyboard('c');
    await user.keyboard('Ask Ann first{Control>}{Enter}{/Control}');
    expect(aiResults.get('three')?.comments.map(({ text }) => text)).toEqual(['Ask Ann first']);
  });

  it('approves by a key only what was on the screen for a second', async () => {
    const user = await open();
    await card('First subject');
    await user.keyboard('aaa');
    expect([status('one'), status('two')]).toEqual(['approved', 'pending']);
    passTime(999);
    await user.keyboard('a');
    expect(status('two')).toBe('pending');
    passTime(1);
    await user.keyboard('a');
    expect(status('two')).toBe('approved');
  });

  it('does not decide by what is typed on while another version is made, or has just failed to come', async () => {
    const user = await open({ address: '/?module=human-loop&entry=three' });
    await card('Summary of Ann');
    await user.keyboard('g');
    await user.keyboard('Warmer{Control>}{Enter}{/Control}a thought more');
    expect(status('three')).toBe('pending');
    expect(await screen.findByText('No new version')).toBeTruthy();
    await user.keyboard('{Escape}aaa');
    expect(status('three')).toBe('pending');
    expect(contacts.get('c1')?.notes).toBe('Rang twice');
  });

  it('leaves letters to text fields and lists, and to other programs when switched off', async () => {
    const user = await open();
    await card('First subject');
    await user.type(screen.getByRole('searchbox', { name: 'Search results' }), 'a');
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Risk' }));
    screen.getByRole('checkbox', { name: 'High' }).focus();
    await user.keyboard('a');
    await user.keyboard('{Escape}');
    expect(status('one')).toBe('pending');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Single keys work, on every page' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('a');
    expect(status('one')).toBe('pending');
  });

  it('wants a reason, and keeps what was typed when another entry is looked at', async () => {
    const user = await open();
    await user.click(within(await card('First subject')).getByRole('button', { name: 'Reject' }));
    const form = () => screen.getByRole('textbox', { name: 'Reason' });
    await user.click(screen.getByRole('button', { name: 'Reject for this reason' }));
    expect(await screen.findByText('Say why this result is rejected.')).toBeTruthy();
    await user.type(form(), 'Half a reason');
    await user.keyboard('{Escape}');
    await user.keyboard('jk');
    await user.click(within(await card('First subject')).getByRole('button', { name: 'Reject' }));
    expect(form()).toHaveProperty('value', 'Half a reason');
  });

  it('writes an approved summary to its contact, and undo restores what was there', async () => {
    const user = await open({ address: '/?module=human-loop&entry=three' });
    await user.click(within(await card('Summary of Ann')).getByRole('button', { name: 'Approve' }));
    expect(contacts.get('c1')?.notes).toBe('Keen on price');
    expect(await screen.findByText('Written to the contact.')).toBeTruthy();
    act(() => void undo());
    expect(contacts.get('c1')?.notes).toBe('Rang twice');
    expect(aiResults.get('three')?.history.map(({ action }) => action)).toEqual([
      'recorded',
      'approved',
      'applied',
      'undone',
    ]);
  });

  it('does not take a person’s later work back with a reopened result', async () => {
    const user = await open({ address: '/?module=human-loop&entry=three' });
    await user.click(within(await card('Summary of Ann')).getByRole('button', { name: 'Approve' }));
    act(() => void createContact({ name: 'Ben' }));
    await user.keyboard('u');
    expect(status('three')).toBe('pending');
    expect(contacts.get('c1')?.notes).toBe('Keen on price');
    expect(await screen.findByText(/stays there/)).toBeTruthy();
  });

  it('decides many at once, and takes all of them back with one key', async () => {
    const user = await open();
    await card('First subject');
    await user.click(screen.getByRole('checkbox', { name: 'Select First subject' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Second subject' }));
    await user.click(screen.getByRole('button', { name: 'Reject 2' }));
    const dialog = screen.getByRole('dialog', { name: 'Reject 2 results' });
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(status('one')).toBe('pending');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Too loud');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect([status('one'), status('two'), status('three')]).toEqual(['rejected', 'rejected', 'pending']);
    passTime();
    await user.keyboard('u');
    expect([status('one'), status('two')]).toEqual(['pending', 'pending']);
  });

  it('offers undo to those without a keyboard: in the message of many decisions, and on the page', async () => {
    const user = await open();
    await card('First subject');
    await user.click(screen.getByRole('checkbox', { name: 'Select First subject' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Second subject' }));
    await user.click(screen.getByRole('button', { name: 'Approve 2' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect([status('one'), status('two')]).toEqual(['pending', 'pending']);
    await user.click(within(await card('First subject')).getByRole('button', { name: 'Approve' }));
    expect(status('one')).toBe('approved');
    await user.click(screen.getByRole('button', { name: /Undo the last decision/ }));
    expect(status('one')).toBe('pending');
  });

  it('says what an approval will replace in a record', async () => {
    await open({ address: '/?module=human-loop&entry=three' });
    const summary = within(await card('Summary of Ann'));
    expect(summary.getByText('Once approved, it replaces the notes of Priya Nair.')).toBeTruthy();
    expect(summary.getByText('Rang twice')).toBeTruthy();
  });

  it('approves many at once only after a question where one is of high risk, and writes to no record unseen', async () => {
    const user = await open();
    await card('First subject');
    await user.click(screen.getByRole('checkbox', { name: 'Select First subject' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Summary of Ann' }));
    await user.click(screen.getByRole('button', { name: 'Approve 2' }));
    const question = screen.getByRole('dialog', { name: 'Approve 2 results with 1 of high risk?' });
    expect(question.textContent).toContain('“Summary of Ann”');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect([status('one'), status('three')]).toEqual(['pending', 'pending']);
    await user.click(screen.getByRole('button', { name: 'Approve 2' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve 2' }));
    expect([status('one'), status('three')]).toEqual(['approved', 'approved']);
    expect(contacts.get('c1')?.notes).toBe('Rang twice');
    expect(await screen.findByText(/1 can now be written to a record/)).toBeTruthy();
  });

  it('shows a linked entry although it is decided already', async () => {
    const ledger = [...entries, aiResult({ id: 'done', title: 'Done long ago', status: 'approved', createdAt: at(4) })];
    await open({ address: '/?module=human-loop&entry=done', ledger });
    const done = await card('Done long ago');
    expect(within(done).getByRole('button', { name: 'Reopen' })).toBeTruthy();
    expect(within(done).queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('goes on in the same queue after moving to another entry', async () => {
    const user = await open({ address: '/?module=human-loop&entry=one' });
    await card('First subject');
    await user.keyboard('ajk');
    expect(screen.getByRole('button', { name: /Waiting/ }).getAttribute('aria-pressed')).toBe('true');
    await card('Second subject');
  });

  it('filters by module and says what was searched when nothing is found', async () => {
    const user = await open();
    await card('First subject');
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Module' }));
    await user.click(screen.getByRole('checkbox', { name: /^Content studio/ }));
    await user.keyboard('{Escape}');
    await card('Second subject');
    await user.type(screen.getByRole('searchbox', { name: 'Search results' }), 'zebra');
    expect(await screen.findByText(/“zebra” in Content studio/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await card('First subject');
  });
});

describe('the other parts of the review', () => {
  it('explain the promise while there is nothing', async () => {
    await open({ ledger: [] });
    expect(screen.getByRole('heading', { name: 'Nothing to review yet' })).toBeTruthy();
    expect(screen.getByText(/You approve it, change it or turn it down/)).toBeTruthy();
  });

  it('give figures of what was decided', async () => {
    const decidedAt = at(9);
    const ledger = [
      aiResult({ id: 'a', status: 'approved', createdAt: at(1), decidedAt }),
      aiResult({ id: 'b', status: 'rejected', createdAt: at(1), decidedAt }),
    ];
    await open({ address: '/?module=human-loop&tab=statistics', ledger });
    expect(await screen.findByText('Decided by a person')).toBeTruthy();
    expect(screen.getAllByText('50%').length).toBeGreaterThan(0);
    expect(screen.getByText('8 min')).toBeTruthy();
  });

  it('promise a person for each result, in the queue and beside the rules', async () => {
    await open({ address: '/?module=human-loop&tab=rules' });
    expect(screen.getByText(/reaches your records or your customers before a person approves it\./)).toBeTruthy();
    expect(await screen.findByText(/^A person reviews every result\. .*none approves anything\.$/)).toBeTruthy();
  });

  it('shows in the queue what was read once already', async () => {
    const reading = { actor: 'Elin', at: at(4) };
    await open({ ledger: [aiResult({ id: 'one', title: 'First', needsSecond: true, reading }), ...entries.slice(1)] });
    const list = await screen.findByRole('grid', { name: 'Results' });
    expect(within(list).getByText('Read once:')).toBeTruthy();
    expect(within(list).getByTitle(/Read once, by Elin$/)).toBeTruthy();
    expect(within(list).getAllByText(/Second subject|Summary of Ann/)).toHaveLength(2);
  });

  it('set rules that hold a kind back and ask for a second reader', async () => {
    const user = await open({ address: '/?module=human-loop&tab=rules' });
    await user.click(await screen.findByRole('checkbox', { name: 'Hold back Social post' }));
    await user.click(screen.getByRole('checkbox', { name: 'Second reader for Social post' }));
    const made = recordAiResult(aiResult({ kind: 'social-post', output: 'Come and see us' }));
    expect(made).toMatchObject({ held: true, needsSecond: true, status: 'pending' });
  });

  it('set rules that raise a risk or put a kind first, and none that approves', async () => {
    const user = await open({ address: '/?module=human-loop&tab=rules' });
    const risk = await screen.findByRole('combobox', { name: 'Risk of Social post' });
    expect(
      within(risk)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['As it is', 'High']);
    await user.selectOptions(risk, 'High');
    expect(risk).toHaveProperty('value', 'high');
    await user.click(screen.getByRole('checkbox', { name: 'First for Social post' }));
    const made = recordAiResult({ ...aiResult({ kind: 'social-post', risk: 'medium' }), output: 'Come and see us' });
    expect(made).toMatchObject({ risk: 'high', first: true, status: 'pending' });
    expect(screen.queryByRole('combobox', { name: 'Risk of Ticket reply' })).toBeNull();
  });
});

describe('with several people', () => {
  const person = { email: '', roleId: ownerRole, active: true, createdAt: at(0), updatedAt: at(0) };
  const twoOwners = () =>
    act(() => {
      commit({
        label: 'People',
        changes: [
          put(people, { ...person, id: ownerId, name: 'Olive' }),
          put(people, { ...person, id: 'tom', name: 'Tom' }),
        ],
        undoable: false,
      });
      setCurrentPerson('tom');
    });
  afterEach(() => setCurrentPerson(undefined));

  it('a result is assigned to one of them, who finds what is theirs', async () => {
    const user = await open();
    twoOwners();
    await card('First subject');
    await user.click(screen.getByLabelText(/^Assigned to/));
    await user.click(await screen.findByRole('combobox', { name: /^Assigned to/ }));
    await user.click(await screen.findByText('Olive'));
    expect(aiResults.get('one')).toMatchObject({ assignee: 'Olive', status: 'pending' });
    expect(await screen.findByText('to Olive')).toBeTruthy();
    act(() => setCurrentPerson(ownerId));
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reader' }));
    await user.click(screen.getByRole('checkbox', { name: 'Assigned to me' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('1 of 3 shown')).toBeTruthy();
  });

  it('high risk is read by two of them once the rule says so; alone nobody is asked about it', async () => {
    const user = await open({ address: '/?module=human-loop&tab=rules' });
    const rule = 'Two people approve every result of high risk';
    await screen.findByRole('checkbox', { name: 'First for Social post' });
    expect(screen.queryByRole('checkbox', { name: rule })).toBeNull();
    twoOwners();
    await user.click(await screen.findByRole('checkbox', { name: rule }));
    expect(['one', 'three'].map((id) => aiResults.get(id)?.needsSecond)).toEqual([undefined, true]);
  });
});
