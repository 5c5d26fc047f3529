// @vitest-environment page

import { commitLedger } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { Toaster } from '@steps/platform/src/ui/Toaster';
import { aiResult, openMemoryStore, testNow } from '@steps/testing';
import { MemoryRouter } from '@steps/testing/src/MemoryRouter';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type AiResult, aiResults } from '../ai/ledger/aiResult';
import { approveAiResult, modifyAiResult } from '../ai/ledger/aiResultState';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import { actAs, type TeamReaders } from '../nouns/people/membership';
import { tomWith } from '../nouns/people/people.fixture';
import { ResultCard } from './ResultCard';

const entry = {
  id: 'ai1',
  title: 'Autumn subject',
  output: 'Our amazing autumn',
  score: 82,
  scoreReason: '40 for length',
};

// The first card fetches its code, which takes a while on a busy machine.

/** What a device of a team knows of readers; `others`: who else may approve. */
const readersOn = (device: string, others: readonly string[]): TeamReaders => ({
  refuse: (first) => (first === device ? 'This needs a second person of your team.' : undefined),
  others: () => others,
  areTwo: () => true,
  subscribe: () => () => {},
});

async function open(fields: Partial<AiResult> = {}) {
  await openMemoryStore({ aiResults: [aiResult({ ...entry, ...fields })] });
  render(
    <MemoryRouter>
      <ResultCard resultId="ai1" />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('article', { name: 'Autumn subject' }));
}

afterEach(() => {
  cleanup();
  setCurrentPerson(undefined);
});

