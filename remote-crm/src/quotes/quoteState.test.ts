import { activities, deals } from '@steps/business';
import { undo } from '@steps/platform';
import { company, deal, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../nouns/companyState';
import { quotes } from '../nouns/quote';
import { customerLines } from './quoteCustomer';
import { sellerOf, updateQuoteSettings } from './quoteSettings';
import { createQuote, deleteQuotes, duplicateQuote, newLine, setQuoteStatus, updateQuote } from './quoteState';

beforeEach(() =>
  openMemoryStore({
    deals: [deal({ id: 'd1', name: 'Website', valuePence: 120_000, companyId: 'k1', contactId: 'ann' })],
    companies: [company({ id: 'k1', name: 'Fenwick', location: '' })],
  }),
);

describe('quotes', () => {
  it('start as a draft from their deal, and are numbered without a gap or a repeat', () => {
    const first = createQuote({ dealId: 'd1' }, new Date('2026-11-03T12:00:00Z'));
    expect(first).toMatchObject({
      number: 'Q-0001',
      status: 'draft',
      companyId: 'k1',
      contactId: 'ann',
      date: '2026-11-03',
      validUntil: '2026-12-03',
      lines: [{ description: 'Website', unitPence: 120_000, vat: 'exempt' }],
    });
    deleteQuotes([first.id]);
    expect(createQuote().number).toBe('Q-0002');
  });

  it('charge VAT only with a VAT number', () => {
    updateQuoteSettings({ vatNumber: '123456789' });
    expect(newLine().vat).toBe('20');
  });

  it('can be edited until they are sent', () => {
    const { id } = createQuote({ dealId: 'd1' });
    updateQuote(id, { notes: 'Thank you' });
    expect(() => updateQuote(id, { validUntil: '2020-01-01' })).toThrow('not before the date of the quote');
    setQuoteStatus(id, 'sent');
    expect(() => updateQuote(id, { notes: '' })).toThrow('Q-0001 was sent.');
    expect(activities.all().at(-1)).toMatchObject({ type: 'proposal', subject: 'Quote Q-0001 was sent', dealId: 'd1' });
    expect(() => createQuote() && setQuoteStatus(quotes.all().at(-1)?.id ?? '', 'sent')).toThrow(
      'Describe at least one line',
    );
    const half = createQuote({ lines: [newLine({ description: 'Site' }), newLine({ unitPence: 1_250 })] });
    expect(() => setQuoteStatus(half.id, 'sent')).toThrow('Say what line 2 is for before the quote is sent.');
  });

  it('keep the customer as it was when they were sent, until they are a draft again', () => {
    const { id } = createQuote({ dealId: 'd1' });
    updateCompany('k1', { address: '1 Old Street' });
    setQuoteStatus(id, 'sent');
    updateCompany('k1', { name: 'Renamed', address: '2 New Street' });
    expect(customerLines(setQuoteStatus(id, 'declined'))).toEqual(['Fenwick', '1 Old Street']);
    setQuoteStatus(id, 'sent');
    expect(customerLines(setQuoteStatus(id, 'draft'))).toEqual(['Renamed', '2 New Street']);
  });

  it('keep the seller as it was when they were sent, too', () => {
    updateQuoteSettings({ sellerDetails: '1 Quay', vatNumber: '123456789' });
    const { id } = createQuote({ dealId: 'd1' });
    setQuoteStatus(id, 'sent');
    updateQuoteSettings({ sellerDetails: '2 Quay', vatNumber: '' });
    expect(sellerOf(setQuoteStatus(id, 'accepted'))).toMatchObject({ details: '1 Quay', vatNumber: 'GB123456789' });
    setQuoteStatus(id, 'sent');
    expect(sellerOf(setQuoteStatus(id, 'draft'))).toMatchObject({ details: '2 Quay', vatNumber: '' });
  });

  it('that are accepted can set the value of their deal and win it, all in one step', () => {
    const { id } = createQuote({
      dealId: 'd1',
      lines: [newLine({ description: 'Site', unitPence: 90_000, vat: '20' })],
    });
    expect(() => setQuoteStatus(id, 'accepted')).toThrow('cannot become accepted');
    setQuoteStatus(id, 'sent');
    setQuoteStatus(id, 'accepted', { setValue: true, markWon: true });
    expect(deals.get('d1')).toMatchObject({ stage: 'won', valuePence: 90_000 });
    expect(deals.get('d1')?.stageHistory).toHaveLength(2);
    undo();
    expect(deals.get('d1')).toMatchObject({ stage: 'new', valuePence: 120_000 });
    expect(quotes.get(id)?.status).toBe('sent');
  });

  it('are duplicated as a new draft', () => {
    const { id } = createQuote({ dealId: 'd1', discount: 500 });
    setQuoteStatus(id, 'sent');
    expect(duplicateQuote(id)).toMatchObject({ number: 'Q-0002', status: 'draft', dealId: 'd1', discount: 500 });
  });
});
