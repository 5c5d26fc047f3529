import { Allowed } from '@steps/business';
import { ownDay } from '@steps/platform';
import { Link, useSearchParams } from '@steps/platform/router';
import { ButtonLink, EmptyState, ListSkeleton, lazyPart, Money, Row } from '@steps/platform/ui';
import { FileText } from 'lucide-react';
import { Suspense } from 'react';
import { AboutCell } from '../activities/AboutCell';
import type { Quote } from '../nouns/quote';
import { type QuoteCatalogue, quoteCatalogue } from '../nouns/quoteCatalogue';
import { choiceOf } from '../records/catalogue/choice';
import styles from '../records/crm.module.css';
import { catalogueFields } from '../records/recordTable/catalogueFields';
import type { ListField } from '../records/recordTable/listField';
import { RecordTab } from '../records/recordTable/RecordTab';
import { useListPlace } from '../records/recordTable/useListPlace';
import { QuoteStatusTag, statusLabels } from './QuoteStatusTag';
import { quoteHref, salesHref } from './quoteAddress';
import { customerName } from './quoteCustomer';
import { countOfNumber, quoteTotals, shownStatus } from './quoteRules';
import { searchQuotes } from './quoteSearch';
import { useQuotes } from './quoteState';

const QuoteEditor = lazyPart(async () => (await import('./QuoteEditor')).QuoteEditor);

const nameOf = (quote: Quote) => quote.number;
const hrefOf = (quote: Quote) => quoteHref(quote.id);
const sorts = [{ column: 'number', direction: 'descending' }] as const;

const own = catalogueFields<Quote, QuoteCatalogue>(quoteCatalogue, {
  choices: { status: choiceOf(statusLabels) },
  all: () => [],
  columns: [],
  // A quote is changed on its own page, which protects what was sent.
  looks: {
    number: {
      order: ({ number }) => countOfNumber(number),
      patch: undefined,
      column: {
        grow: 0,
        phone: 'title',
        cell: (quote) => (
          <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={styles.name}>
            <Link to={hrefOf(quote)}>{quote.number}</Link>
          </Row>
        ),
      },
    },
    status: {
      value: (quote) => shownStatus(quote, ownDay(new Date())),
      patch: undefined,
      column: { cell: (quote) => <QuoteStatusTag quote={quote} /> },
    },
    date: { patch: undefined },
    validUntil: { patch: undefined },
  },
});

const fields: readonly ListField<Quote>[] = [
  ...own.slice(0, 1),
  {
    id: 'for',
    label: 'For',
    kind: 'text',
    value: customerName,
    column: { width: 160, cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} /> },
  },
  {
    id: 'content',
    label: quoteCatalogue.lines.label,
    kind: 'text',
    value: ({ lines }) => lines.flatMap((line) => line.description || []).join(', '),
    column: { width: 200, grow: 2 },
  },
  ...own.slice(1),
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

/** All quotes, or the one in the address. */
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
      search={searchQuotes}
      {...{ nameOf, hrefOf, fields, columns, sorts }}
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
