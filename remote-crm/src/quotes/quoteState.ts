import { type Activity, activities, currentStages, type Deal, deals } from '@steps/business';
import {
  commit,
  drop,
  formatPence,
  newId,
  ownDay,
  put,
  RuleError,
  stamp,
  useRecord,
  useRecords,
  useRecordsBy,
} from '@steps/platform';
import { type Quote, type QuoteLine, type QuoteStatus, quotes, quotesByDeal } from '../nouns/quote';
import { customerLines } from './quoteCustomer';
import {
  checkDays,
  checkLine,
  countOfNumber,
  dayAfter,
  linePence,
  nextStatuses,
  quoteNumber,
  quoteTotals,
} from './quoteRules';
import { currentQuoteSettings, quoteSettings, sellerOf } from './quoteSettings';

type QuoteInput = Partial<Pick<Quote, 'dealId' | 'contactId' | 'companyId' | 'lines' | 'discount' | 'notes' | 'terms'>>;
type QuotePatch = Partial<
  Omit<Quote, 'id' | 'number' | 'customer' | 'seller' | 'status' | 'statusAt' | 'createdAt' | 'updatedAt'>
>;

/** Adds a draft with the next number. A quote for a deal has the deal's contact and company, and one line with its value. */
export function createQuote(input: QuoteInput = {}, now = new Date()): Quote {
  const settings = currentQuoteSettings();
  const count = Math.max(settings.lastNumber, ...quotes.all().map((quote) => countOfNumber(quote.number))) + 1;
  const deal = input.dealId ? deals.get(input.dealId) : undefined;
  const at = now.toISOString();
  const quote: Quote = {
    number: quoteNumber(count),
    ...(deal?.contactId ? { contactId: deal.contactId } : {}),
    ...(deal?.companyId ? { companyId: deal.companyId } : {}),
    date: ownDay(now),
    validUntil: dayAfter(now, settings.validDays),
    lines: [newLine(deal ? { description: deal.name, unitPence: deal.valuePence } : {})],
    discount: 0,
    notes: '',
    terms: settings.terms,
    ...input,
    id: newId('quote'),
    status: 'draft',
    statusAt: at,
    createdAt: at,
    updatedAt: at,
  };
  commit({
    label: `Add quote ${quote.number}`,
    changes: [put(quotes, quote), put(quoteSettings, { ...settings, lastNumber: count })],
  });
  return quote;
}

/** An empty line; businesses without a VAT number may not charge VAT, so theirs have none. */
export const newLine = (fields: Partial<QuoteLine> = {}): QuoteLine => ({
  id: newId('line'),
  description: '',
  quantityMilli: 1000,
  unitPence: 0,
  vat: currentQuoteSettings().vatNumber ? '20' : 'exempt',
  ...fields,
});

/** Changes a draft. `RuleError` for one that was sent: what the customer has must not be changed here. */
export function updateQuote(id: string, patch: QuotePatch): Quote {
  const before = quoteWith(id);
  if (before.status !== 'draft') {
    throw new RuleError(`${before.number} was sent. Change it back to a draft, or duplicate it, to edit it.`);
  }
  const after: Quote = { ...before, ...patch, updatedAt: stamp() };
  checkDays(after);
  after.lines.forEach(checkLine);
  commit({ label: `Edit quote ${after.number}`, changes: [put(quotes, after)] });
  return after;
}

/** Adds a draft with the same content and a number of its own. */
export function duplicateQuote(id: string, now = new Date()): Quote {
  const { dealId, contactId, companyId, lines, discount, notes, terms } = quoteWith(id);
  const links = { ...(dealId && { dealId }), ...(contactId && { contactId }), ...(companyId && { companyId }) };
  return createQuote(
    { ...links, lines: lines.map((line) => newLine({ ...line, id: newId('line') })), discount, notes, terms },
    now,
  );
}

/** What an accepted quote changes in its deal. */
export interface Acceptance {
  /** Sets the deal's value to the quote's net sum. */
  readonly setValue: boolean;
  /** Moves the deal to the won stage. */
  readonly markWon: boolean;
}

