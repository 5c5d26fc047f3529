import { aiResult, contact, editContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aiResults } from '../../ai/ledger/aiResult';
import { approveAiResult } from '../../ai/ledger/aiResultState';
import { activities } from '../activities/activity';
import { createActivity } from '../activities/activityState';
import { currentActor } from './currentPerson';
import { logEntries } from './logEntry';
import { actAs } from './membership';
import { tomWith } from './people.fixture';

beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Ada Byron' })],
    aiResults: [aiResult({ id: 'ai-1' })],
  });
});
afterEach(() => actAs(undefined));

it('if devices share a business, what is done is signed with person and device: in the log, in timelines, in the ledger', () => {
  actAs({ device: 'd1', deviceName: 'Till', person: 'Tom' });
  editContact('c1', { name: 'Ada King' });
  createActivity({ type: 'note', subject: 'Rang' });
  approveAiResult('ai-1');
  expect(logEntries.all().at(0)).toMatchObject({ actor: 'Tom', device: 'Till' });
  expect(activities.all().map(({ type, by }) => [type, by])).toEqual([
    ['change', 'Tom (Till)'],
    ['note', 'Tom (Till)'],
  ]);
  expect(aiResults.get('ai-1')?.history.at(-1)).toMatchObject({ actor: 'Tom', device: 'Till', action: 'approved' });
});

it('on a single device nothing is signed, and it was “You” who did it', () => {
  editContact('c1', { name: 'Ada King' });
  expect([logEntries.all()[0]?.device, activities.all()[0]?.by, currentActor()]).toEqual([undefined, undefined, 'You']);
});

it('nobody is “You” to others: without a name it is the device; a person with a name of their own goes by that', () => {
  actAs({ device: 'd1', deviceName: 'Till' });
  expect(currentActor()).toBe('Till');
  tomWith({ crm: ['view', 'change'] });
  actAs({ device: 'd1', deviceName: 'Till', person: 'Olive' });
  expect(currentActor()).toBe('Tom');
});
