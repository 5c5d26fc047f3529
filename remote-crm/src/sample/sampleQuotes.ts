import type { Deal } from '@steps/business';
import { ownDay, put, type RowChange } from '@steps/platform';
import { type Quote, type QuoteLine, type QuoteStatus, quotes } from '../nouns/quote';
import { customerLines } from '../quotes/quoteCustomer';
import { dayAfter, quoteNumber } from '../quotes/quoteRules';
import { currentQuoteSettings, type QuoteSettings, quoteSettings, sellerOf } from '../quotes/quoteSettings';

/** Quotes of deals in these stages, and their outcome. */
const wanted: readonly [stage: string, status: QuoteStatus][] = [
  ['won', 'accepted'],
  ['won', 'accepted'],
  ['lost', 'declined'],
  ['negotiation', 'sent'],
  ['proposal', 'sent'],
  ['proposal', 'sent'],
  ['qualified', 'draft'],
];

/** What a meeting costs in the sample, pence. */
const meetingPence = 15_000;

/** The sample's quotes with the settings for them; none if somebody has written quotes already. */
export function sampleQuoteRows(all: readonly Deal[], now: Date): RowChange[] {
  const settings = currentQuoteSettings();
  if (settings.lastNumber > 0 || quotes.size > 0) return [];
  const made = sampleQuotes(all, settings.validDays, now);
  if (made.length === 0) return [];
  const seller: QuoteSettings = {
    ...settings,
    lastNumber: made.length,
    sellerDetails: '12 Example Quay\nBristol\n020 7946 0100\nhello@harbourandvale.example',
    vatNumber: 'GB999999973',
  };
  return [
    put(quoteSettings, seller),
    ...made.map((quote) => put(quotes, quote.status === 'draft' ? quote : withParties(quote, seller))),
  ];
}

const withParties = (quote: Quote, seller: QuoteSettings): Quote => ({
  ...quote,
  customer: [...customerLines(quote)],
  seller: sellerOf(quote, seller),
});

/** Quotes for some of the sample's deals, oldest first; the same each time, none in the future. */
export function sampleQuotes(all: readonly Deal[], validDays: number, now: Date): Quote[] {
  const used = new Set<string>();
  const pairs = wanted.flatMap(([stage, status]) => {
    const deal = all.find(
      ({ id, stage: current }) => id.startsWith('deal-sample-') && current === stage && !used.has(id),
    );
    if (deal) used.add(deal.id);
    return deal ? [{ deal, status, writtenAt: writtenAt(deal, status, now) }] : [];
  });
  return pairs
    .sort((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1))
    .map(({ deal, status, writtenAt: at }, index): Quote => {
      const decidedAt = status === 'accepted' || status === 'declined' ? deal.stageChangedAt : at;
      return {
        id: `quote-sample-${index + 1}`,
        number: quoteNumber(index + 1),
        dealId: deal.id,
        contactId: deal.contactId,
        companyId: deal.companyId,
        date: ownDay(new Date(at)),
        validUntil: dayAfter(new Date(at), validDays),
        lines: linesOf(deal, index),
        discount: 0,
        notes: '',
        terms: currentQuoteSettings().terms,
        status,
        statusAt: decidedAt,
        createdAt: at,
        updatedAt: decidedAt,
      };
    });
}

/** When a quote was written: with the proposal; a draft two hours ago. */
function writtenAt(deal: Deal, status: QuoteStatus, now: Date): string {
  const proposed = deal.stageHistory.find(({ stage }) => stage === 'proposal')?.at;
  return status === 'draft' ? new Date(now.getTime() - 7_200_000).toISOString() : (proposed ?? deal.stageChangedAt);
}

/** The deal's net value in two lines: the work, and the meetings about it. */
function linesOf({ name, valuePence }: Deal, index: number): QuoteLine[] {
  const meetings = 1 + (index % 3);
  const line = { quantityMilli: 1000, vat: '20' } as const;
  return [
    { ...line, id: 'line-1', description: name, unitPence: valuePence - meetings * meetingPence },
    {
      ...line,
      id: 'line-2',
      description: 'Meetings and training, half days',
      quantityMilli: meetings * 1000,
      unitPence: meetingPence,
    },
  ];
}