/**
 * Changes the status and notes it in the timeline, one step; an acceptance may change the deal too. `RuleError` for a status
 * that cannot follow.
 */
export function setQuoteStatus(id: string, status: QuoteStatus, acceptance?: Acceptance): Quote {
  const before = quoteWith(id);
  if (!nextStatuses[before.status].includes(status)) {
    throw new RuleError(`${before.number} cannot become ${status}: it is ${before.status}.`);
  }
  if (status === 'sent' && before.lines.every((line) => !line.description.trim())) {
    throw new RuleError('Describe at least one line before the quote is sent.');
  }
  const nameless = before.lines.findIndex((line) => !line.description.trim() && linePence(line) > 0);
  if (status === 'sent' && nameless >= 0) {
    throw new RuleError(`Say what line ${nameless + 1} is for before the quote is sent.`);
  }
  const at = stamp();
  const { customer: _, seller: __, ...rest } = before;
  const parties = status === 'draft' ? {} : { customer: [...customerLines(before)], seller: sellerOf(before) };
  const after: Quote = { ...rest, ...parties, status, statusAt: at, updatedAt: at };
  const deal = status === 'accepted' && acceptance ? acceptedDeal(after, acceptance, at) : undefined;
  commit({
    label: `Mark quote ${after.number} as ${status}`,
    changes: [put(quotes, after), put(activities, entry(after, at)), ...(deal ? [put(deals, deal)] : [])],
  });
  return after;
}

/** Deletes quotes as one step; undo restores them. Their numbers are not used again. */
export function deleteQuotes(ids: readonly string[]): number {
  const known = ids.flatMap((id) => quotes.get(id) ?? []);
  const label = known.length === 1 ? `Delete quote ${known[0]?.number}` : `Delete ${known.length} quotes`;
  commit({ label, changes: known.map((quote) => drop(quotes, quote.id)) });
  return known.length;
}

/** One quote, in render. */
export const useQuote = (id: string | undefined): Quote | undefined => useRecord(quotes, id);
/** All quotes of the client. */
export const useQuotes = (): readonly Quote[] => useRecords(quotes);
export const useDealQuotes = (dealId: string): readonly Quote[] => useRecordsBy(quotesByDeal, dealId);

function quoteWith(id: string): Quote {
  const quote = quotes.get(id);
  if (!quote) throw new RuleError('This quote no longer exists. It may have been deleted.');
  return quote;
}

function acceptedDeal(quote: Quote, { setValue, markWon }: Acceptance, at: string): Deal | undefined {
  const deal = quote.dealId ? deals.get(quote.dealId) : undefined;
  if (!deal || (!setValue && !markWon)) return undefined;
  const won = currentStages().find((stage) => stage.kind === 'won');
  const valuePence = setValue ? quoteTotals(quote).netPence : deal.valuePence;
  if (!markWon || !won || won.id === deal.stage) return { ...deal, valuePence, updatedAt: at };
  return {
    ...deal,
    valuePence,
    stage: won.id,
    lostReason: '',
    updatedAt: at,
    stageChangedAt: at,
    stageHistory: [...deal.stageHistory, { stage: won.id, at }],
  };
}

const stepTitles: Readonly<Record<QuoteStatus, string>> = {
  draft: 'was changed back to a draft',
  sent: 'was sent',
  accepted: 'was accepted',
  declined: 'was declined',
};

/** The timeline's entry; a sent quote is a proposal, which the timeline shows as an email. */
function entry(quote: Quote, at: string): Activity {
  return {
    ...(quote.dealId && { dealId: quote.dealId }),
    ...(quote.contactId && { contactId: quote.contactId }),
    ...(quote.companyId && { companyId: quote.companyId }),
    id: newId('activity'),
    type: quote.status === 'sent' ? 'proposal' : 'note',
    subject: `Quote ${quote.number} ${stepTitles[quote.status]}`,
    body: `${formatPence(quoteTotals(quote).totalPence)} including VAT`,
    owner: '',
    outcome: '',
    pinned: false,
    createdAt: at,
    updatedAt: at,
  };
}
