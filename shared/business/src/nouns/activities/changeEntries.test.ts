import { commit } from '@steps/platform/src/core/store/commit';
import { undo } from '@steps/platform/src/core/store/history';
import { existing, put } from '@steps/platform/src/core/store/recordChange';
import { contact, createContact, deal, editContact, editContacts, openMemoryStore, testNow } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../contacts/contact';
import { deals } from '../deals/deal';
import { movedDeal, updateDeal } from '../deals/dealState';
import { activities } from './activity';
import { createActivity } from './activityState';

beforeEach(() =>
  openMemoryStore({
    contacts: [
      contact({ id: 'ann', name: 'Ann', title: 'Owner', companyId: 'k1', properties: { Budget: 'small' } }),
      contact({ id: 'ben', name: 'Ben' }),
    ],
    deals: [deal({ id: 'd1', name: 'Website', valuePence: 120_000, contactId: 'ann' })],
  }),
);

const entries = () => activities.all().map(({ type, subject, body }) => ({ type, subject, body }));

describe('a changed field', () => {
  it('is written into the timeline of the contact and of its company, with both values', () => {
    editContact('ann', { title: 'Director', properties: { Budget: 'large' } });
    expect(activities.all()).toMatchObject([
      {
        type: 'change',
        contactId: 'ann',
        companyId: 'k1',
        subject: 'Job title, Budget changed',
        body: 'Job title: Owner → Director\nBudget: small → large',
      },
    ]);
  });

  it('names what was added to the tags, and what the archive did', () => {
    editContact('ann', { tags: ['VIP'] });
    editContact('ann', { archivedAt: testNow });
    expect(entries()).toMatchObject([{ body: 'Tags: + VIP' }, { body: 'Archive: put into the archive' }]);
  });

  it('shows amounts in pounds and stages of a deal', () => {
    updateDeal('d1', { valuePence: 150_050 });
    const lost = movedDeal(existing(deals, 'd1'), 'lost', { lostReason: 'Price' });
    commit({ label: 'Move Website to Lost', changes: [put(deals, lost)] });
    expect(entries().map((entry) => entry.body)).toEqual([
      'Value: £1,200 → £1,500.50',
      'Stage: New → Lost\nLost reason: not set → Price',
    ]);
    expect(activities.all()[0]).toMatchObject({ dealId: 'd1', contactId: 'ann' });
  });

  it('is not written for what the application itself keeps, nor for a new record', () => {
    createContact({ name: 'Cat' });
    createActivity({ type: 'call', subject: 'Rang', contactId: 'ann' });
    expect(contacts.get('ann')?.lastContact).toBeDefined();
    expect(entries().filter((entry) => entry.type === 'change')).toEqual([]);
  });

  it('leaves the timeline with undo, which counts the records only', () => {
    editContacts(['ann', 'ben'], { owner: 'Mo' });
    expect(activities.size).toBe(2);
    expect(undo()).toMatchObject({ changed: 2, kept: [] });
    expect(activities.size).toBe(0);
  });

  it('tells a property called toString apart from what every object has', () => {
    editContact('ben', { properties: { toString: 'soft' } as unknown as Record<string, string> });
    expect(entries()[0]?.body).toBe('ToString: not set → soft');
  });

  it('keeps a long text short', () => {
    editContact('ann', { notes: 'x'.repeat(5000) });
    expect(entries()[0]?.body.length).toBeLessThan(250);
  });
});
