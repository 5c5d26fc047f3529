import { activity, company, contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyTimeline } from './companyTimeline';

beforeEach(() =>
  openMemoryStore({
    companies: [company({ id: 'fenwick' })],
    contacts: [contact({ id: 'priya', companyId: 'fenwick' }), contact({ id: 'other' })],
    activities: [
      activity({ id: 'own', companyId: 'fenwick' }),
      activity({ id: 'both', companyId: 'fenwick', contactId: 'priya' }),
      activity({ id: 'hers', contactId: 'priya' }),
      activity({ id: 'elsewhere', contactId: 'other' }),
    ],
  }),
);

describe('the timeline of a company', () => {
  it('has its own activities and those of its contacts, each once', () => {
    expect(companyTimeline('fenwick').map(({ id }) => id)).toEqual(['own', 'both', 'hers']);
  });
});
