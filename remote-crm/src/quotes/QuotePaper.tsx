import { Row, Stack, Text } from '@steps/platform/ui';
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
      <Row as="header" gap={6} justify="between" className={styles.paperHead}>
        <div>
          <Text as="h3" size={16}>
            {seller.name}
          </Text>
          <Text whiteSpace="pre-line">{seller.details}</Text>
          {seller.vatNumber && <p>VAT number {seller.vatNumber}</p>}
        </div>
        <div>
          <Text as="h3" size={16}>
            Quote {quote.number}
          </Text>
          <p>{longDay(quote.date)}</p>
          <p>Valid until {longDay(quote.validUntil)}</p>
        </div>
      </Row>
      <Text whiteSpace="pre-line">{customerLines(quote).join('\n')}</Text>
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
      <Stack as="dl" gap={1} justifySelf="end" className={styles.paperSums}>
        {sumRows(quote).map(([label, amount]) => (
          <Row gap={4} justify="between" key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </Row>
        ))}
        <Row gap={4} justify="between" paddingTop={1} size={16} weight={600} className={styles.paperTotal}>
          <dt>Total</dt>
          <dd>{money(quoteTotals(quote).totalPence)}</dd>
        </Row>
      </Stack>
      <Text whiteSpace="pre-line">{quote.notes}</Text>
      <Text whiteSpace="pre-line">{quote.terms}</Text>
    </article>
  );
}
