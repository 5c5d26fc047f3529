import { Allowed, type Deal } from '@steps/business';
import { Link, useNavigate } from '@steps/platform/router';
import { attempt, Money, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { notifyStep } from '../records/notices/stepNotice';
import { QuoteStatusTag } from './QuoteStatusTag';
import { quoteHref } from './quoteAddress';
import { quoteTotals } from './quoteRules';
import { createQuote, useDealQuotes } from './quoteState';
import styles from './quotes.module.css';

export function DealQuotes({ deal }: { readonly deal: Deal }) {
  const quotes = useDealQuotes(deal.id);
  const navigate = useNavigate();
  const add = () =>
    attempt({ title: 'Quote not added', description: 'The quote could not be added. Please try again.' }, () => {
      const quote = createQuote({ dealId: deal.id });
      notifyStep('Quote added', quote.number);
      navigate(quoteHref(quote.id));
    });
  return (
    <Stack aria-label="Quotes" as="section" gap={2} className={styles.dealQuotes}>
      <Row gap={3} align="center" justify="between">
        <h3>Quotes</h3>
        <Allowed action="add" module="sales">
          <Button onClick={add}>Add quote</Button>
        </Allowed>
      </Row>
      {quotes.length === 0 ? (
        <p className="s-faint">No quotes yet. A new one starts with this deal’s name and value.</p>
      ) : (
        <ul className="s-plain">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <Link to={quoteHref(quote.id)}>{quote.number}</Link>
              <Money pence={quoteTotals(quote).totalPence} />
              <QuoteStatusTag quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
