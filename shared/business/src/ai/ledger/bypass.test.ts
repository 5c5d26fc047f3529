import * as assistantHost from '@steps/assistant/host';
import * as journal from '@steps/journal';
import * as platform from '@steps/platform';
import * as platformHost from '@steps/platform/host';
import {
  activity,
  aiResult,
  changeCampaign,
  company,
  contact,
  createContact,
  deal,
  editContact,
  meeting,
  openMemoryStore,
  recordedRows,
  testNow,
} from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as calendar from '../../calendar';
import * as host from '../../host';
import * as main from '../../index';
import * as campaigns from '../../nouns/campaigns';
import * as contactVerbs from '../../nouns/contacts/contactState';
import * as deleted from '../../nouns/deleted';
import * as meetings from '../../nouns/meetings';
import * as meetingVerbs from '../../nouns/meetings/meetingState';
import * as onboarding from '../../nouns/onboarding';
import * as results from '../../results';
import { regenerateAiResult } from '../regeneration';
import type { AiResult } from './aiResult';
import * as applyVerbs from './aiResultApply';
import * as ledgerVerbs from './aiResultState';
import { LedgerRowError } from './approvalGuard';

/** Every door with verbs, and the verbs that no other package needs. */
const door = {
  ...platform,
  ...platformHost,
  ...journal,
  ...assistantHost,
  ...host,
  ...main,
  ...calendar,
  ...deleted,
  ...onboarding,
  ...results,
  ...campaigns,
  ...meetings,
  ...contactVerbs,
  ...meetingVerbs,
  ...ledgerVerbs,
  ...applyVerbs,
  regenerateAiResult,
};

/** Words that only an AI result holds; found in a record, the promise is broken. */
const words = 'Words that nobody approved';
const pending = aiResult({ id: 'ai-pending', output: words });
const rejected = aiResult({ id: 'ai-rejected', output: words, status: 'rejected', reason: 'No' });
const entries = [pending, rejected];

/**
 * A person's verbs: they take no origin, because nothing but a person's hand reaches them. Whoever adds a verb that writes
 * and takes no origin reads this, and either gives it one or explains here why AI never calls it.
 */
const persons: Readonly<Record<string, string>> = {
  // The reviewer's own verbs: this is how something gets approved.
  approveAiResult: 'the decision itself',
  approveAiResults: 'the decision itself',
  modifyAiResult: 'the decision itself',
  rejectAiResult: 'the decision itself',
  rejectAiResults: 'the decision itself',
  reopenAiResult: 'the decision itself',
  reopenAiResults: 'the decision itself',
  approveAndApply: 'the decision itself',
  modifyAndApply: 'the decision itself',
  'review.approveAndApply': 'the decision itself',
  'review.modifyAndApply': 'the decision itself',
  'review.reject': 'the decision itself',
  'review.approveAll': 'the decision itself',
  'review.rejectAll': 'the decision itself',
  'review.reopenAll': 'the decision itself',
  'review.updateRule': 'a choice of the reviewer, which approves nothing',
  commentAiResult: 'a remark in the ledger, not in a record',
  regenerateAiResult: 'writes a waiting entry',
  recordAiResult: 'writes a waiting entry; attacked on its own below',
  commit: 'attacked on its own below',
  openStep: 'attacked on its own below',
  undo: 'takes back; attacked on its own below',
  redo: 'attacked on its own below',
  updateReviewRule: 'a choice of the reviewer, which approves nothing',
  // These change which records are in memory, not what they say.
  openClient: 'opens another client',
  closeClient: 'closes the client',
  openWorkspaceStore: 'opens the workspace',
  closeWorkspaceStore: 'closes the workspace',
  onClientClosed: 'names who is told when a client is closed',
  watchPageExit: 'writes what is unwritten as the page goes',
};

type Verb = (...args: unknown[]) => unknown;

/** What can be called by a name of the door, or as a method of one: `schedule.add`. */
const callable = (name: string, value: unknown): [string, Verb][] => {
  if (typeof value === 'function') return [[name, value as Verb]];
  const isPlain = value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain
    ? Object.entries(value).flatMap(([part, verb]) =>
        typeof verb === 'function' ? callable(`${name}.${part}`, verb) : [],
      )
    : [];
};

const functions = Object.entries(door)
  .flatMap(([name, value]) => callable(name, value))
  .filter(([name]) => !/(?:^|\.)(?:use)?[A-Z]/.test(name));
