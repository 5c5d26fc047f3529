import { dayId } from '@steps/shared';
import { Link, useSearchParams } from '@steps/shared/router';
import { ButtonLink, DateText, EmptyState, ListSkeleton, lazyPart, Money, type RecordColumn } from '@steps/shared/ui';
import { FileText } from 'lucide-react';
import { Suspense } from 'react';
import { AboutCell } from '../activities/AboutCell';
import { type ListFilter, RecordTab, type SortValues } from '../lists/RecordTab';
import { searchOver } from '../lists/searchRules';
import { QuoteStatusTag, statusLabels } from './QuoteStatusTag';
import type { Quote } from './quote';
import { quoteHref, salesHref } from './quoteAddress';
import { quoteTotals, shownStatus } from './quoteRules';
import { useQuotes } from './quoteState';

const QuoteEditor = lazyPart(async () => (await import('./QuoteEditor')).QuoteEditor);

const nameOf = (quote: Quote) => quote.number;
const hrefOf = (quote: Quote) => quoteHref(quote.id);
const sort = { column: 'number', direction: 'descending' } as const;
const statusOf = (quote: Quote) => shownStatus(quote, dayId(new Date()));

const search = searchOver(
  (quote: Quote) => `${quote.number} ${quote.notes} ${quote.lines.map((line) => line.description).join(' ')}`,
);

const sortValues: SortValues<Quote> = {
  number: nameOf,
  date: (quote) => quote.date,
  until: (quote) => quote.validUntil,
  total: (quote) => quoteTotals(quote).totalPence,
};

const filters: readonly ListFilter<Quote>[] = [
  {
    id: 'status',
    label: 'Status',
    options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
    matches: (quote, value) => statusOf(quote) === value,
  },
];

const columns: readonly RecordColumn<Quote>[] = [
  {
    id: 'number',
    header: 'Number',
    width: 100,
    grow: 0,
    sortable: true,
    phone: 'title',
    cell: (quote) => (
      <span className="c-name">
        <Link to={hrefOf(quote)}>{quote.number}</Link>
      </span>
    ),
  },
  {
    id: 'for',
    header: 'For',
    width: 160,
    cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} />,
  },
  {
    id: 'content',
    header: 'Content',
    width: 200,
    grow: 2,
    cell: ({ lines }) =>
      lines
        .map((line) => line.description)
        .filter(Boolean)
        .join(', ') || '–',
  },
  { id: 'status', header: 'Status', width: 110, grow: 0, cell: (quote) => <QuoteStatusTag quote={quote} /> },
  {
    id: 'date',
    header: 'Date',
    width: 120,
    grow: 0,
    sortable: true,
    cell: ({ date }) => <DateText value={date} day />,
  },
  {
    id: 'until',
    header: 'Valid until',
    width: 120,
    grow: 0,
    sortable: true,
    cell: ({ validUntil }) => <DateText value={validUntil} day />,
  },
  {
    id: 'total',
    header: 'Total',
    width: 120,
    grow: 0,
    align: 'end',
    sortable: true,
    cell: (quote) => <Money pence={quoteTotals(quote).totalPence} />,
  },
];

/** All quotes, or the one that the address names. */
export function QuotesTab() {
  const quotes = useQuotes();
  const [params] = useSearchParams();
  const open = params.get('quote');
  if (open) {
    return (
      <Suspense fallback={<ListSkeleton label="Loading the quote" />}>
        <QuoteEditor key={open} id={open} />
      </Suspense>
    );
  }
  return (
    <RecordTab
      label="Quotes"
      noun="quote"
      records={quotes}
      {...{ nameOf, hrefOf, search, columns, sortValues, sort, filters }}
      empty={
        <EmptyState
          icon={FileText}
          title="No quotes yet"
          purpose="A quote says what you offer and for how much, with VAT, as a PDF to send. Accepted, it can set the value of its deal."
          action={
            <ButtonLink primary to={salesHref({ tab: 'quotes', new: 'quote' })}>
              Write the first quote
            </ButtonLink>
          }
        />
      }
    />
  );
}
