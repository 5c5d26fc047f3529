import { useDealStages, useDeals, useMay } from '@steps/business';
import { PipelineBars } from '@steps/platform/charts';
import { paths } from '@steps/platform/paths';
import { ButtonLink, Grid, ListSkeleton, Page, Section, Stack, useMinute } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import { WithBusiness } from '../business/WithBusiness';
import { hostPurposes } from '../navigation/hostModules';
import { openStages } from './dashboardRules';
import { Figures } from './Figures';
import { ForecastSection } from './ForecastSection';
import { MeetingsSection } from './MeetingsSection';
import { NothingYet } from './NothingYet';
import { RecentSection } from './RecentSection';
import { SampleSection } from './SampleSection';
import { TasksSection } from './TasksSection';
import { useFirstDay, WelcomePanel } from './WelcomePanel';
import { Widgets } from './Widgets';

/** What needs the user today, then how the business is doing; on the first day the way to begin, and nothing else. */
export function DashboardPage() {
  return (
    <WithBusiness name="Dashboard" skeleton={<DashboardSkeleton />}>
      <Dashboard />
    </WithBusiness>
  );
}

/** Its heading is known before the records are. */
const DashboardSkeleton = () => (
  <DashboardFrame>
    <ListSkeleton label="Loading dashboard" />
  </DashboardFrame>
);

function Dashboard() {
  const now = useMinute();
  const isFirstDay = useFirstDay();
  return (
    <DashboardFrame>
      <WelcomePanel />
      {isFirstDay ? <SampleSection /> : <Today now={now} />}
    </DashboardFrame>
  );
}

function DashboardFrame({ children }: { readonly children: ReactNode }) {
  const may = useMay();
  return (
    <Page
      title="Dashboard"
      width="wide"
      purpose={hostPurposes.dashboard}
      primary={
        may('add', 'crm') && (
          <ButtonLink primary to={paths.module.href('crm', { tab: 'contacts', new: 'contact' })}>
            Add contact
          </ButtonLink>
        )
      }
    >
      {children}
    </Page>
  );
}

function Today({ now }: { readonly now: Date }) {
  return (
    <>
      <Grid min={400} gap={4} align="start">
        <TasksSection now={now} />
        <MeetingsSection now={now} />
      </Grid>
      <Figures now={now} />
      <Grid min={400} gap={4} align="start">
        <Stack gap={4} bound alignContent="start">
          <RecentSection now={now} />
          <Widgets />
        </Stack>
        <Stack gap={4} bound alignContent="start">
          <PipelineSection />
          <ForecastSection now={now} />
        </Stack>
      </Grid>
    </>
  );
}

function PipelineSection() {
  const deals = useDeals();
  const stages = openStages(deals, useDealStages());
  const mayAdd = useMay()('add', 'crm');
  return (
    <Section title="Pipeline by stage" purpose="Value of open deals">
      {stages.every(({ count }) => count === 0) ? (
        <NothingYet
          action={mayAdd && { label: 'Add deal', href: paths.module.href('crm', { tab: 'deals', new: 'deal' }) }}
        >
          Open deals appear here by stage. Add one to see how it works.
        </NothingYet>
      ) : (
        <PipelineBars stages={stages} />
      )}
    </Section>
  );
}
