import type { ReactNode } from 'react';
import { connect, disconnect, useConnection } from './connectionState';
import { ServiceCard } from './ServiceCard';

interface LocalServiceCardProps {
  readonly service: 'calendar' | 'mail';
  readonly title: string;
  readonly purpose: string;
  readonly needsServer: string;
  /** Names of the ways in and out. */
  readonly connectLabel: string;
  readonly disconnectLabel: string;
  readonly test: { readonly label: string; readonly run: () => Promise<string> };
  /** What can be done with it once it is in use, and what there is to say then. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** A service of this device: it is in use or not, and there is nothing to set up. */
export function LocalServiceCard(props: LocalServiceCardProps) {
  const { service, title, purpose, needsServer, connectLabel, disconnectLabel, test, actions, children } = props;
  const used = useConnection(service) !== undefined;
  const card = { service, title, purpose, needsServer };
  if (!used) {
    return (
      <ServiceCard
        {...card}
        state={{ label: 'Not connected' }}
        connect={{ label: connectLabel, run: () => connect(service) }}
      />
    );
  }
  return (
    <ServiceCard
      {...card}
      state={{ label: 'In use', tone: 'success' }}
      test={test}
      disconnect={{ label: disconnectLabel, run: () => disconnect(service) }}
      actions={actions}
    >
      {children}
    </ServiceCard>
  );
}
