import { forecastByMonth, useDealStages, useDeals } from '@steps/business';
import { forecastMonths } from '@steps/business/host';
import { formatPence } from '@steps/platform';
import { ColumnChart } from '@steps/platform/charts';
import { paths } from '@steps/platform/paths';
import { ButtonLink, Section, Text } from '@steps/platform/ui';
import { countedIn } from './dashboardRules';
import { NothingYet } from './NothingYet';

/** What the open deals are likely to bring, month by month. */
export function ForecastSection({ now }: { readonly now: Date }) {
  const { months, otherPence } = forecastByMonth(useDeals(), now, { stages: useDealStages() });
  const isEmpty = months.every(({ pence }) => pence === 0);
  return (
    <Section
      title="Weighted forecast"
      purpose={`By close date, the next ${forecastMonths} months`}
      actions={
        !isEmpty && (
          <ButtonLink className="s-button--small" to={paths.module.href('sales')}>
            Deals by month
          </ButtonLink>
        )
      }
    >
      {isEmpty ? (
        <NothingYet>
          Give deals a value and a close date to see here what they are likely to bring each month.
        </NothingYet>
      ) : (
        <ColumnChart
          caption="Weighted forecast by month"
          columns={months.map(({ id, label, pence }) => ({ label, value: pence, href: countedIn.dealsClosingIn(id) }))}
          format={formatPence.short}
          series={3}
        />
      )}
      {otherPence > 0 && (
        <Text marginTop={3} size={12} tone="faint">
          Besides {formatPence(otherPence)} with a close date that is missing, past or later.
        </Text>
      )}
    </Section>
  );
}
