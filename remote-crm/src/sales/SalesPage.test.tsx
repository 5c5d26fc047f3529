// @vitest-environment page
import { activities, deals } from '@steps/business';
import { notify } from '@steps/platform/ui';
import { company, deal, fixClock, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSalesSettings } from '../deals/salesSettings';
import { quotes } from '../nouns/quote';
import { createQuote, setQuoteStatus } from '../quotes/quoteState';
import { renderAt } from '../testing/renderAt';
import { SalesPage } from './SalesPage';

vi.mock('pdfmake/build/pdfmake.min.js', () => {
  throw new Error('The server is away.');
});

const open = (params = '') => renderAt(`/?module=sales${params}`, '/', SalesPage);
let release: () => void;

// Parts are loaded when they are first shown; how long that takes does not matter here.
beforeAll(() =>
  Promise.all([
    import('./SalesOverview'),
    import('../quotes/QuotesTab'),
    import('../quotes/QuoteEditor'),
    import('../quotes/NewQuoteDialog'),
  ]),
);
beforeEach(async () => {
  release = fixClock();
  await openMemoryStore({
    companies: [company({ id: 'k1', name: 'Fenwick Joinery' })],
    deals: [
      deal({
        id: 'site',
        name: 'Website',
        stage: 'proposal',
        valuePence: 300_000,
        closeDate: '2026-11-20',
        companyId: 'k1',
        nextStep: 'Call',
      }),
      deal({ name: 'Old sign', valuePence: 50_000, nextStep: 'Wait', updatedAt: '2026-09-01T12:00:00.000Z' }),
      deal({ name: 'Brochure', stage: 'lost', lostReason: 'Other: flooded', valuePence: 10_000 }),
    ],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
  release();
});

describe('the sales overview', () => {
  it('shows what is open, what is likely, how deals went, and that few deals say little', async () => {
    open();
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    figures.getByText('£3,500');
    figures.getByText('£1,550');
    figures.getByText('Won 0 of 1 that closed. Too few to rely on: 1');
    const lost = screen.getByRole('list', { name: 'Value of lost deals by reason' });
    expect(within(lost).getByRole('link', { name: 'Other' }).getAttribute('href')).toContain('reason=Other');
  });

  it('names stale deals with the rule, which can be changed', async () => {
    open();
    const stale = within(await screen.findByRole('region', { name: 'Gone stale' }));
    stale.getByRole('link', { name: 'Old sign' });
    const days = stale.getByRole('textbox', { name: 'Days until a deal is stale' });
    await userEvent.clear(days);
    await userEvent.type(days, '90{Enter}');
    stale.getByText('Open deals with no change and no activity for 90 days or more.');
    expect(stale.queryByRole('link', { name: 'Old sign' })).toBeNull();
  });

  it('compares the forecast of each month with a target that is stored', async () => {
    open();
    const target = await screen.findByRole('textbox', { name: 'Monthly target, £' });
    await userEvent.type(target, '3,000{Enter}');
    expect(currentSalesSettings().monthlyTargetPence).toBe(300_000);
    const month = within(screen.getByRole('row', { name: 'Nov £1,500 50%' }));
    // Overdue deals are not in the month's figure, so they are not in the list it leads to.
    expect(month.getByRole('link').getAttribute('href')).toContain('need=not%3Alate');
  });

  it('explains what it is for while there are no deals', async () => {
    await openMemoryStore();
    open();
    await screen.findByText('Nothing to forecast yet');
  });
});

describe('quotes without an answer', () => {
  it('are in the overview, the first to expire first, until they are answered', async () => {
    const later = createQuote({ dealId: 'site' }, new Date('2026-11-03T12:00:00Z'));
    const sooner = createQuote({ dealId: 'site' }, new Date('2026-10-20T12:00:00Z'));
    createQuote({ dealId: 'site' });
    for (const { id } of [later, sooner]) setQuoteStatus(id, 'sent');
    open();
    const list = within(await screen.findByRole('region', { name: 'Quotes without an answer' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Q-0002 Fenwick Joinery',
      'Q-0001 Fenwick Joinery',
    ]);
    act(() => void setQuoteStatus(sooner.id, 'declined'));
    expect(list.getAllByRole('link')).toHaveLength(1);
  });
});

describe('a quote', () => {
  it('is written for a deal, with totals that follow what is typed', async () => {
    open('&tab=quotes&new=quote');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'For the deal' }), 'Website');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add quote' }));
    await screen.findByRole('heading', { name: 'Quote Q-0001' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'VAT of line 1' }), '20%');
    const quantity = screen.getByRole('textbox', { name: 'Quantity of line 1' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1.5');
    expect(screen.getByText('Total').nextSibling?.textContent).toBe('£5,400');
    await userEvent.tab();
    expect(quotes.all()[0]?.lines[0]?.quantityMilli).toBe(1_500);
    screen.getByText(/only VAT-registered businesses may charge VAT/);
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Description of line 2' }));
  });

  it('that was sent cannot be edited', async () => {
    const quote = createQuote({ dealId: 'site', notes: 'Thank you' });
    setQuoteStatus(quote.id, 'sent');
    open(`&tab=quotes&quote=${quote.id}`);
    await screen.findByText(/can no longer be edited/);
    const main = within(screen.getByRole('region', { name: 'Lines' }));
    expect([...main.queryAllByRole('textbox'), ...main.queryAllByRole('combobox')]).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
    screen.getByText('Thank you');
  });

  it('that was accepted offers to set the value of its deal and to win it', async () => {
    const quote = createQuote({ dealId: 'site', discount: 1_000 });
    open(`&tab=quotes&quote=${quote.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as accepted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Q-0001 was accepted' }));
    expect(dialog.getByRole('checkbox', { name: /Set the value of “Website” to £2,700/ })).toHaveProperty(
      'checked',
      true,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as accepted' }));
    expect(deals.get('site')).toMatchObject({ stage: 'won', valuePence: 270_000 });
    expect(activities.all().map(({ subject }) => subject)).toContain('Quote Q-0001 was accepted');
  });

  it('accepted at the value of its deal offers only to win it', async () => {
    const quote = createQuote({ dealId: 'site' });
    setQuoteStatus(quote.id, 'sent');
    open(`&tab=quotes&quote=${quote.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as accepted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Q-0001 was accepted' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    dialog.getByRole('checkbox', { name: 'Mark “Website” as won' });
  });

  it('can be printed if the PDF library cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const quote = createQuote({ dealId: 'site' });
    open(`&tab=quotes&quote=${quote.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await screen.findByText('The PDF could not be made');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    const paper = within(await screen.findByRole('article', { name: 'Quote Q-0001' }));
    expect(paper.getByText('Total').nextSibling?.textContent).toBe('£3,000.00');
  });

  it('names the letters that a PDF cannot show, and offers to print it instead', async () => {
    const quote = createQuote({ dealId: 'site', notes: 'For 張偉 ✓' });
    open(`&tab=quotes&quote=${quote.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await screen.findByText('The PDF cannot show 張 偉');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    const paper = within(await screen.findByRole('article', { name: 'Quote Q-0001' }));
    paper.getByText('For 張偉 ✓');
  });

  it('is printed as a paper, not a form, from the browser’s own menu too', async () => {
    const quote = createQuote({ dealId: 'site' });
    open(`&tab=quotes&quote=${quote.id}`);
    await screen.findByRole('heading', { name: 'Quote Q-0001', level: 2 });
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(within(screen.getByRole('article', { name: 'Quote Q-0001' })).getByText('Total')).toBeDefined();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article', { name: 'Quote Q-0001' })).toBeNull();
  });

  it('that no longer exists says so', async () => {
    open('&tab=quotes&quote=nothing');
    await screen.findByText('Quote not found');
  });
});
