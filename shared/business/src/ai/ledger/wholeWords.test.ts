import { commit } from '@steps/platform/src/core/store/commit';
import { UnapprovedAiChangeError } from '@steps/platform/src/core/store/origin';
import { put } from '@steps/platform/src/core/store/recordChange';
import { aiResult, contact, createContact, editContact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCampaign } from '../../nouns/campaigns/campaignState';
import { contacts } from '../../nouns/contacts/contact';
import { approveAiResult, modifyAiResult } from './aiResultState';
import { entryWithSameWords, unapprovedWords } from './unapprovedWords';

/** Too short to be a sentence that is looked for inside other text. */
const words = 'She asks for the price of benches';
const before = '2026-11-01T12:00:00.000Z';
const made = '2026-11-03T12:00:00.000Z';
const pending = aiResult({ id: 'ai1', title: 'Note', output: ` ${words}\n`, createdAt: made });
const people = [
  contact({ id: 'c1', notes: '', updatedAt: before }),
  contact({ id: 'c2', notes: '', updatedAt: before }),
];

const open = (...results: readonly Parameters<typeof aiResult>[0][]) =>
  openMemoryStore({ contacts: people, aiResults: [pending, ...results.map((fields) => aiResult(fields))] });
const write = (notes: string) => () => editContact('c1', { notes });

beforeEach(() => open());

describe('the whole text of an entry that nobody approved', () => {
  it('reaches no field of any record, with or without space around it, alone or among others', () => {
    expect(write(words)).toThrow('“Note” was made by AI');
    expect(write(`\n${words}  `)).toThrow(UnapprovedAiChangeError);
    expect(() => editContact('c1', { tags: ['one', words] })).toThrow(UnapprovedAiChangeError);
    expect(() => createContact({ name: words })).toThrow(UnapprovedAiChangeError);
    expect(write(`${words}!`)).not.toThrow();
  });

  it('is found in any change of a step, and in the words of whichever entry', async () => {
    await open({ id: 'ai2', title: 'Other', output: 'Some other words of the ledger' });
    const notes = (id: string, text: string) => put(contacts, contact({ id, notes: text }));
    const step = (...changes: Parameters<typeof unapprovedWords>[0]) => unapprovedWords(changes)?.id;
    expect(step(notes('c1', 'Mine'), notes('c2', 'Some other words of the ledger'))).toBe('ai2');
    expect(step(notes('c1', 'Mine'), notes('c2', 'Mine too'))).toBeUndefined();
    expect(step()).toBeUndefined();
    expect(step({ collection: 'of a later version', id: 'x', value: { text: words } })).toBe('ai1');
    expect(step({ collection: 'contacts', id: 'c1', value: undefined })).toBeUndefined();
  });

  it('may be used by anybody once one entry with these words is approved, in whichever order they were made', async () => {
    for (const others of [
      [{ id: 'ai0', output: words, status: 'approved' }],
      [{ id: 'ai2', output: 'x', editedText: `${words} `, status: 'modified' }],
    ] as const) {
      await open(...others);
      expect(write(words)).not.toThrow();
      expect(entryWithSameWords(words)).toBeUndefined();
    }
  });

  it('stays out when the reviewer has changed it, and the change may come in', () => {
    expect(entryWithSameWords(` ${words} `)?.id).toBe('ai1');
    modifyAiResult('ai1', 'She asks for quality above all');
    expect(write(words)).toThrow(UnapprovedAiChangeError);
    expect(write('She asks for quality above all')).not.toThrow();
  });

  it('as a reviewer had changed it stays out too, while that is not approved', async () => {
    await open({
      id: 'ai2',
      title: 'Edited',
      output: 'x',
      editedText: ' She is almost ready to buy ',
      status: 'pending',
    });
    expect(write('She is almost ready to buy')).toThrow('“Edited”');
    await open({ id: 'ai3', title: 'Same words, later', output: words });
    expect(entryWithSameWords(words)?.id, 'the first entry with these words is named').toBe('ai1');
    expect(entryWithSameWords('')).toBeUndefined();
  });

  it('may be anything in a ledger without entries', async () => {
    await openMemoryStore({ contacts: people });
    expect(write(words)).not.toThrow();
  });
});

