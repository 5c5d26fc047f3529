import { Money } from '@steps/shared/ui';
import type { ReactNode } from 'react';
import { type QuoteTotals, vatLabels, vatRule } from './quoteRules';
import styles from './quotes.module.css';

interface QuoteSumsProps {
  readonly totals: QuoteTotals;
  /** The discount in percent, or its field; `false` when there is none. */
  readonly discount: ReactNode;
}

/** What a quote comes to, with the VAT of each rate. */
export function QuoteSums({ totals, discount }: QuoteSumsProps) {
  return (
    <div className={styles.sums}>
      <dl aria-label="Totals">
        {discount !== false && (
          <>
            <div>
              <dt>Lines</dt>
              <dd>
                <Money pence={totals.linesPence} />
              </dd>
            </div>
            <div>
              <dt className={styles.sumsDiscount}>Discount, % {discount}</dt>
              <dd>
                {totals.discountPence > 0 && '−'}
                <Money pence={totals.discountPence} />
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>Net</dt>
          <dd>
            <Money pence={totals.netPence} />
          </dd>
        </div>
        {totals.byRate.map(({ rate, netPence, vatPence }) => (
          <div key={rate}>
            <dt className="s-muted">
              {rate === 'exempt' ? 'Without VAT' : `VAT ${vatLabels[rate]} on`} <Money pence={netPence} />
            </dt>
            <dd>
              <Money pence={vatPence} />
            </dd>
          </div>
        ))}
        <div className={styles.sumsTotal}>
          <dt>Total</dt>
          <dd>
            <Money pence={totals.totalPence} />
          </dd>
        </div>
      </dl>
      <details className="s-faint">
        <summary>How this is rounded</summary>
        <p>{vatRule}</p>
      </details>
    </div>
  );
}
