import { useActiveClient, useOpenClientId } from '@steps/shared';
import { useTeamConnection } from '@steps/shared/team';
import { TeamJoin } from './TeamJoin';
import { TeamServerForm } from './TeamServerForm';
import { TeamStatus } from './TeamStatus';

/** Where the business is: on this device alone, or on a server too. */
export function TeamSettings() {
  const name = useActiveClient()?.businessName ?? 'This business';
  const connection = useTeamConnection(useOpenClientId());
  if (connection) return <TeamStatus name={name} address={connection.address} />;
  return (
    <>
      <TeamServerForm name={name} />
      <TeamJoin />
    </>
  );
}
