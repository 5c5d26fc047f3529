import { activities, deals, historySteps, updateClient } from '@steps/shared';
import { openSampleClient } from '@steps/shared/sample';
import { openMemoryStore } from '@steps/shared/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { quotes } from './quote';
import { customerLines } from './quoteCustomer';
import { quoteTotals } from './quoteRules';
import { currentQuoteSettings } from './quoteSettings';
import { createQuote, deleteQuotes } from './quoteState';
import { addSampleQuotes } from './sampleQuotes';

const now = new Date(2026, 10, 3, 12, 0);

beforeEach(async () => {
  await openMemoryStore();
  await openSampleClient(now);
});

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

  it('come to no other business', () => {
    updateClient('client-sample', { sample: false });
    addSampleQuotes(now);
    expect([quotes.size, currentQuoteSettings().lastNumber]).toEqual([0, 0]);
  });
});
