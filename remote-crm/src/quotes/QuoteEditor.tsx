import { lookOnlyNote, useCompanies, useCompany, useContact, useContacts } from '@steps/business';
import { DateField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { Link, useLocation } from '@steps/platform/router';
import { ButtonLink, EmptyState, Row, Section, Stack, Text, Together } from '@steps/platform/ui';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDeal } from '../nouns/dealState';
import { type Quote, quotes } from '../nouns/quote';
import { quoteCatalogue } from '../nouns/quoteCatalogue';
import { companyRecords, contactRecords } from '../records/forms/recordChoices';
import { InlineField } from '../records/recordPage/InlineField';
import type { InlineFieldProps } from '../records/recordPage/inlineFieldProps';
import recordStyles from '../records/recordPage/record.module.css';
import { RecordContext, useMayChange } from '../records/recordPage/recordContext';
import { RecordNote, useRecordTyping } from '../records/recordPage/recordTogether';
import { QuoteActions } from './QuoteActions';
import { QuoteLines } from './QuoteLines';
import { QuotePaper } from './QuotePaper';
import { QuoteStatusTag } from './QuoteStatusTag';
import { salesHref } from './quoteAddress';
import { longDay } from './quoteRules';
import { updateQuote, useQuote } from './quoteState';
import quotesStyles from './quotes.module.css';
import { usePrinting } from './usePrinting';

/** One quote: who it is for, its lines with live totals, and its actions. */
export function QuoteEditor({ id }: { readonly id: string }) {
  const quote = useQuote(id);
  const printing = usePrinting();
  const back = (
    <ButtonLink to={salesHref({ tab: 'quotes' })}>
      <ArrowLeft size={16} aria-hidden />
      All quotes
    </ButtonLink>
  );
  if (!quote) {
    return (
      <EmptyState
        icon={SearchX}
        title="Quote not found"
        purpose="It may have been deleted, or the link belongs to another business."
        action={back}
      />
    );
  }
  return (
    <RecordContext value={{ collection: quotes.name, id: quote.id, modules: quotes.modules }}>
      <Stack gap={4} bound alignContent="start">
        <Row gap={3} rowGap={2} align="center" wrap className={quotesStyles.quoteBar}>
          {back}
          <QuoteHeading>Quote {quote.number}</QuoteHeading>
          <QuoteStatusTag quote={quote} />
          <Together.HereToo collection={quotes.name} id={quote.id} />
          <QuoteActions quote={quote} />
        </Row>
        <WhyFixed sent={quote.status !== 'draft'} />
        <QuoteFacts quote={quote} />
        <QuoteLines quote={quote} />
        <QuoteTexts quote={quote} />
        {printing && <QuotePaper quote={quote} />}
      </Stack>
    </RecordContext>
  );
}

/** Why the quote cannot be edited, if so. */
function WhyFixed({ sent }: { readonly sent: boolean }) {
  const mayChange = useMayChange();
  if (!mayChange) return <p className="s-muted">{lookOnlyNote}</p>;
  if (!sent) return null;
  return (
    <p className="s-muted">
      This quote was sent, so it can no longer be edited. Change it back to a draft, or duplicate it.
    </p>
  );
}

