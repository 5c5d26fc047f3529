import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calendar from '../../calendar';
import * as main from '../../index';
import * as results from '../../results';
import {
  activity,
  aiResult,
  company,
  contact,
  deal,
  meeting,
  openMemoryStore,
  recordedRows,
  testNow,
} from '../../testing';
import * as campaigns from '../campaigns';
import * as deleted from '../deleted';
import * as meetings from '../meetings';
import * as onboarding from '../onboarding';
import * as tickets from '../tickets';
import { tomWith } from './people.fixture';

const doors = { ...main, ...calendar, ...results, ...campaigns, ...deleted, ...meetings, ...onboarding, ...tickets };
/** What says who is at work, or opens and closes what is stored: it changes no record. */
const others =
  /^(setCurrentPerson|on[A-Z]|open|close|removeClientRecords|signOut|clearAuthenticated|removeWorkspace|provide|defineCollection|set[A-Z].*)/;

const verbs = Object.entries(doors).filter(
  (pair): pair is [string, (...args: unknown[]) => unknown] =>
    typeof pair[1] === 'function' &&
    !/^(use)?[A-Z]/.test(pair[0]) &&
    !/^use[A-Z]/.test(pair[0]) &&
    !others.test(pair[0]),
);

const fields = {
  name: 'Changed',
  title: 'Changed',
  subject: 'Changed',
  type: 'email',
  businessName: 'Changed',
  status: 'lead',
};
const firsts: readonly unknown[] = [
  'c1',
  'd1',
  'm1',
  'a1',
  'k1',
  'ai-1',
  ['c1', 'k1', 'd1', 'a1', 'm1'],
  fields,
  [fields],
];
const seconds: readonly unknown[] = [fields, 'won', ['c1'], 'Changed', testNow];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // No other tab to be asked for the key, and waited for.
  vi.stubGlobal('BroadcastChannel', undefined);
  main.setCurrentPerson(undefined);
  await openMemoryStore({
    contacts: [contact({ id: 'c1' })],
    companies: [company({ id: 'k1' })],
    deals: [deal({ id: 'd1' })],
    activities: [activity({ id: 'a1' })],
    meetings: [meeting({ id: 'm1' })],
    aiResults: [aiResult({ id: 'ai-1' })],
  });
  tomWith(
    Object.fromEntries(
      ['crm', 'sales', 'calendar', 'support', 'marketing', 'content', 'human-loop'].map((id) => [
        id,
        ['view' as const],
      ]),
    ),
  );
});
afterEach(() => main.setCurrentPerson(undefined));

describe('a person who may only look', () => {
  it('is tried with more than a hundred verbs', () => expect(verbs.length).toBeGreaterThan(100));

  it.each(verbs)('changes no record through %s', async (_name, verb) => {
    const before = JSON.stringify([recordedRows(), main.clients.all(), main.people.all(), main.roles.all()]);
    for (const first of firsts) {
      for (const args of [[first], ...seconds.map((second) => [first, second])])
        await ignoringRefusal(() => verb(...args));
    }
    expect(JSON.stringify([recordedRows(), main.clients.all(), main.people.all(), main.roles.all()])).toBe(before);
  });
});

/** Most are refused, or make no sense to the verb: only what is written is of interest. */
async function ignoringRefusal(attack: () => unknown): Promise<void> {
  try {
    await attack();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}
