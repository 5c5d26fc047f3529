import { ownerRole } from '@steps/business';
import { type TeamDevice, useTeamConnection } from '@steps/journal/team';
import { useOpenClientId } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { Dialog, notify, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { presets } from '../people/presets';
import { invitationAddress } from './invitationAddress';
import { LetInDialog } from './LetInDialog';
import { OtherDeviceDialog } from './OtherDeviceDialog';
import { teamRoles } from './teamRoles';
import { useInvitation } from './useInvitation';

interface InviteDialogProps {
  /** Those that are in the team. */
  readonly devices: readonly TeamDevice[];
  readonly onClose: () => void;
}

/** Invites a device: whose it is, then link and picture, then the digits that both devices show. */
export function InviteDialog({ devices, onClose }: InviteDialogProps) {
  const id = useId();
  const [person, setPerson] = useState('');
  const connection = useTeamConnection(useOpenClientId());
  const own = connection?.devices.find(({ id: device }) => device === connection.device)?.person ?? 'your name';
  const roles = teamRoles(devices);
  const [roleId, setRole] = useState(ownerRole);
  const role = roles.find((one) => one.id === roleId) ?? roles[0];
  const { open, asked, error, busy, invite, letIn, refuse, clearError } = useInvitation((device) => {
    notify({ title: `${device.name} is in`, description: `Its records are on their way to ${person.trim()}.` });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role) void invite({ person, role, roles });
  };
  if (open && asked) {
    return (
      <LetInDialog
        title={`Let ${asked.name} in?`}
        action="Let in"
        asked={asked}
        description={`A device of ${person.trim()}. ${role?.all ? 'It reads and changes all records of this business.' : `It does what the role ${role?.name} may.`}`}
        busy={busy}
        onLetIn={() => void letIn(asked)}
        onRefuse={refuse}
        onClose={onClose}
      />
    );
  }
  if (open) {
    return (
      <OtherDeviceDialog
        description="For one device. It works while this is open, for 15 minutes at most."
        address={invitationAddress(open.text)}
        text={open.text}
        name="invitation"
        waiting="Waiting for the other device. In a browser that Steps is open in, the invitation is entered under Settings, Team."
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      title="Invite a device"
      description="Yours, or that of somebody you work with. Its screen and this one will show the same six digits."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            Make the invitation
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" bound gap={4} maxWidth={480} noValidate onSubmit={submit}>
        <TextField
          label="Whose device"
          help={`The name of the person who will use it. For a device of your own enter ${own}: your settings follow you there.`}
          error={error}
          required
          autoComplete="off"
          maxLength={80}
          value={person}
          onChange={(value) => {
            setPerson(value);
            clearError();
          }}
        />
        <SelectField
          label="Role"
          required
          help={presets.find((preset) => preset.id === roleId)?.purpose}
          options={roles.map((one) => ({ value: one.id, label: one.name }))}
          value={roleId}
          onChange={(next) => setRole(next || ownerRole)}
        />
      </Stack>
    </Dialog>
  );
}