const attacked = functions.filter(([name]) => !(name in persons));

const fields = {
  name: words,
  notes: words,
  subject: words,
  body: words,
  title: words,
  description: words,
  content: words,
  text: words,
  type: 'email',
  status: 'ready',
};
/** What a verb may want before the origin: ids, texts, records, patches. */
const firsts: readonly unknown[] = ['c1', ['c1', 'k1', 'd1', 'a1', 'm1'], words, fields, [fields]];
const seconds: readonly unknown[] = [fields, words, ['c1'], [fields]];

/** An attack whose claim lands in a patch leaves these behind: nothing that AI said. */
const noise = ['by', 'resultId', 'origin', 'updatedAt'];

/** Everything of the open client apart from the ledger. */
const records = () =>
  JSON.stringify(recordedRows(), (key, value: unknown) => (noise.includes(key) ? undefined : value));

const openWith = (aiResults: readonly AiResult[]) =>
  openMemoryStore({
    contacts: [contact({ id: 'c1' })],
    companies: [company({ id: 'k1' })],
    deals: [deal({ id: 'd1' })],
    activities: [activity({ id: 'a1' })],
    meetings: [meeting({ id: 'm1' })],
    aiResults,
  });

beforeEach(async () => {
  // What is refused is told in the console by some verbs; here that is all that happens.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // No other tab to be asked for the key, and waited for.
  vi.stubGlobal('BroadcastChannel', undefined);
  await openWith(entries);
});

