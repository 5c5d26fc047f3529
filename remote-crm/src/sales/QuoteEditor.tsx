import { paths, useCompany, useContact, useDeal } from '@steps/shared';
import { Link } from '@steps/shared/router';
import { ButtonLink, EmptyState, Section } from '@steps/shared/ui';
import { ArrowLeft, SearchX } from 'lucide-react';
import { SettingInput } from '../deals/SettingInput';
import { Fact } from '../record/Fact';
import { RecordContext } from '../record/recordContext';
import { QuoteActions } from './QuoteActions';
import { QuoteLines } from './QuoteLines';
import { QuoteStatusTag } from './QuoteStatusTag';
import type { Quote } from './quote';
import { salesHref } from './quoteAddress';
import { companyIdOf, contactIdOf } from './quoteCustomer';
import { updateQuote, useQuote } from './quoteState';
import './quotes.css';

/** One quote: who it is for, its lines with live totals, and what can be done with it. */
export function QuoteEditor({ id }: { readonly id: string }) {
  const quote = useQuote(id);
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
        title="This quote is not here"
        purpose="It may have been deleted, or the link belongs to another business."
        action={back}
      />
    );
  }
  return (
    <RecordContext value={quote.id}>
      <div className="s-stack">
        <div className="c-quote__bar">
          {back}
          <h2>Quote {quote.number}</h2>
          <QuoteStatusTag quote={quote} />
          <QuoteActions quote={quote} />
        </div>
        {quote.status !== 'draft' && (
          <p className="s-muted">
            This quote was sent, so it can no longer be edited. Change it back to a draft, or duplicate it.
          </p>
        )}
        <QuoteFacts quote={quote} />
        <QuoteLines quote={quote} />
        <QuoteTexts quote={quote} />
      </div>
    </RecordContext>
  );
}

function QuoteFacts({ quote }: { readonly quote: Quote }) {
  const company = useCompany(quote.companyId);
  const contact = useContact(quote.contactId);
  const deal = useDeal(quote.dealId);
  const save = (patch: Parameters<typeof updateQuote>[1]) => void updateQuote(quote.id, patch);
  const dealLink = deal && <Link to={paths.module.href('crm', { tab: 'deals', deal: deal.id })}>{deal.name}</Link>;
  return (
    <Section title="For">
      <dl className="c-facts c-quote__facts">
        <Fact label="Company" value={company?.name ?? ''} onSave={(typed) => save({ companyId: companyIdOf(typed) })}>
          {company && <Link to={paths.company.href(company.id)}>{company.name}</Link>}
        </Fact>
        <Fact label="Contact" value={contact?.name ?? ''} onSave={(typed) => save({ contactId: contactIdOf(typed) })}>
          {contact && <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>}
        </Fact>
        <div className="c-fact">
          <dt>Deal</dt>
          <dd>{dealLink ?? <span className="s-faint">None</span>}</dd>
        </div>
        <div className="c-fact">
          <dt>Date</dt>
          <dd>
            <SettingInput
              label="Date"
              type="date"
              disabled={quote.status !== 'draft'}
              value={quote.date}
              onSave={(date) => save({ date })}
            />
          </dd>
        </div>
        <div className="c-fact">
          <dt>Valid until</dt>
          <dd>
            <SettingInput
              label="Valid until"
              type="date"
              disabled={quote.status !== 'draft'}
              value={quote.validUntil}
              onSave={(validUntil) => save({ validUntil })}
            />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

function QuoteTexts({ quote }: { readonly quote: Quote }) {
  return (
    <Section title="Words" purpose="Both stand under the totals.">
      <dl className="c-facts c-quote__facts">
        <Fact label="Notes" rows={4} value={quote.notes} onSave={(notes) => void updateQuote(quote.id, { notes })} />
        <Fact label="Terms" rows={4} value={quote.terms} onSave={(terms) => void updateQuote(quote.id, { terms })} />
      </dl>
    </Section>
  );
}
