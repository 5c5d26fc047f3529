import { Segmented } from '@steps/platform/fields';
import { Card, Grid, Stack, Text } from '@steps/platform/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { monthPence, paidMonths, priced, savingPence, yearPence } from './priceRules';
import { pricesPence, trialDays } from './prices';
import styles from './pricing.module.css';

type Billing = 'month' | 'year';

/** What can be bought: everything for one business, help at the start, the programme for agencies. */
export function Plans() {
  const [billing, setBilling] = useState<Billing>('month');
  return (
    <Grid min={280} gap={4}>
      <Plan
        name="Everything"
        price={billing === 'month' ? priced(monthPence) : priced(yearPence)}
        unit={billing === 'month' ? 'per month' : 'per year'}
        note={
          billing === 'month'
            ? `or ${priced(yearPence)} a year`
            : `12 months for the price of ${paidMonths}: you save ${priced(savingPence)}`
        }
        contains={[
          'All modules',
          'Unlimited users',
          `${trialDays} days free, no credit card`,
          'Email and SMS at small extra charges',
        ]}
      >
        <Segmented
          label="Billing"
          hideLabel
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Annually' },
          ]}
          value={billing}
          onChange={setBilling}
        />
      </Plan>
      <Plan
        name="Onboarding package"
        price={priced(pricesPence.onboarding)}
        unit="once"
        note="If you want somebody beside you at the start"
        contains={['4 sessions of 2 hours', 'Your contacts imported with you', 'Pipeline and brand guidelines set up']}
      />
      <Plan
        name="Agency programme"
        price={priced(pricesPence.agencyFirstClient)}
        unit="per month for the first client"
        note={`${priced(pricesPence.agencyNextClient)} for each of clients 2–5`}
        contains={[
          'Up to 5 clients',
          'White-label branding for each',
          `${priced(pricesPence.agencyFiveClients)} for all 5`,
        ]}
      />
    </Grid>
  );
}

interface PlanProps {
  readonly name: string;
  readonly price: string;
  readonly unit: string;
  readonly note: string;
  readonly contains: readonly string[];
  readonly children?: ReactNode;
}

function Plan({ name, price, unit, note, contains, children }: PlanProps) {
  return (
    <Card as="section" gap={3} alignContent="start" padding={6} aria-label={name}>
      <h2>{name}</h2>
      <p>
        <Text as="strong" size={32} weight={600} tabular lineHeight={1.2}>
          {price}
        </Text>{' '}
        <span className="s-muted">{unit}</span>
      </p>
      <p className="s-muted">{note}</p>
      {children}
      <Stack as="ul" gap={2} plain className={styles.contains}>
        {contains.map((line) => (
          <li key={line}>
            <Check size={16} aria-hidden /> {line}
          </li>
        ))}
      </Stack>
    </Card>
  );
}
