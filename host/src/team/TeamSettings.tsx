import { useActiveClient, useOpenClientId } from '@steps/shared';
import { useTeamConnection } from '@steps/shared/team';
import { Section } from '@steps/shared/ui';
import { JoinForm } from './JoinForm';
import { TeamServerForm } from './TeamServerForm';
import { TeamStatus } from './TeamStatus';

/** Where the business is: on this device alone, or on a server too. */
export function TeamSettings() {
  const name = useActiveClient()?.businessName ?? 'This business';
  const connection = useTeamConnection(useOpenClientId());
  if (connection) return <TeamStatus name={name} connection={connection} />;
  return (
    <>
      <TeamServerForm name={name} />
      <Section
        title="From another device"
        purpose="A business that is on a server comes here with an invitation, which the owner’s device makes under Settings, Team."
      >
        <JoinForm />
      </Section>
    </>
  );
}
