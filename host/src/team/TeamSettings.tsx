import { useActiveClient } from '@steps/business';
import { useTeamConnection } from '@steps/journal/team';
import { useOpenClientId } from '@steps/platform';
import { Section } from '@steps/platform/ui';
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
