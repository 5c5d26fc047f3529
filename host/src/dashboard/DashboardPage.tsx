import { useActiveClient } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { ButtonLink, Page, PageSkeleton } from '@steps/shared/ui';
import { WithBusiness } from '../business/WithBusiness';
import { useNow } from './clock';
import styles from './dashboard.module.css';
import { Figures } from './Figures';
import { ForecastSection } from './ForecastSection';
import { MeetingsSection } from './MeetingsSection';
import { PipelineSection } from './PipelineSection';
import { RecentSection } from './RecentSection';
import { TasksSection } from './TasksSection';
import { WelcomePanel } from './WelcomePanel';
import { Widgets } from './Widgets';

/** What needs the user today, and how the business stands. */
export function DashboardPage() {
  return (
    <WithBusiness name="Dashboard" skeleton={<PageSkeleton label="Loading dashboard" />}>
      <Dashboard />
    </WithBusiness>
  );
}

function Dashboard() {
  const now = useNow();
  const client = useActiveClient();
  const name = client?.businessName ?? 'your business';
  return (
    <Page
      title="Dashboard"
      width="wide"
      purpose={`What needs you today, and how ${name} stands.`}
      quiet={<QuickActions />}
      primary={
        <ButtonLink primary to={paths.module.href('crm', { tab: 'contacts', new: 'contact' })}>
          Add contact
        </ButtonLink>
      }
    >
      <WelcomePanel />
      <Figures now={now} />
      <div className={styles.grid}>
        <div className="s-stack">
          <TasksSection now={now} />
          <RecentSection now={now} />
        </div>
        <div className="s-stack">
          <MeetingsSection now={now} />
          <PipelineSection />
          <ForecastSection now={now} />
          <Widgets />
        </div>
      </div>
    </Page>
  );
}

function QuickActions() {
  return (
    <>
      <ButtonLink to={paths.module.href('crm', { tab: 'contacts', import: '1' })}>Import contacts</ButtonLink>
      <ButtonLink to={paths.module.href('crm', { tab: 'deals', new: 'deal' })}>Add deal</ButtonLink>
      <ButtonLink to={paths.module.href('human-loop')}>Open review queue</ButtonLink>
    </>
  );
}
