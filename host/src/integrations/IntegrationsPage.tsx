import { Page } from '@steps/shared/ui';
import { AnalyticsCard } from './AnalyticsCard';
import { CalendarCard } from './CalendarCard';
import { EnginesCard } from './EnginesCard';
import { FilesCard } from './FilesCard';
import styles from './integrations.module.css';
import { MailCard } from './MailCard';
import { WebhookCard } from './WebhookCard';

/** Module integrations: what this business is connected with. Nothing leaves the browser before somebody connects it. */
export function IntegrationsPage() {
  return (
    <Page
      title="Integrations"
      purpose="What this business exchanges with other programs. Nothing leaves the browser unless you connect it."
    >
      <div className={styles.services}>
        <FilesCard />
        <MailCard />
        <CalendarCard />
        <WebhookCard />
        <EnginesCard />
        <AnalyticsCard />
      </div>
    </Page>
  );
}
