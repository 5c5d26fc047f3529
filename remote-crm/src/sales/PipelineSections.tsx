import { type Deal, type DealStage, forecastByMonth, LookOnly, pipelineByStage } from '@steps/business';
import { currencySign, formatPence } from '@steps/platform';
import { ColumnChart, PipelineBars } from '@steps/platform/charts';
import { amountText, numberText } from '@steps/platform/numbers';
import { Link } from '@steps/platform/router';
import { Money, Row, Section, Stack } from '@steps/platform/ui';
import { setMonthlyTarget, useSalesSettings } from '../deals/salesSettings';
import { closingInHref } from '../quotes/quoteAddress';
import { SettingInput } from '../records/forms/SettingInput';
import { notifyStep } from '../records/notices/stepNotice';
import { SalesTable } from './SalesTable';
import styles from './sales.module.css';
import { closedSince, percentOf, wonThisMonth } from './salesRules';

interface PipelineSectionsProps {
  readonly deals: readonly Deal[];
  readonly stages: readonly DealStage[];
  readonly now: Date;
}

/** What is open by stage, and what it will probably bring by month. */
export function PipelineSections(props: PipelineSectionsProps) {
  const open = pipelineByStage(props.deals, props.stages).filter((stage) => stage.kind === 'open');
  return (
    <>
      <Section title="Pipeline by stage" purpose="Value of open deals, now. Select a stage to see its deals.">
        <PipelineBars stages={open} />
      </Section>
      <Forecast {...props} />
    </>
  );
}

function Forecast({ deals, stages, now }: PipelineSectionsProps) {
  const { months, otherPence } = forecastByMonth(deals, now, { stages });
  const { monthlyTargetPence: target } = useSalesSettings();
  const won = wonThisMonth(closedSince(deals, stages, '').won, now);
  return (
    <Section
      title="Weighted forecast by month"
      purpose="Open deals by close date, each times the chance of its stage, against your monthly target."
    >
      <Stack gap={4} bound alignContent="start">
        <LookOnly module="sales" hideNote>
          <Row gap={2} align="center" wrap className={styles.salesTarget}>
            <span>Monthly target, {currencySign()}</span>
            <SettingInput
              label={`Monthly target, ${currencySign()}`}
              inputMode="decimal"
              value={target === 0 ? '' : numberText.edit(target / 100)}
              onSave={(typed) => {
                setMonthlyTarget(typed.trim() ? amountText.parse(typed) : 0);
                notifyStep('Target changed');
              }}
            />
          </Row>
        </LookOnly>
        <ColumnChart
          caption="Weighted forecast by month"
          columns={months.map(({ id, label, pence }) => ({ label, value: pence, href: closingInHref(id) }))}
          format={formatPence.short}
          series={3}
        />
        <SalesTable>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Forecast</th>
              <th scope="col">Of target</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ id, label, pence }) => (
              <tr key={id}>
                <th scope="row">
                  {/* Overdue deals are counted below, not in this month. */}
                  <Link to={closingInHref(id)}>{label}</Link>
                </th>
                <td>
                  <Money pence={pence} />
                </td>
                <td>{target > 0 ? `${percentOf(pence, target)}%` : 'No target'}</td>
              </tr>
            ))}
          </tbody>
        </SalesTable>
        <p className="s-faint">
          Won this month: {formatPence(won)}
          {target > 0 && `, ${percentOf(won, target)}% of the target`}.
          {otherPence > 0 &&
            ` Besides the months shown, ${formatPence(otherPence)} have a close date that is missing, past or later.`}
        </p>
      </Stack>
    </Section>
  );
}
