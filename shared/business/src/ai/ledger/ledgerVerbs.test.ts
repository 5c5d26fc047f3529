import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { aiResult, contact, deal, editContact, fixClock, openMemoryStore, testNow } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { campaigns } from '../../nouns/campaigns/campaign';
import { createCampaign } from '../../nouns/campaigns/campaignState';
import { contacts } from '../../nouns/contacts/contact';
import { deals } from '../../nouns/deals/deal';
import { logEntries } from '../../nouns/people/logEntry';
import { actAs } from '../../nouns/people/membership';
import { aiResults } from './aiResult';
import { applyApprovedText, approveAndApply, canApplyText, commitWithWordsOf, modifyAndApply } from './aiResultApply';
import {
  approveAiResult,
  approveAiResults,
  assignAiResult,
  commentAiResult,
  modifyAiResult,
  recordAiResult,
  rejectAiResult,
  rejectAiResults,
  releaseAiResult,
  reopenAiResult,
  reopenAiResults,
} from './aiResultState';
import { proposeChange } from './proposedChange';

const input = {
  kind: 'email-body',
  module: 'marketing',
  engine: 'built-in',
  model: 'small',
  prompt: 'Write',
  output: 'Dear Ann',
};
const place = { collection: 'contacts', id: 'c1', field: 'notes' };
const entry = (id = 'ai1') => {
  const found = aiResults.get(id);
  if (!found) throw new Error(`Expected the entry ${id}`);
  return found;
};
const lastLine = (id = 'ai1') => entry(id).history.at(-1);

let free = () => {};
beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'c1', notes: 'Rang twice', score: 10 })],
    deals: [deal({ id: 'd1', stage: 'qualified', valuePence: 5_000 })],
    aiResults: [aiResult({ id: 'ai1', title: 'Note', output: 'Keen on price', about: place, history: [] })],
  });
  free = fixClock();
});
afterEach(() => {
  free();
  actAs(undefined);
});

describe('a result that is recorded', () => {
  it('is whole with what was given and what is left out', () => {
    actAs({ device: 'x', deviceName: 'Laptop' });
    const made = recordAiResult(input);
    expect(made).toEqual({
      ...input,
      id: expect.stringMatching(/^ai/),
      title: 'email-body',
      inputs: {},
      risk: 'low',
      scoreReason: '',
      status: 'pending',
      comments: [],
      reason: '',
      createdAt: testNow,
      updatedAt: testNow,
      history: [{ at: testNow, actor: 'built-in', device: 'Laptop', action: 'recorded', note: '' }],
    });
    expect(recordAiResult({ ...input, title: 'Mine', risk: 'high', scoreReason: 'So' })).toMatchObject({
      title: 'Mine',
      risk: 'high',
      scoreReason: 'So',
    });
  });

  it('in place of another is linked with it; without a word of why, too', () => {
    const next = recordAiResult({ ...input, replacesId: 'ai1' });
    expect(entry()).toMatchObject({ replacedById: next.id, status: 'rejected', reason: 'Asked for again.' });
    expect(entry().history.map(({ actor, action, note }) => [actor, action, note])).toEqual([
      ['You', 'regenerated', ''],
      ['You', 'rejected', 'Asked for again.'],
    ]);
    expect(next).not.toHaveProperty('assignee');
    const last = recordAiResult({ ...input, replacesId: 'ai1', feedback: 'Warmer' });
    expect(entry()).toMatchObject({ replacedById: last.id, status: 'rejected', reason: 'Asked for again.' });
    expect(lastLine()).toEqual({ at: testNow, actor: 'You', action: 'regenerated', note: 'Warmer' });
    expect(recordAiResult({ ...input, replacesId: 'none' }).status).toBe('pending');
  });
});

describe('the log tells', () => {
  const labels = () => logEntries.all().map(({ label }) => label);

  it('each decision by its title', () => {
    approveAiResult('ai1');
    reopenAiResult('ai1');
    modifyAiResult('ai1', 'Keen on quality');
    reopenAiResult('ai1');
    rejectAiResult('ai1', 'No');
    expect(labels()).toEqual(
      expect.arrayContaining(['Approve “Note”', 'Reopen “Note”', 'Change and approve “Note”', 'Reject “Note”']),
    );
  });

  it('what was decided in one go by how many', () => {
    const two = [recordAiResult(input).id, recordAiResult(input).id];
    expect(approveAiResults(two)).toEqual(two);
    expect(reopenAiResults([...two, ...two, 'none', 'ai1'])).toEqual(two);
    expect(rejectAiResults(two, 'Too loud')).toEqual(two);
    expect(labels()).toEqual(
      expect.arrayContaining(['Approve 2 AI results', 'Reopen 2 AI results', 'Reject 2 AI results']),
    );
    const before = labels().length;
    expect(approveAiResults(two)).toEqual([]);
    expect(labels()).toHaveLength(before);
  });
});

