import { MoneyField, Segmented } from '@steps/platform/fields';
import { Grid, Row, Section, Stack } from '@steps/platform/ui';
import { useState } from 'react';
import { agencyPence, agencySum, clientCounts, priced } from './priceRules';
import styles from './pricing.module.css';

/** What the agency programme costs, and what is left of what clients pay. */
export function AgencyCalculator() {
  const [clients, setClients] = useState(3);
  const [fee, setFee] = useState<number | undefined>(300_00);
  const [own, setOwn] = useState(false);
  const sum = agencySum(clients, fee ?? 0, own);
  return (
    <Section title="For agencies" purpose="Each client has its own records and branding. Prices are for a month.">
      <Grid min={300} gap={8} align="start">
        <table className="s-table">
          <thead>
            <tr>
              <th scope="col">Clients</th>
              <th scope="col" className="s-number">
                Per month
              </th>
              <th scope="col" className="s-number">
                Per client
              </th>
            </tr>
          </thead>
          <tbody>
            {clientCounts.map((count) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td className="s-number">{priced(agencyPence(count))}</td>
                <td className="s-number">{priced(Math.round(agencyPence(count) / count))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Stack gap={4} maxWidth={420}>
          <Segmented
            label="Your clients"
            options={clientCounts.map((count) => ({ value: String(count), label: String(count) }))}
            value={String(clients)}
            onChange={(value) => setClients(Number(value))}
          />
          <MoneyField label="You charge each client, a month" value={fee} onChange={setFee} required />
          <Row as="label" gap={2} align="center" minHeight={24}>
            <input type="checkbox" checked={own} onChange={(event) => setOwn(event.target.checked)} />
            Include a subscription for the agency itself
          </Row>
          <Stack as="dl" gap={2} paddingTop={3} divider="above" className={styles.sum} aria-live="polite">
            <Amount name="Agency programme" pence={sum.programme} />
            {own && <Amount name="Your own subscription" pence={sum.subscription} />}
            <Amount name="Clients pay you" pence={sum.income} />
            <Amount name={sum.margin < 0 ? 'You are short of' : 'You keep'} pence={Math.abs(sum.margin)} strong />
          </Stack>
        </Stack>
      </Grid>
    </Section>
  );
}

interface AmountProps {
  readonly name: string;
  readonly pence: number;
  readonly strong?: boolean;
}

function Amount({ name, pence, strong = false }: AmountProps) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd>{priced(pence)}</dd>
    </div>
  );
}
