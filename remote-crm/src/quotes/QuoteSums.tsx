import { Money, Row, Stack, Text } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import { type QuoteTotals, vatLabels, vatRule } from './quoteRules';
import styles from './quotes.module.css';

interface QuoteSumsProps {
  readonly totals: QuoteTotals;
  /** The discount in percent, or its field; `false` if there is none. */
  readonly discount: ReactNode;
}

/** The total of a quote, with the VAT of each rate. */
export function QuoteSums({ totals, discount }: QuoteSumsProps) {
  return (
    <Stack gap={3} justifyItems="end" marginTop={3} className={styles.sums}>
      <dl aria-label="Totals">
        {discount !== false && (
          <>
            <div>
              <dt>Lines</dt>
              <Text as="dd" whiteSpace="nowrap" tabular>
                <Money pence={totals.linesPence} />
              </Text>
            </div>
            <div>
              <Row as="dt" inline gap={2} align="baseline" whiteSpace="nowrap" tabular className={styles.sumsDiscount}>
                Discount, % {discount}
              </Row>
              <Text as="dd" whiteSpace="nowrap" tabular>
                {totals.discountPence > 0 && '−'}
                <Money pence={totals.discountPence} />
              </Text>
            </div>
          </>
        )}
        <div>
          <dt>Net</dt>
          <Text as="dd" whiteSpace="nowrap" tabular>
            <Money pence={totals.netPence} />
          </Text>
        </div>
        {totals.byRate.map(({ rate, netPence, vatPence }) => (
          <div key={rate}>
            <dt className="s-muted">
              {rate === 'exempt' ? 'Without VAT' : `VAT ${vatLabels[rate]} on`} <Money pence={netPence} />
            </dt>
            <Text as="dd" whiteSpace="nowrap" tabular>
              <Money pence={vatPence} />
            </Text>
          </div>
        ))}
        <Text as="div" paddingTop={2} size={16} weight={600} className={styles.sumsTotal}>
          <dt>Total</dt>
          <Text as="dd" whiteSpace="nowrap" tabular>
            <Money pence={totals.totalPence} />
          </Text>
        </Text>
      </dl>
      <details className="s-faint">
        <summary>How this is rounded</summary>
        <p>{vatRule}</p>
      </details>
    </Stack>
  );
}
