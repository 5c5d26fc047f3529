import {
  activities,
  closeClient,
  deals,
  flush,
  historySteps,
  openClient,
  type StoragePort,
  updateClient,
} from '@steps/shared';
import { openSampleClient } from '@steps/shared/sample';
import { openMemoryStore } from '@steps/shared/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { quotes } from './quote';
import { customerLines } from './quoteCustomer';
import { quoteTotals } from './quoteRules';
import { quoteSearch } from './quoteSearch';
import { currentQuoteSettings } from './quoteSettings';
import { createQuote, deleteQuotes } from './quoteState';
import { addSampleQuotes, sampleQuotes } from './sampleQuotes';

const now = new Date(2026, 10, 3, 12, 0);

let port: StoragePort;

beforeEach(async () => {
  ({ port } = await openMemoryStore());
  await openSampleClient(now);
});

const found = async (query: string) =>
  (await quoteSearch[0]?.search(query, new AbortController().signal))?.map(({ title }) => title);

describe('the quotes of the sample business', () => {
  it('are drafted, sent, accepted and declined ones of its deals, net of VAT worth what the deals are', () => {
    const told = activities.size;
    addSampleQuotes(now);
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

  it('come once, and their numbers are not given again', () => {
    addSampleQuotes(now);
    deleteQuotes(quotes.all().map(({ id }) => id));
    addSampleQuotes(now);
    expect(quotes.size).toBe(0);
    expect(createQuote().number).toBe('Q-0008');
  });

  it('come to no other business', async () => {
    updateClient('client-sample', { sample: false });
    addSampleQuotes(now);
    expect(await found('Q-0001')).toEqual([]);
    expect([quotes.size, currentQuoteSettings().lastNumber]).toEqual([0, 0]);
  });

  it('are found by the palette before Sales was ever opened', async () => {
    const all = await found('q-');
    expect(all).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => `Q-000${count}`));
    expect(historySteps()).toEqual([]);
  });

  it('wait until all records are read, and are not made again', async () => {
    await found('q-');
    await flush();
    const before = quotes.all();
    await closeClient();
    const opening = openClient('client-sample');
    expect(await found('q-')).toEqual([]);
    await opening;
    expect(await found('q-')).toHaveLength(7);
    expect(quotes.all()).toEqual(before);
  });

  it('are not made where another tab has them already', async () => {
    const otherTab = await port.open('client-sample');
    const deal = deals.all().find(({ stage }) => stage === 'proposal');
    const [quote] = sampleQuotes(deal ? [deal] : [], 30, now);
    await otherTab.write([{ collection: 'quotes', id: 'quote-sample-1', value: { v: 1, r: quote } }]);
    expect(await found('q-')).toEqual(['Q-0001']);
    expect(currentQuoteSettings().lastNumber).toBe(0);
    await otherTab.close();
  });
});