describe('an AI result on the screen', () => {
  it('says which engine made it, where it is and what the score means', async () => {
    const card = await open();
    expect(card.getByText('Template')).toBeTruthy();
    expect(card.getByText('Waiting')).toBeTruthy();
    expect(card.getByText('Score 82 of 100')).toBeTruthy();
    expect(card.getByText('40 for length')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open in queue' }).getAttribute('href')).toBe(
      '/?module=human-loop&entry=ai1',
    );
  });

  it('names the model of a server', async () => {
    const card = await open({ engine: 'model-server', model: 'llama3' });
    expect(card.getByText('AI-made · llama3')).toBeTruthy();
  });

  it('says that the model’s answer was cut off and why, until somebody completes it', async () => {
    const card = await open({ cut: 'length' });
    expect(card.getByText('Not whole')).toBeTruthy();
    expect(card.getByText(/reached the longest length allowed/)).toBeTruthy();
    act(() => void modifyAiResult('ai1', 'Our amazing autumn is here.'));
    expect(card.queryByText('Not whole')).toBeNull();
  });

  it('says at once which words of it the brand avoids, and drops those that are gone', async () => {
    await openMemoryStore(
      { aiResults: [aiResult({ ...entry, output: 'Cheap autumn deals' })] },
      { client: { wordsToAvoid: ['cheap', 'deal', 'amazing'] } },
    );
    render(
      <MemoryRouter>
        <ResultCard resultId="ai1" />
      </MemoryRouter>,
    );
    expect(await screen.findByText(/Your brand avoids cheap, deal\./)).toBeTruthy();
    act(() => void modifyAiResult('ai1', 'Quiet autumn'));
    expect(screen.queryByText(/Your brand avoids/)).toBeNull();
  });

  it('offers approve, modify and reject in this order at the same place, and the way back once decided', async () => {
    const card = await open();
    const names = () => card.getAllByRole('button').map((button) => button.textContent);
    expect(names().slice(0, 3)).toEqual(['Approve', 'Modify', 'Reject']);
    act(() => void approveAiResult('ai1'));
    expect(card.getByText('Approved')).toBeTruthy();
    expect(names()[0]).toBe('Reopen');
  });

  it('offers people who may not approve only a comment, and says why', async () => {
    await openMemoryStore();
    tomWith({ 'human-loop': ['view'], marketing: ['view'] });
    render(
      <MemoryRouter>
        <ResultCard resultId="ai1" />
      </MemoryRouter>,
    );
    act(() => commitLedger([put(aiResults, aiResult({ ...entry, module: 'marketing' }))]));
    const card = within(await screen.findByRole('article', { name: 'Autumn subject' }));
    expect(card.getByText('Your role reads and comments; somebody else approves.')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Comment' })).toBeTruthy();
    for (const name of ['Approve', 'Modify', 'Reject', 'Regenerate']) {
      expect(card.queryByRole('button', { name })).toBeNull();
    }
  });

  it('shows word by word what the reviewer changed', async () => {
    const user = userEvent.setup();
    const card = await open();
    await user.click(card.getByRole('button', { name: 'Modify' }));
    const field = card.getByRole('textbox', { name: 'Changed text' });
    expect(field).toHaveProperty('value', 'Our amazing autumn');
    await user.clear(field);
    await user.type(field, 'Our quiet autumn');
    await user.click(card.getByRole('button', { name: 'Approve changed text' }));
    expect(aiResults.get('ai1')).toMatchObject({ status: 'modified', editedText: 'Our quiet autumn' });
    expect(card.getByText('1 word removed, 1 word added')).toBeTruthy();
    expect(card.getByText('amazing', { exact: false, selector: 'del' })).toBeTruthy();
  });

  it('never approves the earlier text by a button that could be mistaken for that of the changed one', async () => {
    const user = userEvent.setup();
    const card = await open();
    await user.click(card.getByRole('button', { name: 'Modify' }));
    expect(card.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(card.getByRole('button', { name: 'Approve unchanged' }).className).not.toContain('primary');
    await user.click(card.getByRole('button', { name: 'Reject' }));
    expect(card.getByRole('button', { name: 'Reject for this reason' }).className).toContain('primary');
  });

  it('says how many people a post may reach, and how that was computed', async () => {
    const estimatedReach = { low: 30, high: 1200, basis: 'Computed from 500 followers' };
    const card = await open({ data: { estimatedReach } });
    expect(card.getByText('Estimated reach 30 to 1,200 people')).toBeTruthy();
    expect(card.getByText('Computed from 500 followers')).toBeTruthy();
  });

  it('asks for what is missing and answers the note, in lists named by the result and without landmarks', async () => {
    const card = await open({
      data: {
        missing: [{ fact: 'price', question: 'What does it cost?' }],
        followUps: [{ wish: 'Shorter', outcome: 'done', note: 'It has 40 words now.' }],
      },
    });
    const listed = (name: string) => within(card.getByRole('list', { name })).getByRole('listitem').textContent;
    expect(listed('What is missing in Autumn subject')).toBe('What does it cost?');
    expect(listed('Your note on Autumn subject')).toBe('Shorter: done. It has 40 words now.');
    expect(card.queryAllByRole('region')).toEqual([]);
  });

  it('must be released before approval if a rule holds it back', async () => {
    const user = userEvent.setup();
    const card = await open({ held: true });
    expect(card.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(card.getByText(/A review rule holds it back/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Release' }));
    expect(card.getByRole('button', { name: 'Approve' })).toBeTruthy();
  });

  it('needs two people to read it if a rule says so', async () => {
    const user = userEvent.setup();
    const card = await open({ needsSecond: true });
    await user.click(card.getByRole('button', { name: 'Approve' }));
    expect(card.getByText('Waiting')).toBeTruthy();
    expect(card.getByText(/Read once, by You/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Approve as second reader' }));
    await user.type(
      card.getByRole('textbox', { name: 'Name of the second reader' }),
      'Elin{Control>}{Enter}{/Control}',
    );
    expect(card.getByText('Approved')).toBeTruthy();
  });

  it('takes the name of the second reader as one line, which Enter ends', async () => {
    const user = userEvent.setup();
    const card = await open({ needsSecond: true });
    await user.click(card.getByRole('button', { name: 'Approve' }));
    await user.click(card.getByRole('button', { name: 'Approve as second reader' }));
    await user.type(card.getByRole('textbox', { name: 'Name of the second reader' }), 'Elin{Enter}');
    expect(card.getByText('Approved')).toBeTruthy();
    expect(aiResults.get('ai1')?.history.at(-1)).toMatchObject({ action: 'approved', actor: 'Elin' });
  });

  it('and says so afterwards, as names that nobody checked', async () => {
    const event = { at: testNow, note: '' };
    const history = [
      { ...event, actor: 'You', action: 'read' },
      { ...event, actor: 'Elin', action: 'approved' },
    ];
    const card = await open({ needsSecond: true, status: 'approved', history });
    expect(card.getByText('Read by You and Elin, by name: the names were not checked.')).toBeTruthy();
  });

  it('in a team, by two people on their own devices: nobody writes a name', async () => {
    const user = userEvent.setup();
    actAs({ device: 'laptop', deviceName: 'Laptop', readers: readersOn('laptop', ['Bo']) });
    const card = await open({ needsSecond: true });
    expect(card.getByText(/asks for two readers, each on their own device/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Approve' }));
    expect(
      card.getByText(/Needs a second person of your team, who approves it on their own device: Bo\./),
    ).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Approve as second reader' })).toBeNull();
    act(() => actAs({ device: 'phone', deviceName: 'Phone', person: 'Bo', readers: readersOn('phone', ['Ada']) }));
    expect(card.getByText(/You can approve it as the second reader\./)).toBeTruthy();
    await user.click(await card.findByRole('button', { name: 'Approve as second reader' }));
    expect(card.getByText('Approved')).toBeTruthy();
    expect(card.getByText('Read by Laptop and Bo, each on their own device.')).toBeTruthy();
    actAs(undefined);
  });

  it('in a team where nobody else may approve it says so before and after it is read, with the ways out', async () => {
    const user = userEvent.setup();
    actAs({ device: 'laptop', deviceName: 'Laptop', readers: readersOn('laptop', []) });
    const card = await open({ needsSecond: true });
    const links = () => card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const waysOut = [
      ['Invite a second person', '/?module=settings&section=team'],
      ['Review rules', '/?module=human-loop&tab=rules'],
    ];
    expect(card.getByText(/asks for two readers.*Nobody else in your team may approve it yet/)).toBeTruthy();
    expect(links().slice(0, 2)).toEqual(waysOut);
    await user.click(card.getByRole('button', { name: 'Approve' }));
    expect(card.getByText(/^Read once, by Laptop.*Nobody else in your team may approve it yet/)).toBeTruthy();
    expect(card.queryByText(/Needs a second person/)).toBeNull();
    expect(links().slice(0, 2)).toEqual(waysOut);
    // Somebody comes.
    const people = ['Ada', 'Bo'];
    act(() => actAs({ device: 'laptop', deviceName: 'Laptop', people, readers: readersOn('laptop', people) }));
    expect(card.getByText(/on their own device: Ada or Bo\./)).toBeTruthy();
    expect(links()).toHaveLength(1);
    actAs(undefined);
  });

  it('says what is still to be filled in when its text is copied', async () => {
    const user = userEvent.setup();
    const card = await open({ output: 'Come on [date] to [place]' });
    render(<Toaster />);
    await user.click(card.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied with gaps')).toBeTruthy();
    expect(screen.getByText('Fill in before you use it: [date], [place].')).toBeTruthy();
  });

  it('shows hostile text as text', async () => {
    const card = await open({ output: '<img src=x onerror=alert(1)>' });
    expect(card.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