describe('decisions in one go', () => {
  it('leave out what is held back or read twice when they approve, not when they reject', async () => {
    const rows = [
      aiResult({ id: 'held', held: true }),
      aiResult({ id: 'twice', needsSecond: true }),
      aiResult({ id: 'plain' }),
    ];
    await openMemoryStore({ aiResults: rows });
    const ids = rows.map(({ id }) => id);
    expect(approveAiResults(ids)).toEqual(['plain']);
    expect(rejectAiResults(ids, 'No')).toEqual(['held', 'twice']);
    expect(entry('held')).toMatchObject({ status: 'rejected', reason: 'No' });
  });

  it('make drafts again of what was ready by those that are reopened', () => {
    approveAiResult('ai1');
    const ready = createCampaign({ name: 'Autumn', type: 'email', aiResultId: 'ai1', status: 'ready' });
    reopenAiResults(['ai1']);
    expect(campaigns.get(ready.id)?.status).toBe('draft');
  });
});

describe('a person', () => {
  it('is asked to read, or nobody in particular, once', () => {
    assignAiResult('ai1', 'Olive', 'Elin');
    expect(entry().assignee).toBe('Olive');
    expect(lastLine()).toMatchObject({ actor: 'Elin', action: 'assigned', note: 'to Olive' });
    const known = entry();
    expect(assignAiResult('ai1', 'Olive')).toBe(known);
    expect(recordAiResult({ ...input, replacesId: 'ai1' }).assignee).toBe('Olive');
  });

  it('is asked nothing about what is decided', () => {
    assignAiResult('ai1', 'Olive');
    expect(assignAiResult('ai1', undefined).history.at(-1)?.note).toBe('to nobody in particular');
    rejectAiResult('ai1', 'No');
    expect(() => assignAiResult('ai1', 'Olive')).toThrow('“Note” is rejected already, so it needs no reader.');
  });

  it('comments without deciding', () => {
    const first = commentAiResult('ai1', '  Too long ', 'Elin');
    expect(first).toMatchObject({ status: 'pending', comments: [{ at: testNow, actor: 'Elin', text: 'Too long' }] });
    expect(commentAiResult('ai1', 'Shorter').comments.map(({ text }) => text)).toEqual(['Too long', 'Shorter']);
    expect(lastLine()).toMatchObject({ action: 'commented', note: 'Shorter' });
    expect(() => commentAiResult('ai1', ' ')).toThrow('Write a comment; this one is empty.');
  });

  it('releases what is held back', async () => {
    await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', held: true })] });
    expect(releaseAiResult('ai1').held).toBeUndefined();
    expect(logEntries.all().at(-1)?.label).toBe('Release “Subject line”');
  });
});

