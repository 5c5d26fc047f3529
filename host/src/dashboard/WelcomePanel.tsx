import { useActiveClient, useActivities, useCompanies, useContacts, useDeals } from '@steps/business';
import { useMeetings } from '@steps/business/meetings';
import { definePreference, setPreference, usePreference } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Box, ButtonLink, Grid, IconButton, Row } from '@steps/platform/ui';
import { Circle, CircleCheck, X } from 'lucide-react';
import * as v from 'valibot';
import { useRemotesList } from '../federation/remotesList';
import { moduleTitle } from '../navigation/navigationRules';
import styles from './dashboard.module.css';

/**
 * After onboarding: three next steps, ticked off as they are done, and the modules chosen to start with. Dismissed for
 * good, for each business by itself.
 */
export function WelcomePanel() {
  const client = useActiveClient();
  const isDismissed = useDismissed();
  const steps = useNextSteps();
  if (!client || client.sample || isDismissed) return null;

  const dismiss = () => setPreference(dismissedKey(client.id), true);
  return (
    <Box as="section" padding={4} radius="surface" className={styles.welcome} aria-label="Welcome">
      <Row gap={4} align="start" justify="between" className={styles.welcomeHead}>
        <div>
          <h2>Welcome to Steps, {client.businessName}</h2>
          <p className="s-muted">Three steps to a dashboard of your own.</p>
        </div>
        <IconButton label="Dismiss welcome" icon={X} onClick={dismiss} />
      </Row>
      <Grid as="ol" min={240} gap={4} marginTop={4} plain>
        {steps.map(({ title, purpose, href, done }) => (
          <Row key={title} as="li" gap={2} className={styles.welcomeStep} data-done={done || undefined}>
            {done ? <CircleCheck size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            <div>
              <Link to={href}>{title}</Link>
              {done && <span className="s-muted"> Done</span>}
              <p className="s-muted">{purpose}</p>
            </div>
          </Row>
        ))}
      </Grid>
      <ChosenModules ids={client.selectedModules} />
    </Box>
  );
}

const dismissedKey = (clientId: string | undefined) => definePreference(`welcomeDismissed.${clientId}`, 'device');
const useDismissed = () => usePreference(dismissedKey(useActiveClient()?.id), v.boolean(), false);

/** Nothing was written into the business yet, and the welcome still shows how to begin. */
export function useFirstDay(): boolean {
  const records = [useContacts(), useCompanies(), useDeals(), useActivities(), useMeetings()];
  const isDismissed = useDismissed();
  const isSample = useActiveClient()?.sample;
  return !isSample && !isDismissed && records.every(({ length }) => length === 0);
}

/** What the onboarding asked for under "What will you use first?". */
function ChosenModules({ ids }: { readonly ids: readonly string[] }) {
  const { remotes } = useRemotesList();
  if (ids.length === 0) return null;
  return (
    <Row as="nav" gap={2} align="center" wrap marginTop={4} aria-label="What you chose to use first">
      <span className="s-muted" aria-hidden>
        What you chose to use first
      </span>
      {ids.map((id) => (
        <ButtonLink key={id} className="s-button--small" to={paths.module.href(id)}>
          {moduleTitle(id, remotes)}
        </ButtonLink>
      ))}
    </Row>
  );
}

function useNextSteps() {
  const contacts = useContacts();
  const activities = useActivities();
  const deals = useDeals();
  const first = contacts[0];
  return [
    {
      title: 'Add your contacts',
      purpose: 'Import a CSV file from your old CRM, your mail or a spreadsheet, or type in the first one.',
      href: paths.module.href('crm', { tab: 'contacts', import: '1' }),
      done: contacts.length > 0,
    },
    {
      title: 'Open a contact',
      purpose: 'Add the last conversation and the next step.',
      href: first ? paths.contact.href(first.id) : paths.module.href('crm', { tab: 'contacts' }),
      done: activities.length > 0,
    },
    {
      title: 'Add a deal',
      purpose: 'Your pipeline and forecast start with the first one.',
      href: paths.module.href('crm', { tab: 'deals', new: 'deal' }),
      done: deals.length > 0,
    },
  ];
}
