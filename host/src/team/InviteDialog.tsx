import { ownerRole } from '@steps/business';
import { useTeamConnection } from '@steps/journal/team';
import { useOpenClientId } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { CopyButton, Dialog, notify, Row, Stack, TextField } from '@steps/platform/ui';
import { Button, QRCode } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { allRoles } from '../people/peopleState';
import { presets } from '../people/presets';
import { invitationAddress } from './invitationAddress';
import { LetInDialog } from './LetInDialog';
import { useInvitation } from './useInvitation';

/** Invites a device: whose it is, then link and picture, then the digits that both devices show. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [person, setPerson] = useState('');
  const connection = useTeamConnection(useOpenClientId());
  const own = connection?.devices.find(({ id: device }) => device === connection.device)?.person ?? 'your name';
  const roles = allRoles();
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
      <Dialog
        open
        title="Open this on the other device"
        description="For one device. It works while this is open, for 15 minutes at most."
        onClose={onClose}
        footer={<Button onClick={onClose}>Take it back</Button>}
      >
        <Stack gap={4} justifyItems="center">
          {/* Cameras want dark on light, whatever the page is in. */}
          <QRCode
            value={invitationAddress(open.text)}
            size={296}
            errorLevel="L"
            color="#000000"
            bgColor="#ffffff"
            aria-label="Picture of the link, for a camera"
          />
          <Row gap={2} align="center" wrap>
            <CopyButton text={invitationAddress(open.text)} label="Copy the link" />
            <CopyButton text={open.text} label="Copy the invitation alone" />
          </Row>
          <p className="s-muted" role="status">
            Waiting for the other device. In a browser that Steps is open in, the invitation is entered under Settings,
            Team.
          </p>
        </Stack>
      </Dialog>
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