describe('an approved text', () => {
  it('has a place when the record and its field are there and say something else', () => {
    expect(canApplyText(entry())).toBe(false);
    approveAiResult('ai1');
    expect(canApplyText(entry())).toBe(true);
    expect(canApplyText({ ...entry(), about: { collection: 'contacts', id: 'c1' } })).toBe(false);
    expect(canApplyText({ ...entry(), about: { ...place, id: 'none' } })).toBe(false);
    expect(canApplyText({ ...entry(), about: undefined })).toBe(false);
    editContact('c1', { notes: 'Keen on price' });
    expect(canApplyText(entry())).toBe(false);
  });

  it('is written with the time and told with its place', () => {
    approveAiResult('ai1');
    free();
    free = fixClock('2026-11-04T09:00:00.000Z');
    const applied = applyApprovedText('ai1');
    expect(contacts.get('c1')).toMatchObject({ notes: 'Keen on price', updatedAt: '2026-11-04T09:00:00.000Z' });
    expect(applied.appliedAt).toBe('2026-11-04T09:00:00.000Z');
    expect(lastLine()).toMatchObject({ actor: 'You', action: 'applied', note: 'contacts c1' });
  });

  it('is refused where there is no such record, field or text', async () => {
    const about = (more: object) =>
      aiResult({ id: 'ai1', title: 'Note', status: 'approved', about: { ...place, ...more } });
    for (const more of [
      { id: 'none' },
      { field: 'score' },
      { field: 'nothing' },
      { field: undefined },
      { collection: 'x' },
    ]) {
      await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: [about(more)] });
      expect(() => applyApprovedText('ai1'), JSON.stringify(more)).toThrow(
        'The record that “Note” belongs to no longer exists. It may have been deleted.',
      );
    }
  });

  it('is refused with gaps, and says what lets the person fill them in', async () => {
    const row = aiResult({ id: 'ai1', status: 'approved', output: 'On [date]', about: place });
    await openMemoryStore({ contacts: [contact({ id: 'c1', notes: 'x' })], aiResults: [row] });
    const message = 'Fill in what is missing first: [date]. “Modify” lets you write it.';
    expect(() => applyApprovedText('ai1')).toThrow(message);
    reopenAiResult('ai1');
    expect(() => approveAndApply('ai1')).toThrow(message);
    expect(() => modifyAndApply('ai1', 'At [place]')).toThrow('[place]. “Modify” lets you write it.');
    expect(entry().status).toBe('pending');
  });

  it('without a place may have gaps: it is approved and written nowhere', async () => {
    await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', output: 'On [date]' })] });
    expect(approveAndApply('ai1').status).toBe('approved');
    reopenAiResult('ai1');
    expect(modifyAndApply('ai1', 'At [place]', 'Elin').status).toBe('modified');
    expect(entry()).not.toHaveProperty('appliedAt');
  });

  it('that a person wrote more around is told by hand, once it is approved', () => {
    const changes = [put(contacts, contact({ id: 'c1', notes: 'Keen on price, says Jo' })), drop(deals, 'd1')];
    const edit = { label: 'Edit Ann', changes };
    expect(() => commitWithWordsOf('ai1', edit)).toThrow('“Note” was made by AI');
    approveAiResult('ai1');
    commitWithWordsOf('ai1', edit, 'Elin');
    expect(lastLine()).toMatchObject({ actor: 'Elin', action: 'applied', note: 'contacts c1, deals d1' });
    expect(entry().appliedAt).toBe(testNow);
    expect(contacts.get('c1')?.notes).toBe('Keen on price, says Jo');
  });
});

describe('an approved proposal', () => {
  const propose = () => {
    const { text, risk, about, data } = proposeChange({
      kind: 'deal',
      module: 'sales',
      title: 'Deal',
      collection: 'deals',
      id: 'd1',
      fields: [{ key: 'valuePence', label: 'Value', after: 7_000 }],
    });
    return recordAiResult({ ...input, output: text, risk, about, data }).id;
  };

  it('is written in the same breath', () => {
    const id = propose();
    expect(approveAndApply(id, 'Elin').status).toBe('approved');
    expect(deals.get('d1')?.valuePence).toBe(7_000);
    expect(lastLine(id)).toMatchObject({ actor: 'Elin', action: 'applied', note: 'deals d1' });
  });

  it('that can no longer be written waits as it did: nothing is decided, and nothing is told', async () => {
    const id = propose();
    await openMemoryStore({ deals: [deal({ id: 'd1', valuePence: 9_000 })], aiResults: [entry(id)] });
    expect(() => approveAndApply(id, 'Elin')).toThrow('Value was changed after this was proposed.');
    expect(entry(id)).toMatchObject({ status: 'pending' });
    expect(entry(id).history.map(({ action }) => action)).toEqual(['recorded']);
    expect(deals.get('d1')?.valuePence).toBe(9_000);
  });

  it('that two people read is written after the second', async () => {
    const id = propose();
    await openMemoryStore({
      deals: [deal({ id: 'd1', valuePence: 5_000 })],
      aiResults: [aiResult({ ...entry(id), needsSecond: true })],
    });
    expect(approveAndApply(id, 'Elin').status).toBe('pending');
    expect(deals.get('d1')?.valuePence).toBe(5_000);
    approveAndApply(id, 'Tom');
    expect(deals.get('d1')?.valuePence).toBe(7_000);
  });
});
