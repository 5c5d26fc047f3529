import { may } from '@steps/business';
import type { RemoteEntry } from '@steps/platform';
import type { IntegrationCard } from '@steps/platform/host';
import { ListSkeleton, Section } from '@steps/platform/ui';
import { useMemo } from 'react';
import { RemotePart } from '../federation/RemotePart';
import { useRemotesList } from '../federation/remotesList';
import { seesPages } from '../navigation/navigationRules';
import { ServiceCard } from './ServiceCard';

/** Cards that remotes bring; each in an error boundary of its own. */
export function RemoteCards() {
  const { remotes } = useRemotesList();
  return remotes
    .filter((remote) => !remote.disabled && seesPages(remote, (module) => may('view', module)))
    .flatMap((remote) =>
      remote.integrations.map((card) => <RemoteCard key={`${remote.name} ${card.id}`} remote={remote} card={card} />),
    );
}

interface RemoteCardProps {
  readonly remote: RemoteEntry;
  readonly card: RemoteEntry['integrations'][number];
}

function RemoteCard({ remote, card: { id, title, purpose } }: RemoteCardProps) {
  const service = `${remote.name} ${id}`;
  const props = useMemo(
    () => ({
      Card: (card: IntegrationCard) => <ServiceCard {...card} service={service} title={title} purpose={purpose} />,
    }),
    [service, title, purpose],
  );
  return (
    <RemotePart
      entry={remote}
      part={`integration ${id}`}
      pick={({ integrations }) => integrations?.[id]}
      props={props}
      skeleton={
        <Section title={title} purpose={purpose}>
          <ListSkeleton label={`Loading ${title}`} rows={2} />
        </Section>
      }
      within={(failure) => (
        <Section title={title} purpose={purpose}>
          {failure}
        </Section>
      )}
    />
  );
}
