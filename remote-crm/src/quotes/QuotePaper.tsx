import type { Quote } from '../nouns/quote';
import { customerLines } from './quoteCustomer';
import styles from './quotePaper.module.css';
import { linePence, longDay, money, quantityText, quoteTotals, sumRows, vatLabels } from './quoteRules';
import { useSeller } from './quoteSettings';

/** A quote on paper, for the browser's own printing. */
export function QuotePaper({ quote }: { readonly quote: Quote }) {
  const seller = useSeller(quote);
  return (
    <article className={styles.paper} data-own aria-label={`Quote ${quote.number}`}>
      <header className={styles.paperHead}>
        <div>
          <h3>{seller.name}</h3>
          <p className={styles.paperLines}>{seller.details}</p>
          {seller.vatNumber && <p>VAT number {seller.vatNumber}</p>}
        </div>
        <div>
          <h3>Quote {quote.number}</h3>
          <p>{longDay(quote.date)}</p>
          <p>Valid until {longDay(quote.validUntil)}</p>
        </div>
      </header>
      <p className={styles.paperLines}>{customerLines(quote).join('\n')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantity</th>
            <th scope="col">Unit price</th>
            <th scope="col">VAT</th>
            <th scope="col">Sum</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.description}</td>
              <td>{quantityText(line.quantityMilli)}</td>
              <td>{money(line.unitPence)}</td>
              <td>{vatLabels[line.vat]}</td>
              <td>{money(linePence(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.paperSums}>
        {sumRows(quote).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.paperTotal}>
          <dt>Total</dt>
          <dd>{money(quoteTotals(quote).totalPence)}</dd>
        </div>
      </dl>
      <p className={styles.paperLines}>{quote.notes}</p>
      <p className={styles.paperLines}>{quote.terms}</p>
    </article>
  );
}
