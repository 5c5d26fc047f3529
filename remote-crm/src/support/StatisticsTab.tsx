import { counted } from '@steps/platform';
import { BarList, ColumnChart } from '@steps/platform/charts';
import { paths } from '@steps/platform/paths';
import { ButtonLink, EmptyState, Grid, Row, Section, Stack, Text, useMinute } from '@steps/platform/ui';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import crmStyles from '../records/crm.module.css';
import { type Ticket, useTickets } from '../tickets';
import { SlaCards, tooFew } from './SlaCards';
import { durationText } from './slaRules';
import supportStyles from './support.module.css';
import { useSupportSettings } from './supportSettingsState';
import {
  busiestHours,
  byAssignee,
  fewest,
  openByPriority,
  openByStatus,
  type PersonFigures,
  satisfactionOf,
  ticketsSince,
  weeksIn,
  weeksOf,
} from './supportStats';
import { useTicketAddress } from './ticketAddress';
import { priorityLabels, statusLabels } from './ticketLabels';
import { workingPlace } from './workingHours';

const periods = [
  { id: '30', label: 'Last 30 days', days: 30 },
  { id: '90', label: 'Last 90 days', days: 90 },
  { id: '365', label: 'Last 12 months', days: 365 },
] as const;

const listHref = (params: Record<string, string>) => paths.module.href('support', { view: 'all', ...params });

/** Figures of support: what is open, whether targets are met, when and by whom. */
export function StatisticsTab() {
  const all = useTickets();
  const { params, change } = useTicketAddress();
  const now = useMinute().getTime();
  const period = periods.find(({ id }) => id === params.get('period')) ?? periods[1];
  const since = now - period.days * 86_400_000;
  const recent = useMemo(() => ticketsSince(all, since), [all, since]);
  if (all.length === 0) return <NoFigures />;
  return (
    <Stack gap={4} bound alignContent="start">
      <Row gap={2} align="center" wrap className={crmStyles.tools}>
        <select
          className="s-input"
          aria-label="Period"
          value={period.id}
          onChange={(event) => change({ period: event.target.value })}
        >
          {periods.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <span className={`s-faint ${crmStyles.toolsCount}`} role="status">
          {counted(recent.length, 'ticket')} opened
        </span>
      </Row>
      <SlaCards tickets={recent} now={now} />
      <ByWeek tickets={all} now={now} weeks={weeksIn(since, now)} />
      <Grid min={360} gap={4} align="start">
        <OpenNow tickets={all} />
        <ByPerson tickets={recent} now={now} />
        <Satisfied tickets={recent} />
        <Busiest tickets={recent} />
      </Grid>
    </Stack>
  );
}

interface PartProps {
  readonly tickets: readonly Ticket[];
  /** ms */
  readonly now: number;
}

function OpenNow({ tickets }: { readonly tickets: readonly Ticket[] }) {
  return (
    <Section title="Open now" purpose="All tickets that are neither solved nor closed, whenever they were opened.">
      <Stack gap={4} bound alignContent="start">
        <BarList
          label="Open tickets by status"
          bars={openByStatus(tickets).map(({ status, count }) => ({
            id: status,
            label: statusLabels[status],
            value: count,
            href: listHref({ status }),
          }))}
        />
        <BarList
          label="Open tickets by priority"
          series={2}
          bars={openByPriority(tickets).map(({ priority, count }) => ({
            id: priority,
            label: priorityLabels[priority],
            value: count,
            href: listHref({ priority }),
          }))}
        />
      </Stack>
    </Section>
  );
}

function ByWeek({ tickets, now, weeks: count }: PartProps & { readonly weeks: number }) {
  const weeks = useMemo(() => weeksOf(ticketsSince(tickets, 0), now, count), [tickets, now, count]);
  return (
    <Section title="By week" purpose="A week begins on the Monday shown.">
      <Grid min={360} gap={4} align="start">
        <div>
          <Text as="h3" marginBottom={2} size={13}>
            Opened
          </Text>
          <ColumnChart
            caption="Tickets opened by week"
            columns={weeks.map(({ label, opened }) => ({ label, value: opened }))}
          />
        </div>
        <div>
          <Text as="h3" marginBottom={2} size={13}>
            Solved
          </Text>
          <ColumnChart
            caption="Tickets solved by week"
            series={3}
            columns={weeks.map(({ label, solved }) => ({ label, value: solved }))}
          />
        </div>
      </Grid>
    </Section>
  );
}

function ByPerson({ tickets, now }: PartProps) {
  const settings = useSupportSettings();
  const people = useMemo(() => byAssignee(tickets, settings, now), [tickets, settings, now]);
  return (
    <Section title="By assignee" purpose="Tickets opened in this period; first reply is the median working time.">
      {people.length === 0 ? (
        <p className="s-faint">No ticket was opened in this period.</p>
      ) : (
        <PeopleTable people={people} />
      )}
    </Section>
  );
}

function PeopleTable({ people }: { readonly people: readonly PersonFigures[] }) {
  return (
    <div className={supportStyles.scroll}>
      <table className="s-table">
        <thead>
          <tr>
            <th scope="col">Assignee</th>
            <th scope="col">Open</th>
            <th scope="col">Solved</th>
            <th scope="col">First reply</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, open, done, firstReply }) => (
            <tr key={name}>
              <th scope="row">{name || 'Nobody'}</th>
              <td>{open}</td>
              <td>{done}</td>
              <td>{firstReply === undefined ? '–' : durationText(firstReply)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Satisfied({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const { counts, count } = satisfactionOf(tickets);
  return (
    <Section title="Satisfaction" purpose="Answers written down on tickets opened in this period, 5 is very happy.">
      {count === 0 ? (
        <p className="s-faint">No answers yet. Ask when a ticket is solved, and write the answer down there.</p>
      ) : (
        <BarList
          label="Satisfaction by mark"
          series={4}
          bars={counts.map(({ mark, count: value }) => ({ id: String(mark), label: `${mark} of 5`, value }))}
        />
      )}
    </Section>
  );
}

function Busiest({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const hours = useMemo(() => busiestHours(tickets), [tickets]);
  return (
    <Section
      title="Busiest hours"
      purpose={`When tickets of this period were opened, by the hour in ${workingPlace()}.`}
    >
      {tickets.length < fewest ? (
        <p className="s-faint">{tooFew}</p>
      ) : (
        <ColumnChart caption="Tickets opened by hour of the day" columns={hours} series={5} />
      )}
    </Section>
  );
}

function NoFigures() {
  return (
    <EmptyState
      icon={ChartColumn}
      title="No figures yet"
      purpose="Once there are tickets, this page shows how quickly they are answered and solved, and how satisfied people were."
      action={
        <ButtonLink primary to={paths.module.href('support', { new: 'ticket' })}>
          Add the first ticket
        </ButtonLink>
      }
    />
  );
}