describe('what no person approved', () => {
  it.each(attacked)('does not reach a record through %s', async (name, verb) => {
    const before = records();
    for (const { id: resultId } of entries) {
      const origin = { by: 'ai', resultId };
      // An origin for verbs that take one, and options with an origin for those that take options.
      const claim = { ...origin, origin };
      for (const first of firsts) {
        const attacks = [
          [resultId, [{ collection: 'contacts', id: 'c1', value: contact({ id: 'c1', notes: words }) }]],
          [first, claim],
          ...seconds.flatMap((second) => [
            [first, second, claim],
            [first, second, words, claim],
            [first, second, testNow, claim],
          ]),
        ];
        for (const args of attacks) await ignoringRefusal(() => verb(...args));
      }
    }
    expect(records() === before, `${name} wrote although nobody approved it: give it an origin`).toBe(true);
  });

  it.each(attacked)(
    'does not reach a record through %s in the hands of a person who copies it',
    async (_name, verb) => {
      await openWith([pending, rejected]);
      for (const first of firsts) {
        const attacks = [
          [first],
          ...seconds.flatMap((second) => [
            [first, second],
            [first, second, words],
          ]),
        ];
        for (const args of attacks) await ignoringRefusal(() => verb(...args));
      }
      expect(records()).not.toContain(words);
    },
  );

  it('does not reach a record under the name of an entry that was approved for something else', async () => {
    await openWith([pending, rejected]);
    const other = door.recordAiResult({ ...pending, output: 'Quite other words, for another place', about: undefined });
    door.approveAiResult(other.id);
    const origin = { by: 'ai', resultId: other.id } as const;
    expect(() => editContact('c1', { notes: ` ${words}` }, origin)).toThrow(door.UnapprovedAiChangeError);
    const ready = { name: 'Autumn', type: 'email', content: words, status: 'ready', aiResultId: other.id } as const;
    expect(() => door.createCampaign(ready)).toThrow(door.UnapprovedAiChangeError);
    const about = { collection: 'contacts', id: 'c2' };
    const forAnother = door.recordAiResult({ ...pending, output: 'About somebody else', about });
    door.approveAiResult(forAnother.id);
    const claim = { by: 'ai', resultId: forAnother.id } as const;
    expect(() => editContact('c1', { notes: 'About somebody else' }, claim)).toThrow('for another record');
    expect(door.contacts.get('c1')?.notes).toBe('');
  });

  it('is only what the reviewer made of it, once it was approved with changes', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: [pending] });
    door.modifyAiResult(pending.id, 'Words that somebody has changed');
    expect(() => editContact('c1', { notes: words })).toThrow(door.UnapprovedAiChangeError);
    expect(editContact('c1', { notes: 'Words that somebody has changed' }).notes).toContain('changed');
  });

  it('stays where it is when its approval is taken back: nothing else of that record is locked', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1', notes: words })], aiResults: [pending] });
    expect(editContact('c1', { title: 'Director' }).notes).toBe(words);
    expect(() => createContact({ name: 'Ann', notes: words })).toThrow('but it is still waiting');
    expect(createContact({ name: 'Ann', notes: 'Words' }).notes).toBe('Words');
  });

  it('does not reach a record through commit or a long step, in whoever’s name the entry is forged', () => {
    const note = door.put(door.contacts, contact({ id: 'c1', notes: words }));
    for (const { id: resultId } of entries) {
      const origin = { by: 'ai', resultId } as const;
      expect(() => door.commit({ label: 'x', changes: [note], origin })).toThrow(door.UnapprovedAiChangeError);
      const step = door.openStep('x', origin);
      expect(() => step.commit([note])).toThrow(door.UnapprovedAiChangeError);
      step.end();
      expect(() => door.applyAiChange(resultId, [note])).toThrow(door.UnapprovedAiChangeError);
    }
    expect(door.contacts.get('c1')?.notes).toBe('');
  });

  it('finds no way to write in a collection itself: in anybody’s hands it can only be read', () => {
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(door.contacts)).sort();
    expect(methods).toEqual([
      'all',
      'change',
      'checked',
      'constructor',
      'edition',
      'follow',
      'get',
      'read',
      'size',
      'stepFields',
      'stored',
      'withStep',
    ]);
    expect(Object.keys(door)).not.toContain('recordMemory');
    expect(Object.keys(door)).not.toContain('commitLedger');
    expect(Object.keys(door)).not.toContain('commitWithLedger');
  });

  it('is not approved by writing the ledger as a row, by a person or by AI', () => {
    const forged = { ...pending, status: 'approved', approvedBy: 'person' } as const;
    const step = door.openStep('x');
    for (const change of [door.put(door.aiResults, forged), door.drop(door.aiResults, pending.id)]) {
      expect(() => door.commit({ label: 'x', changes: [change] })).toThrow(LedgerRowError);
      expect(() => step.commit([change])).toThrow(LedgerRowError);
      expect(() => door.applyAiChange(pending.id, [change])).toThrow(LedgerRowError);
    }
    step.end();
    expect(door.aiResults.get(pending.id)).toEqual(pending);
  });

  it('is not approved when it is recorded with a status of its own', () => {
    const forged = { ...pending, status: 'approved', approvedBy: 'person', rating: 'approve' };
    expect(door.recordAiResult(forged).status).toBe('pending');
  });

  it('does not become ready: named, unnamed, copied or with the name taken off', () => {
    const draft = door.createCampaign({ name: 'Autumn', type: 'email', content: words, aiResultId: pending.id });
    const ready = { ...draft, status: 'ready' } as const;
    const attempts = [
      door.put(door.campaigns, ready),
      door.put(door.campaigns, { ...ready, aiResultId: undefined }),
      door.put(door.campaigns, { ...ready, id: 'new', aiResultId: 'ai-none' }),
    ];
    for (const change of attempts) {
      expect(() => door.commit({ label: 'x', changes: [change] })).toThrow(door.UnapprovedAiChangeError);
    }
    expect(() => changeCampaign(draft.id, { status: 'scheduled' })).toThrow(door.UnapprovedAiChangeError);
    expect(door.campaigns.get(draft.id)?.status).toBe('draft');
  });

  it('is not ready when copied into a campaign without a source', async () => {
    await openMemoryStore({ aiResults: [pending] });
    const copied = { name: 'Mine', type: 'email', content: ` ${words} `, status: 'ready' } as const;
    expect(() => door.createCampaign(copied)).toThrow(door.UnapprovedAiChangeError);
    door.approveAiResult(pending.id);
    expect(door.createCampaign(copied).status).toBe('ready');
  });

  it('does not become ready again by undo after the approval was taken back', async () => {
    await openMemoryStore({ aiResults: [pending] });
    door.approveAiResult(pending.id);
    const { id } = door.createCampaign({ name: 'Autumn', type: 'email', aiResultId: pending.id, status: 'ready' });
    changeCampaign(id, { status: 'draft' });
    door.reopenAiResult(pending.id);
    expect(door.undo()?.changed).toBe(0);
    expect(door.campaigns.get(id)?.status).toBe('draft');
  });
});

/** Most attacks are refused, by the ledger or because the words make no sense to the verb; only what gets through counts. */
async function ignoringRefusal(attack: () => unknown): Promise<void> {
  try {
    await attack();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}
