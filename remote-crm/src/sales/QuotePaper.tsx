import type { Quote } from './quote';
import { customerLines } from './quoteCustomer';
import { linePence, longDay, money, quantityText, quoteTotals, vatLabels } from './quoteRules';
import { useSeller } from './quoteSettings';
import './quotePaper.css';

/** A quote on paper, for the browser's own printing. */
export function QuotePaper({ quote }: { readonly quote: Quote }) {
  const seller = useSeller();
  const totals = quoteTotals(quote);
  return (
    <article className="c-paper" aria-label={`Quote ${quote.number}`}>
      <h3>{seller.name}</h3>
      <p className="c-paper__lines">{seller.details}</p>
      {seller.vatNumber && <p>VAT number {seller.vatNumber}</p>}
      <h3>Quote {quote.number}</h3>
      <p>
        {longDay(quote.date)}, valid until {longDay(quote.validUntil)}
      </p>
      <p className="c-paper__lines">{customerLines(quote).join('\n')}</p>
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
      <p>
        Net {money(totals.netPence)}
        {totals.discountPence > 0 && ` after a discount of ${money(totals.discountPence)}`}
      </p>
      {totals.byRate.map(({ rate, vatPence }) => (
        <p key={rate}>
          {rate === 'exempt' ? 'Without VAT' : `VAT ${vatLabels[rate]}`}: {money(vatPence)}
        </p>
      ))}
      <p>
        <strong>Total {money(totals.totalPence)}</strong>
      </p>
      <p className="c-paper__lines">{quote.notes}</p>
      <p className="c-paper__lines">{quote.terms}</p>
    </article>
  );
}
