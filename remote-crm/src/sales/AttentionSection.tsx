import { Allowed, type Deal } from '@steps/business';
import { ownDay } from '@steps/platform';
import { numberText } from '@steps/platform/numbers';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { DateText, Money, Row, Section, Stack } from '@steps/platform/ui';
import { type Need, needLabels, needRule } from '../deals/attentionRules';
import { setStaleDays, useSalesSettings } from '../deals/salesSettings';
import { useNeeds } from '../deals/useNeeds';
import { dealsHref, quoteHref, salesHref } from '../quotes/quoteAddress';
import { customerLines } from '../quotes/quoteCustomer';
import { awaitingAnswer, shownStatus } from '../quotes/quoteRules';
import { useQuotes } from '../quotes/quoteState';
import { SettingInput } from '../records/forms/SettingInput';
import { notifyStep } from '../records/notices/stepNotice';
import styles from './sales.module.css';

/** Deals or quotes named for each need; a link leads to the rest. */
const shownDeals = 4;
const needs: readonly Need[] = ['no-step', 'stale', 'late'];

/** Open deals that need attention, with the rule that says so. */
export function AttentionSection({ deals }: { readonly deals: readonly Deal[] }) {
  const needsOf = useNeeds();
  const { staleDays } = useSalesSettings();
  return (
    <Section title="Deals that need you" purpose="The most valuable deals first. Each list says the rule it follows.">
      <div className={styles.salesNeeds}>
        {needs.map((need) => {
          const found = deals
            .filter((deal) => needsOf(deal).includes(need))
            .sort((one, other) => other.valuePence - one.valuePence);
          return (
            <Stack
              key={need}
              aria-label={needLabels[need]}
              as="section"
              bound
              gap={2}
              alignContent="start"
              size={13}
              className={styles.salesNeed}
            >
              <h3>
                {needLabels[need]} <span className="s-faint">{found.length}</span>
              </h3>
              <p className="s-faint">{needRule(need, staleDays)}</p>
              {need === 'stale' && (
                <Allowed action="change" module="sales">
                  <Row gap={2} align="center" wrap className={styles.salesTarget}>
                    <span>Days until stale</span>
                    <SettingInput
                      label="Days until a deal is stale"
                      inputMode="numeric"
                      value={String(staleDays)}
                      onSave={(typed) => {
                        setStaleDays(numberText.read(typed) ?? Number.NaN);
                        notifyStep('Rule changed');
                      }}
                    />
                  </Row>
                </Allowed>
              )}
              {found.length === 0 ? (
                <p>None. Well done.</p>
              ) : (
                <ul className="s-plain">
                  {found.slice(0, shownDeals).map((deal) => (
                    <li key={deal.id}>
                      <Link to={paths.module.href('crm', { tab: 'deals', deal: deal.id })}>{deal.name}</Link>
                      <Money pence={deal.valuePence} />
                    </li>
                  ))}
                </ul>
              )}
              {found.length > shownDeals && <Link to={dealsHref({ need })}>Show all {found.length}</Link>}
            </Stack>
          );
        })}
        <WaitingQuotes />
      </div>
    </Section>
  );
}

function WaitingQuotes() {
  const waiting = awaitingAnswer(useQuotes());
  const today = ownDay(new Date());
  return (
    <Stack
      aria-label="Quotes without an answer"
      as="section"
      bound
      gap={2}
      alignContent="start"
      size={13}
      className={styles.salesNeed}
    >
      <h3>
        Quotes without an answer <span className="s-faint">{waiting.length}</span>
      </h3>
      <p className="s-faint">Sent, and neither accepted nor declined; the first to expire at the top.</p>
      {waiting.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul className="s-plain">
          {waiting.slice(0, shownDeals).map((quote) => (
            <li key={quote.id}>
              <Link to={quoteHref(quote.id)}>{[quote.number, customerLines(quote)[0]].filter(Boolean).join(' ')}</Link>
              <span>
                {shownStatus(quote, today) === 'expired' ? 'ran out' : 'until'}{' '}
                <DateText value={quote.validUntil} day />
              </span>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > shownDeals && (
        <Link to={salesHref({ tab: 'quotes', status: 'sent|expired' })}>Show all {waiting.length}</Link>
      )}
    </Stack>
  );
}
