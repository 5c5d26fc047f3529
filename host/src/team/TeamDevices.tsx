import { removeDevice, type TeamConnection, type TeamDevice, useLastSeen, useOthers } from '@steps/journal/team';
import { Avatar, attempt, confirm, DateText, Menu, notify, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { Pencil, Trash2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { DeviceRoleDialog } from './DeviceRoleDialog';
import { InviteDialog } from './InviteDialog';
import { RenameDeviceDialog } from './RenameDeviceDialog';
import styles from './team.module.css';

/** The devices of the team; on the owner's, with what can be done about them. */
export function TeamDevices({ connection }: { readonly connection: TeamConnection }) {
  const [inviting, setInviting] = useState(false);
  const [renaming, setRenaming] = useState<TeamDevice>();
  const [changing, setChanging] = useState<TeamDevice>();
  const { id, devices, owner, device, roster, told } = connection;
  const seen = useLastSeen(id);
  const here = useOthers().map((other) => other.device);
  const owns = owner !== undefined;
  return (
    <>
      <Section
        title="Devices"
        count={devices.filter(({ removed }) => removed === undefined).length}
        purpose={owns ? 'Each has a key of its own.' : 'They are let in on the owner’s device.'}
        actions={owns && <Button onClick={() => setInviting(true)}>Invite a device</Button>}
        flush
      >
        {told < roster && (
          <p className={styles.waiting} role="status">
            The server does not know of the last change yet: it is told as soon as it answers.
          </p>
        )}
        <ul className="s-plain">
          {devices.map((one) => (
            <DeviceRow
              key={one.id}
              device={one}
              own={one.id === device}
              here={here.includes(one.id)}
              seen={seen[one.id]}
              onRename={owns ? () => setRenaming(one) : undefined}
              onChangeRole={() => setChanging(one)}
            />
          ))}
        </ul>
      </Section>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {changing && <DeviceRoleDialog device={changing} onClose={() => setChanging(undefined)} />}
      {renaming && <RenameDeviceDialog device={renaming} onClose={() => setRenaming(undefined)} />}
    </>
  );
}

interface DeviceRowProps {
  readonly device: TeamDevice;
  /** It is this one. */
  readonly own: boolean;
  /** It has the business open now. */
  readonly here: boolean;
  /** When it was last here, as far as this device knows; ISO 8601. */
  readonly seen: string | undefined;
  /** `undefined` where nobody may change the list. */
  readonly onRename: (() => void) | undefined;
  readonly onChangeRole: () => void;
}

function DeviceRow({ device, own, here, seen, onRename, onChangeRole }: DeviceRowProps) {
  const { name, person, role, added, removed } = device;
  const items = onRename &&
    removed === undefined && [
      { id: 'rename', label: 'Rename', icon: Pencil, onSelect: onRename },
      ...(own
        ? []
        : [
            { id: 'role', label: 'Change role', icon: UserCog, onSelect: onChangeRole },
            {
              id: 'remove',
              label: 'Remove from the team',
              icon: Trash2,
              tone: 'danger' as const,
              separated: true,
              onSelect: () => void remove(device),
            },
          ]),
    ];
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} paddingX={4} divider="below" className={styles.device}>
      <Avatar name={person} />
      <Stack as="span" basis={200} shrink breakWords>
        <strong>{name}</strong>
        <span className="s-faint">
          {person} · {role?.name ?? 'All records'} · added <DateText value={added} />
          {!own && removed === undefined && <Seen here={here} at={seen} />}
          {removed !== undefined && (
            <>
              {' '}
              · removed <DateText value={removed} />
            </>
          )}
        </span>
      </Stack>
      {own && <StatusTag tone="success">This device</StatusTag>}
      {removed !== undefined && <StatusTag>Removed</StatusTag>}
      {items && <Menu label={`Actions for ${name}`} trigger="Actions" align="end" items={items} />}
    </Row>
  );
}

function Seen({ here, at }: { readonly here: boolean; readonly at: string | undefined }) {
  if (here) return ' · here now';
  if (at === undefined) return ' · never seen here';
  return (
    <>
      {' '}
      · last here <DateText value={at} />
    </>
  );
}

async function remove({ id, name, person }: TeamDevice): Promise<void> {
  const yes = await confirm({
    title: `Remove ${name} from the team?`,
    text: `${person} gets no new records there and can send none; what the device has stays on it and stays readable. All others go on with new keys. It cannot be undone: the device would be invited anew.`,
    action: 'Remove the device',
  });
  if (!yes) return;
  attempt({ title: 'The device was not removed', description: errorText }, () => {
    removeDevice(id);
    notify({ title: `${name} is removed`, description: 'New records are sealed under new keys.' });
  });
}
