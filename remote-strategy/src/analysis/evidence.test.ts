import { activity, campaign, contact, deal, dealStages } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { crmEvidence, factOf } from './evidence';

const now = new Date('2026-11-22T09:00:00.000Z');
const recent = '2026-10-01T09:00:00.000Z';
const none: Parameters<typeof crmEvidence>[0] = {
  deals: [],
  contacts: [],
  activities: [],
  campaigns: [],
  stages: dealStages,
  now,
};
const closed = (stage: 'won' | 'lost', source: string, pounds: number, more = {}) =>
  deal({ stage, source, valuePence: pounds * 100, stageChangedAt: recent, ...more });
const figures = (records: Partial<typeof none>) =>
  Object.fromEntries(crmEvidence({ ...none, ...records }).map((one) => [one.id, factOf(one)]));

describe('the evidence of the CRM', () => {
  it('is nothing while there are no records', () => {
    expect(crmEvidence(none)).toEqual([]);
  });

  it('says where won deals came from, how closed ones ended and why they were lost', () => {
    const deals = [
      closed('won', 'Referral', 3000),
      closed('won', 'Referral', 1000),
      closed('won', 'Website', 500),
      closed('lost', 'Website', 800, { lostReason: 'Price' }),
    ];
    expect(figures({ deals })).toMatchObject({
      'won-by-source': 'Won deals by source: Referral £4,000 of £4,500 (3 deals, last 12 months)',
      'closed-by-source':
        'Won of closed deals by source: Referral 2 of 2, Website 1 of 2 (4 deals, 3 won, last 12 months)',
      'lost-reasons': 'Lost reasons: Price 1 (1 deal lost, last 12 months)',
    });
  });

  it('gives the figures of each by name, and compares sources only where enough deals were closed', () => {
    const figuresOf = (id: string, deals: Parameters<typeof crmEvidence>[0]['deals']) =>
      crmEvidence({ ...none, deals }).find((one) => one.id === id)?.figures;
    const won = [closed('won', 'Referral', 3000), closed('won', 'Referral', 1000), closed('won', 'Referral', 0)];
    const website = [closed('lost', 'Website', 800), closed('lost', 'Website', 800), closed('won', 'Website', 1000)];
    expect(figuresOf('won-by-source', [...won, ...website])).toEqual({
      source: 'Referral',
      part: '£4,000',
      sum: '£5,000',
      share: '0.8',
    });
    expect(figuresOf('closed-by-source', [...won, ...website])).toMatchObject({
      ...{ closed: '6', won: '4', best: 'Referral', bestWon: '3', worst: 'Website', worstWon: '1', worstClosed: '3' },
    });
    expect(figuresOf('closed-by-source', [...won, ...website.slice(1)])).toEqual({ closed: '5', won: '4' });
    expect(figuresOf('won-by-source', [closed('won', 'Referral', 0)])).toBeUndefined();
    expect(figuresOf('lost-reasons', website)).toEqual({ reason: 'No reason given', lostFor: '2', lost: '2' });
  });

  it('looks back twelve months and no further', () => {
    const deals = [closed('won', 'Referral', 3000, { stageChangedAt: '2025-11-21T09:00:00.000Z' })];
    expect(figures({ deals })).toEqual({});
  });

  it('counts open deals without a next step, and contacts by status', () => {
    const deals = [
      deal({ stage: 'new', valuePence: 100_000 }),
      deal({ stage: 'proposal', valuePence: 50_000, nextStep: 'Call' }),
    ];
    const contacts = [contact({ status: 'lead' }), contact({ status: 'lead' }), contact({ status: 'customer' })];
    expect(figures({ deals, contacts })).toMatchObject({
      'open-pipeline': 'Open deals: £1,500, 1 of 2 without a next step (2 deals, today)',
      segments: 'Contacts by status: lead 2, customer 1 (3 contacts, today)',
    });
  });

  it('gives the median time until a new contact was first called, written to or met', () => {
    const contacts = [2, 4, 30].map((hours) => contact({ id: `c${hours}`, createdAt: recent }));
    const activities = [2, 4, 30].map((hours) =>
      activity({
        type: 'call',
        contactId: `c${hours}`,
        createdAt: new Date(Date.parse(recent) + hours * 3_600_000).toISOString(),
      }),
    );
    const notes = [activity({ type: 'note', contactId: 'c30', createdAt: recent })];
    expect(figures({ contacts, activities: [...notes, ...activities] })['first-answer']).toBe(
      'Time until the first call, email or meeting: Median 4 h (3 new contacts, last 12 months)',
    );
  });

  it('counts campaigns by what became of them', () => {
    expect(figures({ campaigns: [campaign({ status: 'sent' }), campaign({ type: 'blog' })] }).campaigns).toBe(
      'Campaigns: 1 sent of 2: Email 1, Blog 1 (2 campaigns)',
    );
    expect(figures({ campaigns: [campaign({ type: 'ads' })] }).campaigns).toBe(
      'Campaigns: 0 sent of 1: Adverts 1 (1 campaign)',
    );
  });
});
