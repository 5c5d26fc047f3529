import { aiResults } from '@steps/business/src/ai/ledger/aiResult';
import {
  approveAiResult,
  modifyAiResult,
  recordAiResult,
  rejectAiResult,
  reopenAiResult,
} from '@steps/business/src/ai/ledger/aiResultState';
import { LedgerRowError } from '@steps/business/src/ai/ledger/approvalGuard';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import {
  activity,
  aiResult,
  contact,
  createContact,
  dropContacts,
  editContact,
  editContacts,
  openMemoryStore,
} from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commit } from './commit';
import { historySteps, redo, undo } from './history';
import { openStep } from './longStep';
import { UnapprovedAiChangeError } from './origin';
import { put } from './recordChange';
import { RecordIndex } from './recordIndex';

const contactsByCompany = new RecordIndex(contacts, ({ companyId }) => companyId);

const input = {
  kind: 'contact-summary',
  module: 'crm',
  engine: 'built-in',
  model: 'built-in',
  prompt: 'Sum up',
  output: 'Keen on price',
};

beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Ann', companyId: 'k1' }), contact({ id: 'c2', name: 'Ben' })],
  });
});

describe('a commit', () => {
  it('changes memory at once and tells the subscribers once', () => {
    const told = vi.fn();
    const stop = contacts.subscribe(told);
    editContacts(['c1', 'c2'], { owner: 'Mo' });
    expect([contacts.get('c1')?.owner, contacts.get('c2')?.owner]).toEqual(['Mo', 'Mo']);
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  it('makes all of its changes or none', () => {
    const good = put(contacts, contact({ id: 'c9' }));
    // A caller without types: the value is refused at run time.
    const bad = { collection: 'contacts', id: 'c1', value: { id: 'c1', name: 5 } };
    expect(() => commit({ label: 'x', changes: [good, bad] })).toThrow(/contacts c1: /);
    expect(contacts.get('c9')).toBeUndefined();
    expect(historySteps()).toHaveLength(0);
  });

  it('refuses a collection that nobody knows', () => {
    expect(() => commit({ label: 'x', changes: [{ collection: 'nope', id: '1', value: { id: '1' } }] })).toThrow(
      'Expected a known collection, got nope.',
    );
  });

  it('records no step when nothing differs', () => {
    editContact('c1', { name: 'Ann' });
    expect(historySteps()).toHaveLength(0);
  });

  it('keeps the index by company true through moves, deletion and undo', () => {
    editContact('c2', { companyId: 'k1' });
    expect(contactsByCompany.of('k1').map((found) => found.id)).toEqual(['c1', 'c2']);
    dropContacts(['c1']);
    expect(contactsByCompany.count('k1')).toBe(1);
    undo();
    undo();
    expect(contactsByCompany.of('k1').map((found) => found.id)).toEqual(['c1']);
  });
});

describe('undo', () => {
  it('names the step, takes it back and does it again', () => {
    editContact('c1', { title: 'Owner' });
    expect(undo()).toEqual({ label: 'Edit Ann', changed: 1, kept: [] });
    expect(contacts.get('c1')?.title).toBe('Operations Director');
    expect(redo()?.changed).toBe(1);
    expect(contacts.get('c1')?.title).toBe('Owner');
  });

  it('says nothing when there is nothing to undo or redo', () => {
    expect(undo()).toBeUndefined();
    expect(redo()).toBeUndefined();
  });

  it('keeps rows that were changed since, and reports them', () => {
    editContacts(['c1', 'c2'], { owner: 'Mo' });
    commit({
      label: 'elsewhere',
      changes: [put(contacts, { ...contact(), id: 'c2', name: 'Ben Two' })],
      undoable: false,
    });
    expect(undo()).toEqual({ label: 'Edit 2 contacts', changed: 1, kept: [{ collection: 'contacts', id: 'c2' }] });
    expect(contacts.get('c1')?.owner).toBe('');
    expect(contacts.get('c2')?.name).toBe('Ben Two');
  });

  it('remembers 200 steps', () => {
    for (let step = 0; step < 205; step++) editContact('c1', { score: step % 100 });
    expect(historySteps()).toHaveLength(200);
  });

  it('treats a step of several commits as one, and waits until it has ended', () => {
    const step = openStep('Import 2 contacts');
    step.commit([put(contacts, contact({ id: 'n1' }))]);
    step.commit([put(contacts, contact({ id: 'n2' })), put(contacts, contact({ id: 'n1', name: 'Again' }))]);
    expect(() => undo()).toThrow('An import is still running');
    step.end();
    step.end();
    expect(undo()).toMatchObject({ label: 'Import 2 contacts', changed: 2 });
    expect(contacts.size).toBe(2);
  });
});

describe('what AI made', () => {
  it('is recorded without asking, as waiting', () => {
    const result = recordAiResult(input);
    expect(aiResults.get(result.id)?.status).toBe('pending');
    expect(historySteps()).toHaveLength(0);
  });

  it('changes no record before a person approved or modified it', () => {
    const { id } = recordAiResult(input);
    const origin = { by: 'ai', resultId: id } as const;
    expect(() => editContact('c1', { notes: 'Keen' }, origin)).toThrow(UnapprovedAiChangeError);
    expect(() => createContact({ name: 'New' }, origin)).toThrow(
      /once a person has approved it, but it is still waiting/,
    );
    rejectAiResult(id, 'Wrong person');
    expect(() => editContact('c1', { notes: 'Keen' }, origin)).toThrow(/but it is rejected/);
    reopenAiResult(id);
    modifyAiResult(id, 'Keen on quality');
    editContact('c1', { notes: 'Keen on quality' }, origin);
    expect(contacts.get('c1')?.notes).toBe('Keen on quality');
  });

  it('cannot name an entry that does not exist, nor approve itself', () => {
    const origin = { by: 'ai', resultId: 'ai-none' } as const;
    expect(() => editContact('c1', { notes: 'x' }, origin)).toThrow(/but it is not in the ledger/);
    const result = recordAiResult(input);
    const own = { by: 'ai', resultId: result.id } as const;
    const approved = put(aiResults, { ...result, status: 'approved' as const });
    expect(() => commit({ label: 'x', changes: [approved], origin: own })).toThrow(LedgerRowError);
    const born = aiResult({ id: 'ai-born', status: 'approved' });
    expect(() =>
      commit({ label: 'x', changes: [put(aiResults, born)], origin: { by: 'ai', resultId: 'ai-born' } }),
    ).toThrow(LedgerRowError);
  });

  it('can be undone when approved, and redone only while it still is', () => {
    const { id } = recordAiResult(input);
    approveAiResult(id);
    editContact('c1', { notes: 'Keen on price' }, { by: 'ai', resultId: id });
    expect(undo()?.changed).toBe(1);
    expect(contacts.get('c1')?.notes).toBe('');
    reopenAiResult(id);
    expect(() => redo()).toThrow(UnapprovedAiChangeError);
    approveAiResult(id);
    expect(redo()?.changed).toBe(1);
  });
});

describe('without an open client', () => {
  it('records cannot be changed', async () => {
    const { close } = await openMemoryStore({ activities: [activity()] });
    await close();
    expect(() => createContact({ name: 'Ann' })).toThrow('Expected an open client store');
    expect(contacts.size).toBe(0);
  });
});
