import { formatPence } from '@steps/platform';
import { MoneyField, NumberField } from '@steps/platform/fields';
import { attempt, Grid, Section, Text } from '@steps/platform/ui';
import type { Piece } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { type BudgetFacts, budgetFacts, budgetOf } from './budgetRules';

const count = (value: number) => value.toLocaleString('en-GB');

const lines: readonly {
  readonly name: keyof BudgetFacts;
  readonly label: string;
  readonly show: (value: number) => string;
}[] = [
  { name: 'day', label: 'Daily budget', show: formatPence },
  { name: 'clicks', label: 'Visits per month', show: count },
  { name: 'customers', label: 'Customers per month', show: count },
  { name: 'perCustomer', label: 'Cost per customer', show: formatPence },
  { name: 'income', label: 'Income per month', show: formatPence },
  { name: 'back', label: 'Return per pound', show: (value) => formatPence(Math.round(value * 100)) },
  { name: 'mostPerClick', label: 'Highest cost per visit', show: formatPence },
];

/** What a budget can bring, from figures the person knows or supposes. */
export function AdBudget({ piece }: { readonly piece: Piece }) {
  const budget = budgetOf(piece.fields);
  const facts = budgetFacts(budget);
  const set = (name: string, value: number | undefined) =>
    attempt('Not saved', () => setPieceField(piece.id, `budget.${name}`, value === undefined ? '' : String(value)));
  const known = lines.filter(({ name }) => facts[name] !== undefined);
  const loss = budget.click !== undefined && facts.mostPerClick !== undefined && budget.click > facts.mostPerClick;
  return (
    <Section title="Budget" purpose="Arithmetic with your own figures, not a forecast.">
      <Grid min={140} gap={3}>
        <MoneyField
          label="Monthly budget"
          required={false}
          value={budget.month}
          onChange={(value) => set('month', value)}
        />
        <MoneyField
          label="Cost per visit"
          required={false}
          value={budget.click}
          onChange={(value) => set('click', value)}
        />
        <NumberField
          label="Visitors who buy, %"
          required={false}
          min={0}
          max={100}
          value={budget.rate}
          onChange={(value) => set('rate', value)}
        />
        <MoneyField
          label="Income per customer"
          required={false}
          value={budget.order}
          onChange={(value) => set('order', value)}
        />
      </Grid>
      {known.length > 0 && (
        <Grid as="dl" min={140} gap={3} marginTop={4} paddingTop={3} divider="above">
          {known.map(({ name, label, show }) => (
            <div key={name}>
              <Text as="dt" tone="muted" size={12}>
                {label}
              </Text>
              <Text as="dd" weight={600} tabular>
                {show(facts[name] ?? 0)}
              </Text>
            </div>
          ))}
        </Grid>
      )}
      {loss && (
        <Text marginTop={3} tone="warning" role="status">
          A visit costs more than it earns. Bid less, or raise the income per customer.
        </Text>
      )}
    </Section>
  );
}