/** Scrolls into view when the quote replaces the list, and takes the focus from the row or dialog that is gone. */
function QuoteHeading({ children }: { readonly children: ReactNode }) {
  // The router's key for the page that the browser opened with; there the focus stays where the browser put it.
  const isFirstPage = useLocation().key === 'default';
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (isFirstPage) return;
    heading.current?.scrollIntoView({ block: 'nearest' });
    // Whatever has it now was led to it when that was gone, unless somebody types in it.
    if (!document.activeElement?.matches('input, textarea, [contenteditable]'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

function QuoteFacts({ quote }: { readonly quote: Quote }) {
  const company = useCompany(quote.companyId);
  const contact = useContact(quote.contactId);
  const deal = useDeal(quote.dealId);
  const save = (patch: Parameters<typeof updateQuote>[1]) => void updateQuote(quote.id, patch);
  const fixed = quote.status !== 'draft';
  const dealLink = deal && <Link to={paths.module.href('crm', { tab: 'deals', deal: deal.id })}>{deal.name}</Link>;
  return (
    <Section title="For">
      <dl className={`${recordStyles.facts} ${quotesStyles.quoteFacts}`}>
        <QuoteField
          label={quoteCatalogue.companyId.label}
          fields={['companyId']}
          value={company?.id ?? ''}
          records={companyRecords(useCompanies())}
          fixed={fixed}
          onSave={(companyId) => save({ companyId: companyId || undefined })}
        >
          {company && <Link to={paths.company.href(company.id)}>{company.name}</Link>}
        </QuoteField>
        <QuoteField
          label={quoteCatalogue.contactId.label}
          fields={['contactId']}
          value={contact?.id ?? ''}
          records={contactRecords(useContacts())}
          fixed={fixed}
          onSave={(contactId) => save({ contactId: contactId || undefined })}
        >
          {contact && <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>}
        </QuoteField>
        <div className={recordStyles.fact}>
          <dt>{quoteCatalogue.dealId.label}</dt>
          <dd>{dealLink ?? <span className="s-faint">None</span>}</dd>
        </div>
        <QuoteDay
          field="date"
          label={quoteCatalogue.date.label}
          value={quote.date}
          fixed={fixed}
          onSave={(date) => save({ date })}
        />
        <QuoteDay
          field="validUntil"
          label={quoteCatalogue.validUntil.label}
          value={quote.validUntil}
          fixed={fixed}
          onSave={(validUntil) => save({ validUntil })}
        />
      </dl>
    </Section>
  );
}

function QuoteTexts({ quote }: { readonly quote: Quote }) {
  const text = (field: 'notes' | 'terms') => ({
    fields: [field] as const,
    rows: 4,
    value: quote[field],
    fixed: quote.status !== 'draft',
    onSave: (typed: string) => void updateQuote(quote.id, { [field]: typed }),
  });
  return (
    <Section title="Notes and terms" purpose="Both appear under the totals.">
      <dl className={`${recordStyles.facts} ${quotesStyles.quoteFacts}`}>
        <QuoteField label={quoteCatalogue.notes.label} {...text('notes')} />
        <QuoteField label={quoteCatalogue.terms.label} {...text('terms')} />
      </dl>
    </Section>
  );
}

interface QuoteFieldProps extends InlineFieldProps {
  /** Of a quote that was sent the value is only shown. */
  readonly fixed: boolean;
}

function QuoteField({ fixed, ...fact }: QuoteFieldProps) {
  if (!fixed) return <InlineField {...fact} />;
  const { label, value, children } = fact;
  return (
    <div className={recordStyles.fact}>
      <dt>{label}</dt>
      <Text as="dd" whiteSpace="pre-line" breakWords>
        {value ? (children ?? value) : <span className="s-faint">None</span>}
      </Text>
    </div>
  );
}

interface QuoteDayProps extends Pick<QuoteFieldProps, 'label' | 'value' | 'fixed' | 'onSave'> {
  readonly field: 'date' | 'validUntil';
}

function QuoteDay({ field, label, value, fixed, onSave }: QuoteDayProps) {
  const mayChange = useMayChange();
  const typing = useRecordTyping(field);
  return (
    <div className={recordStyles.fact}>
      <dt>{label}</dt>
      <dd {...typing}>
        {fixed || !mayChange ? (
          longDay(value)
        ) : (
          <DateField.Input
            control={{ 'aria-label': label }}
            settled
            value={value}
            onChange={(day) => day && onSave(day)}
          />
        )}
      </dd>
      <dd className={recordStyles.factNote}>
        <RecordNote fields={[field]} label={label} words={(day) => (day ? longDay(String(day)) : '')} />
      </dd>
    </div>
  );
}
