import { readdirSync } from 'node:fs';
import {
  activity,
  aiResult,
  approveAiResult,
  company,
  contact,
  deal,
  meeting,
  openMemoryStore,
  recordedRows,
} from '@steps/testing';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProperty } from './properties/propertyState';
import { createQuote } from './quotes/quoteState';
import { saveView } from './records/recordTable/savedViewState';
import { createList } from './staticLists/contactListState';
import { createCannedReply } from './support/cannedState';
import { ticket } from './testing/ticket';

/** Words that only an AI result has; found in a record, they break the promise. */
const words = 'Words that nobody approved';
const pending = aiResult({ id: 'ai-pending', output: words });
const rejected = aiResult({ id: 'ai-rejected', output: words, status: 'rejected', reason: 'No' });

type Verb = (...args: unknown[]) => unknown;
const verbs: [name: string, verb: Verb][] = [];

/** Files whose functions write, by their names. The state of an import reads a file; it writes by `importContacts`. */
const writes = /(?:State|Settings|Verbs|Drafts)\.ts$/;
const notHere = 'import/importState.ts';

/** Every function of these files, so that a new verb is tried without being named here. */
beforeAll(async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => writes.test(file) && file !== notHere)) {
    const found: Record<string, unknown> = await import(/* @vite-ignore */ `${import.meta.dirname}/${name}`);
    for (const [verb, value] of Object.entries(found)) {
      if (typeof value === 'function' && !/^use[A-Z]/.test(verb)) verbs.push([`${name}: ${verb}`, value as Verb]);
    }
  }
  // Loading every module takes a while on a busy machine.
}, 60_000);

/** A client with a record of each kind; returns what a verb may want as its first argument. */
async function open(approved: boolean): Promise<readonly unknown[]> {
  await openMemoryStore({
    contacts: [contact({ id: 'c1', tags: ['a'] }), contact({ id: 'c2', email: 'two@fenwick.example' })],
    companies: [company({ id: 'k1' }), company({ id: 'k2', name: 'Two' })],
    deals: [deal({ id: 'd1' })],
    tickets: [ticket({ id: 't1' })],
    activities: [activity({ id: 'a1' })],
    meetings: [meeting({ id: 'm1' })],
    aiResults: [pending, rejected],
  });
  const quote = createQuote({ contactId: 'c1' }).id;
  const reply = createCannedReply({ title: 'Thanks', shortcut: 'thanks', body: 'Thank you' }).id;
  const view = saveView('contacts', 'Mine', 'q=1').id;
  const property = createProperty('contact', 'Size', 'text').id;
  createList('Clients');
  if (approved) approveAiResult(pending.id);
  const fields = { title: words, body: words, notes: words, terms: words, name: words, kind: 'text', choices: [] };
  const more = { ...fields, shortcut: 'new', contactId: 'c1', noun: 'contact', id: 'c1' };
  return [['c1'], 't1', ['t1'], quote, reply, view, property, 'contact', 'Clients', 'a', words, more, [more]];
}

const seconds: readonly unknown[] = [
  words,
  { notes: words },
  { title: words, shortcut: 'other', body: words },
  { subject: words },
];
const thirds: readonly unknown[] = [words, 'text', undefined, { by: 'ai', resultId: 'ai-pending' }];

/** Calls a verb with arguments that suit some verb; most calls are refused, and only what gets through counts. */
async function attack(verb: Verb, firsts: readonly unknown[]): Promise<void> {
  for (const first of firsts) {
    for (const second of seconds) {
      for (const third of thirds) {
        try {
          await verb(first, second, third);
        } catch (error) {
          if (!(error instanceof Error)) throw error;
        }
      }
    }
  }
}

/** The verbs through which the words got into a record. */
async function ways(approved: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const [name, verb] of verbs) {
    await attack(verb, await open(approved));
    if (JSON.stringify(recordedRows()).includes(words)) found.push(name);
  }
  return found;
}

// Some verbs report refusals in the console; here nothing else happens.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('what no person approved', () => {
  it('reaches no record through any verb of this package', async () => {
    expect(await ways(false)).toEqual([]);
  });

  it('is written by the same verbs once a person has approved it, so this test can fail', async () => {
    expect(await ways(true)).toEqual(
      expect.arrayContaining([
        'contacts/tagState.ts: renameTag',
        'quotes/quoteState.ts: updateQuote',
        'support/cannedState.ts: updateCannedReply',
        'tickets/ticketState.ts: updateTicket',
      ]),
    );
  });
});
