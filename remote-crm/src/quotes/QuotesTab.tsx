import { Allowed, dayId } from '@steps/shared';
import { Link, useSearchParams } from '@steps/shared/router';
import { ButtonLink, DateText, EmptyState, ListSkeleton, lazyPart, Money } from '@steps/shared/ui';
import { FileText } from 'lucide-react';
import { Suspense } from 'react';
import { AboutCell } from '../activities/AboutCell';
import styles from '../ground/crm.module.css';
import { labelledOptions } from '../ground/recordTable/fieldOptions';
import type { ListField } from '../ground/recordTable/listField';
import { RecordTab } from '../ground/recordTable/RecordTab';
import { useListPlace } from '../ground/recordTable/useListPlace';
import { searchOver } from '../ground/search/searchRules';
import { QuoteStatusTag, statusLabels } from './QuoteStatusTag';
import type { Quote } from './quote';
import { quoteHref, salesHref } from './quoteAddress';
import { customerName } from './quoteCustomer';
import { countOfNumber, quoteTotals, shownStatus } from './quoteRules';
import { useQuotes } from './quoteState';

const QuoteEditor = lazyPart(async () => (await import('./QuoteEditor')).QuoteEditor);

const nameOf = (quote: Quote) => quote.number;
const hrefOf = (quote: Quote) => quoteHref(quote.id);
const sorts = [{ column: 'number', direction: 'descending' }] as const;

const search = searchOver(
  (quote: Quote) => `${quote.number} ${quote.notes} ${quote.lines.map((line) => line.description).join(' ')}`,
);

const fields: readonly ListField<Quote>[] = [
  {
    id: 'number',
    label: 'Number',
    kind: 'text',
    value: nameOf,
    order: ({ number }) => countOfNumber(number),
    column: {
      width: 100,
      grow: 0,
      phone: 'title',
      cell: (quote) => (
        <span className={styles.name}>
          <Link to={hrefOf(quote)}>{quote.number}</Link>
        </span>
      ),
    },
  },
  {
    id: 'for',
    label: 'For',
    kind: 'text',
    value: customerName,
    column: { width: 160, cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} /> },
  },
  {
    id: 'content',
    label: 'Content',
    kind: 'text',
    value: ({ lines }) => lines.flatMap((line) => line.description || []).join(', '),
    column: { width: 200, grow: 2 },
  },
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    value: (quote) => shownStatus(quote, dayId(new Date())),
    options: () => labelledOptions(statusLabels),
    column: { width: 110, grow: 0, cell: (quote) => <QuoteStatusTag quote={quote} /> },
  },
  {
    id: 'date',
    label: 'Date',
    kind: 'day',
    value: ({ date }) => date,
    column: { width: 120, grow: 0, cell: ({ date }) => <DateText value={date} day /> },
  },
  {
    id: 'until',
    label: 'Valid until',
    kind: 'day',
    value: ({ validUntil }) => validUntil,
    column: { width: 120, grow: 0, cell: ({ validUntil }) => <DateText value={validUntil} day /> },
  },
  {
    id: 'total',
    label: 'Total',
    kind: 'money',
    value: (quote) => quoteTotals(quote).totalPence,
    column: {
      width: 120,
      grow: 0,
      align: 'end',
      cell: (quote) => <Money pence={quoteTotals(quote).totalPence} />,
    },
  },
];
const columns = fields.map(({ id }) => id);

/** All quotes, or the one that the address names. */
export function QuotesTab() {
  const quotes = useQuotes();
  const [params] = useSearchParams();
  const open = params.get('quote');
  useListPlace(open !== null);
  if (open) {
    return (
      <Suspense fallback={<ListSkeleton label="Loading the quote" />}>
        <QuoteEditor key={open} id={open} />
      </Suspense>
    );
  }
  return (
    <RecordTab
      module="sales"
      label="Quotes"
      noun="quote"
      records={quotes}
      {...{ nameOf, hrefOf, search, fields, columns, sorts }}
      empty={
        <EmptyState
          icon={FileText}
          title="No quotes yet"
          purpose="A quote says what you offer and for how much, with VAT, as a PDF to send. Accepted, it can set the value of its deal."
          action={
            <Allowed action="add" module="sales">
              <ButtonLink primary to={salesHref({ tab: 'quotes', new: 'quote' })}>
                Write the first quote
              </ButtonLink>
            </Allowed>
          }
        />
      }
    />
  );
}
