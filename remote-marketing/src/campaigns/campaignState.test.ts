import { activities, aiResults, contacts } from '@steps/business';
import { campaigns, createCampaign } from '@steps/business/campaigns';
import { hasOptedOut } from '@steps/business/mailings';
import { undo } from '@steps/platform';
import { aiResult, approveAiResult, contact, openMemoryStore, reopenAiResult, testNow } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Piece } from '../pieces/piece';
import { audienceOf } from './audienceRules';
import { makeReady, recordSending, takePiece } from './campaignState';
import { updateCampaign } from './campaignVerbs';
import { optIn, optOut } from './optOut';

const email: Piece = {
  id: 'piece-1',
  kind: 'email',
  title: 'Open day',
  brief: {},
  parts: {
    subject: { options: ['subject'] },
    body: { options: ['body'] },
    action: { options: ['action'] },
  },
  fields: { preheader: 'Come by', link: 'bakery.example' },
  createdAt: testNow,
  updatedAt: testNow,
};
const ada = contact({ id: 'ada', email: 'ada@engines.example' });
const bea = contact({ id: 'bea', email: 'bea@bakery.example' });

beforeEach(async () => {
  await openMemoryStore({
    pieces: [email],
    contacts: [ada, bea],
    aiResults: [
      aiResult({ id: 'subject', output: 'An open day for {company}' }),
      aiResult({
        id: 'body',
        kind: 'email-body',
        output: 'Hello {first name},\n\nThe bakehouse opens its doors on Saturday.',
      }),
      aiResult({ id: 'action', kind: 'call-to-action', output: 'Book a place: eight places, £65 each.' }),
    ],
  });
});
const approveAll = () => {
  for (const { id } of aiResults.all()) approveAiResult(id);
};
const made = () => createCampaign({ name: 'Open day', type: 'email' }).id;

describe('a campaign', () => {
  it('takes an email only when every part of it is approved', () => {
    const id = made();
    expect(() => takePiece(id, 'piece-1')).toThrow('“Open day” waits for review. Approve it first.');
    approveAll();
    expect(takePiece(id, 'piece-1')).toMatchObject({
      subject: 'An open day for {company}',
      button: 'Book a place',
      buttonNote: 'Eight places, £65 each.',
      preheader: 'Come by',
      link: 'bakery.example',
      aiResultId: 'body',
      status: 'draft',
    });
  });

  it('becomes ready with words and somebody to reach, and scheduled with a day', () => {
    const id = made();
    expect(() => makeReady(id, 2)).toThrow('Choose an approved email first.');
    approveAll();
    takePiece(id, 'piece-1');
    expect(() => makeReady(id, 0)).toThrow('Nobody would get it.');
    expect(makeReady(id, 2).status).toBe('ready');
    updateCampaign(id, { status: 'draft', scheduledAt: testNow });
    expect(makeReady(id, 2).status).toBe('scheduled');
  });

  it('that is ready is a draft again when an approval is taken back', () => {
    const id = made();
    approveAll();
    takePiece(id, 'piece-1');
    makeReady(id, 2);
    reopenAiResult('body');
    expect(campaigns.get(id)?.status).toBe('draft');
    expect(() => updateCampaign(id, { status: 'ready' })).toThrow('made by AI');
  });

  it('that was sent is in the timeline of everybody it reached, once, and undo takes all of it back', () => {
    const id = made();
    approveAll();
    takePiece(id, 'piece-1');
    updateCampaign(id, { subjectB: 'Come by on Saturday' });
    expect(() => recordSending(id, [ada, bea])).toThrow('is not ready to be sent');
    makeReady(id, 2);
    expect(recordSending(id, [ada, bea])).toMatchObject({ status: 'sent', recipients: 2 });
    expect(activities.all().map(({ contactId, type, subject }) => [contactId, type, subject])).toEqual([
      ['ada', 'email', 'Campaign: An open day for {company}'],
      ['bea', 'email', 'Campaign: Come by on Saturday'],
    ]);
    expect(contacts.get('ada')?.lastContact).toBeDefined();
    expect(() => recordSending(id, [ada])).toThrow('is not ready to be sent');
    undo();
    expect(activities.size).toBe(0);
    expect(campaigns.get(id)?.status).toBe('ready');
  });
});

it('an address that opted out is left out of every audience until it agrees again', () => {
  const reached = () => audienceOf(contacts.all(), { by: 'all', name: '' }, hasOptedOut).reached.map(({ id }) => id);
  optOut(' ADA@engines.example ');
  expect(reached()).toEqual(['bea']);
  optIn('ada@engines.example');
  expect(reached()).toEqual(['ada', 'bea']);
  expect(() => optOut('nobody')).toThrow('Enter an email address');
});
