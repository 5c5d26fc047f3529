import { Page } from '@steps/platform/ui';
import { hostPurposes } from '../navigation/hostModules';
import { AnalyticsCard } from './AnalyticsCard';
import { CalendarCard } from './CalendarCard';
import { EnginesCard } from './EnginesCard';
import { FilesCard } from './FilesCard';
import styles from './integrations.module.css';
import { MailCard } from './MailCard';
import { PostCard } from './PostCard';
import { RemoteCards } from './RemoteCards';
import { WebhookCard } from './WebhookCard';

/** Module integrations: what this business is connected with. Nothing leaves the browser before somebody connects it. */
export function IntegrationsPage() {
  return (
    <Page title="Integrations" purpose={hostPurposes.integrations}>
      <div className={styles.services}>
        <FilesCard />
        <MailCard />
        <PostCard />
        <CalendarCard />
        <WebhookCard />
        <EnginesCard />
        <AnalyticsCard />
        <RemoteCards />
      </div>
    </Page>
  );
}