describe('words that are in a record already', () => {
  const withWords = () =>
    openMemoryStore({
      contacts: [contact({ id: 'c1', notes: `${words} ` }), contact({ id: 'c2', notes: '' })],
      aiResults: [pending],
    });

  it('stay, and move within the records of the step', async () => {
    await withWords();
    expect(() => editContact('c1', { notes: ` ${words}`, title: 'Director' })).not.toThrow();
    const [one, two] = [contacts.get('c1'), contacts.get('c2')];
    if (!one || !two) throw new Error('Expected two contacts');
    const moved = [put(contacts, { ...one, notes: '' }), put(contacts, { ...two, notes: words })];
    expect(() => commit({ label: 'Move', changes: moved })).not.toThrow();
  });

  it('are not copied to a record that is not part of it', async () => {
    await withWords();
    expect(() => editContact('c2', { notes: words })).toThrow(UnapprovedAiChangeError);
  });
});

describe('a draft', () => {
  const campaign = (fields: object) => () =>
    createCampaign({ name: 'Autumn', type: 'email', status: 'draft', content: words, ...fields });

  it('holds the words of the entry that it names, and of no other', () => {
    expect(campaign({ aiResultId: 'ai1' })).not.toThrow();
    expect(campaign({ aiResultIds: ['none', 'ai1'] })).not.toThrow();
    expect(campaign({ aiResultId: 'none' })).toThrow(UnapprovedAiChangeError);
    expect(campaign({})).toThrow(UnapprovedAiChangeError);
  });

  it('of a record with another status holds them no more', () => {
    const value = { id: 'x', status: 'open', aiResultId: 'ai1', text: words };
    expect(unapprovedWords([{ collection: 'of a later version', id: 'x', value }])?.id).toBe('ai1');
    expect(unapprovedWords([{ collection: 'x', id: 'x', value: { ...value, status: 'draft' } }])).toBeUndefined();
    expect(unapprovedWords([{ collection: 'x', id: 'x', value: [words] }])?.id).toBe('ai1');
  });

  it('holds sentences of the entry that it names inside other words as well', async () => {
    const sentence = 'We mended the pipe under the sink on Tuesday afternoon.';
    await open({ id: 'ai2', output: `${sentence} ${sentence}`, createdAt: made });
    expect(campaign({ content: `Hello. ${sentence}`, aiResultId: 'ai2' })).not.toThrow();
    expect(campaign({ content: `Hello. ${sentence}`, aiResultId: 'ai1' })).toThrow(UnapprovedAiChangeError);
  });
});

describe('a sentence of an entry', () => {
  const sentence = 'We mended the pipe under the sink on Tuesday afternoon.';
  const told = (...known: readonly Parameters<typeof contact>[0][]) =>
    openMemoryStore({
      contacts: [people[0], ...known.map((fields) => contact(fields))].map((one) => contact(one)),
      aiResults: [
        aiResult({ id: 'old', output: `Hello. ${sentence}`, status: 'rejected', createdAt: before, updatedAt: before }),
        aiResult({ id: 'new', output: `Good day. ${sentence}`, createdAt: made }),
      ],
    });

  it('is a person’s when a record holds it that was last changed before the entry was made', async () => {
    await told({ id: 'c2', notes: sentence, updatedAt: '2026-10-01T12:00:00.000Z' });
    expect(write(`So: ${sentence}`)).not.toThrow();
    await told({ id: 'c2', notes: sentence, updatedAt: before });
    expect(write(`So: ${sentence}`), 'in the same moment is not before').toThrow(UnapprovedAiChangeError);
  });

  it('is nobody’s because an older entry has it too', async () => {
    await told();
    expect(write(`So: ${sentence}`)).toThrow(UnapprovedAiChangeError);
    approveAiResult('new');
    expect(write(`So: ${sentence}`)).not.toThrow();
  });

  it('stays where it stood', async () => {
    await told({ id: 'c2', notes: `Note. ${sentence}`, updatedAt: made });
    expect(() => editContact('c2', { notes: `Longer note. ${sentence} More.` })).not.toThrow();
    expect(write(`So: ${sentence}`)).toThrow(UnapprovedAiChangeError);
  });
});
