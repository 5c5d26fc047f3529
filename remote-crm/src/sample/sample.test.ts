import { activities, contacts, deals } from '@steps/business';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { historySteps, type StoragePort } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { quotes } from '../nouns/quote';
import { customerLines } from '../quotes/quoteCustomer';
import { quoteTotals } from '../quotes/quoteRules';
import { currentQuoteSettings } from '../quotes/quoteSettings';
import { createQuote, deleteQuotes } from '../quotes/quoteState';
import { tickets } from '../tickets';
import { sample } from '.';
import { sampleQuotes } from './sampleQuotes';

const now = new Date(2026, 10, 3, 12, 0);

let port: StoragePort;

beforeEach(async () => {
  ({ port } = await openMemoryStore());
  await openSampleClient(now);
});

const bring = () => addSamplePart('remote-crm', async () => sample, now);

describe('the quotes of the sample business', () => {
  it('are drafted, sent, accepted and declined, and net of VAT worth what their deals are', async () => {
    const told = activities.size;
    await bring();
    expect(
      quotes
        .all()
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['accepted', 'accepted', 'declined', 'draft', 'sent', 'sent', 'sent']);
    expect(quotes.all().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => `Q-000${count}`));
    for (const quote of quotes.all()) {
      expect(quoteTotals(quote).netPence).toBe(deals.get(quote.dealId ?? '')?.valuePence);
      expect(customerLines(quote)[0]).toBeTruthy();
      expect(quote.createdAt <= quote.statusAt && quote.statusAt <= now.toISOString()).toBe(true);
      expect(quote.seller?.name).toBe(quote.status === 'draft' ? undefined : 'Harbour & Vale Studio (sample)');
    }
    expect([activities.size, historySteps()]).toEqual([told, []]);
  });

  it('are added once, and their numbers are not used again', async () => {
    await bring();
    deleteQuotes(quotes.all().map(({ id }) => id));
    await bring();
    expect(quotes.size).toBe(0);
    expect(createQuote().number).toBe('Q-0008');
  });

  it('are not added if somebody has written quotes already', async () => {
    createQuote();
    await bring();
    expect(quotes.size).toBe(1);
    expect(currentQuoteSettings().lastNumber).toBe(1);
  });
});

describe('with another tab open', () => {
  it('quotes are not added twice', async () => {
    const otherTab = await port.open('client-sample');
    const deal = deals.all().find(({ stage }) => stage === 'proposal');
    const [quote] = sampleQuotes(deal ? [deal] : [], 30, now);
    await otherTab.write([{ collection: 'quotes', id: 'quote-sample-1', value: { v: 1, r: quote } }]);
    await bring();
    expect(quotes.all().map(({ number }) => number)).toEqual(['Q-0001']);
    expect(currentQuoteSettings().lastNumber).toBe(0);
    await otherTab.close();
  });
});

describe('the tickets of the sample business', () => {
  it('are fifteen from its contacts, all asked in the past', async () => {
    await bring();
    expect(tickets.size).toBe(15);
    for (const { contactId = '', createdAt, updatedAt } of tickets.all()) {
      expect(contacts.get(contactId)).toBeDefined();
      expect(createdAt <= updatedAt && updatedAt <= now.toISOString()).toBe(true);
    }
  });
});
