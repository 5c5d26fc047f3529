import { ownerRole } from '@steps/shared';
import { SelectField } from '@steps/shared/fields';
import { type AskingDevice, inviteDevice, type OpenInvitation } from '@steps/shared/team';
import { CopyButton, Dialog, notify, Row, Stack, Text, TextField } from '@steps/shared/ui';
import { Button, QRCode } from 'antd';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { errorText } from '../gate/errorText';
import { allRoles } from '../people/peopleState';
import { presets } from '../people/presets';
import { invitationAddress } from './invitationAddress';
import styles from './team.module.css';

/** Invites a device: whose it is, then link and picture, then the digits that both devices show. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [person, setPerson] = useState('');
  const roles = allRoles();
  const [roleId, setRole] = useState(ownerRole);
  const role = roles.find((one) => one.id === roleId) ?? roles[0];
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<OpenInvitation>();
  const [asked, setAsked] = useState<AskingDevice>();
  // Whoever leaves takes the invitation back.
  useEffect(() => () => void open?.close(), [open]);
  const stop = (reason: string) => {
    setOpen(undefined);
    setAsked(undefined);
    setError(reason);
  };
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    if (!role) return;
    setBusy(true);
    setError(undefined);
    try {
      const events = { onAsked: setAsked, onLost: () => stop('The connection was lost, and with it the invitation.') };
      setOpen(await inviteDevice({ person, role, roles }, events));
    } catch (problem) {
      setError(errorText(problem));
    }
    setBusy(false);
  };
  const letIn = async (device: AskingDevice) => {
    setBusy(true);
    try {
      await open?.letIn();
      notify({ title: `${device.name} is in`, description: `Its records are on their way to ${person.trim()}.` });
      onClose();
    } catch (problem) {
      stop(errorText(problem));
      setBusy(false);
    }
  };
  const refuse = () => {
    open?.refuse();
    stop('That device was not let in. If it was none of yours, somebody else has the invitation: make a new one.');
  };
  if (open && asked) {
    return (
      <Dialog
        open
        title={`Let ${asked.name} in?`}
        description={`A device of ${person.trim()}. ${role?.all ? 'It reads and changes all records of this business.' : `It does what the role ${role?.name} may.`}`}
        onClose={onClose}
        footer={
          <>
            <Button onClick={refuse} disabled={busy}>
              The digits differ
            </Button>
            <Button type="primary" loading={busy} onClick={() => void letIn(asked)}>
              Let in
            </Button>
          </>
        }
      >
        <Stack bound gap={4} maxWidth={480}>
          <p>Compare: the other device must show the same six digits.</p>
          <Text size={32} tabular weight={600} className={styles.digits}>
            {asked.code}
          </Text>
        </Stack>
      </Dialog>
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
      <Stack id={id} as="form" bound gap={4} maxWidth={480} noValidate onSubmit={(event) => void invite(event)}>
        <TextField
          label="Whose device"
          help="A person’s name: it stands beside the device."
          error={error}
          required
          autoComplete="off"
          maxLength={80}
          value={person}
          onChange={(value) => {
            setPerson(value);
            setError(undefined);
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
