import {
  postRole,
  removeDevice,
  type TeamConnection,
  type TeamDevice,
  useLastSeen,
  useOthers,
} from '@steps/journal/team';
import { Avatar, attempt, confirm, DateText, Menu, notify, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { KeyRound, Pencil, Trash2, UserCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorText } from '../gate/errorText';
import { DeviceRoleDialog } from './DeviceRoleDialog';
import { HandOverDialog } from './HandOverDialog';
import { forgetHandover, handoverInAddress } from './handoverAddress';
import { InviteDialog } from './InviteDialog';
import { RenameDeviceDialog } from './RenameDeviceDialog';
import { TakeOverDialog } from './TakeOverDialog';
import styles from './team.module.css';

interface TeamDevicesProps {
  /** Of the business. */
  readonly name: string;
  readonly connection: TeamConnection;
  /** The server lets this device in no more. */
  readonly shutOut: boolean;
}

/** The devices of the team; on the owner's, with what can be done about them. */
export function TeamDevices({ name, connection, shutOut }: TeamDevicesProps) {
  const [inviting, setInviting] = useState(false);
  const [renaming, setRenaming] = useState<TeamDevice>();
  const [changing, setChanging] = useState<TeamDevice>();
  const [handing, setHanding] = useState<TeamDevice>();
  const { id, devices, owner, ownership, device, roster, told } = connection;
  const seen = useLastSeen(id);
  const here = useOthers().map((other) => other.device);
  const owns = owner !== undefined && !shutOut;
  const isRemoved = devices.some((one) => one.id === device && one.removed !== undefined);
  const mayTake = !owns && !isRemoved && !shutOut;
  const [taking, setTaking] = useState(mayTake && handoverInAddress() !== '');
  useEffect(() => {
    // The link is opened in a page that is here already.
    const look = () => setTaking(mayTake && handoverInAddress() !== '');
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [mayTake]);
  const closeTaking = () => {
    forgetHandover();
    setTaking(false);
  };
  return (
    <>
      <Section
        title="Devices"
        count={devices.filter(({ removed }) => removed === undefined).length}
        purpose={owns ? 'Each has a key of its own.' : 'They are let in on the owner’s device.'}
        actions={
          owns ? (
            <Button onClick={() => setInviting(true)}>Invite a device</Button>
          ) : (
            mayTake && <Button onClick={() => setTaking(true)}>Take the business over</Button>
          )
        }
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
              owns={one.sign === ownership?.sign}
              here={here.includes(one.id)}
              seen={seen[one.id]}
              onRename={owns ? () => setRenaming(one) : undefined}
              onChangeRole={() => setChanging(one)}
              onHandOver={() => setHanding(one)}
            />
          ))}
        </ul>
      </Section>
      {inviting && <InviteDialog devices={devices} onClose={() => setInviting(false)} />}
      {handing && <HandOverDialog client={id} device={handing} onClose={() => setHanding(undefined)} />}
      {taking && <TakeOverDialog client={id} name={name} onClose={closeTaking} />}
      {changing && <DeviceRoleDialog device={changing} devices={devices} onClose={() => setChanging(undefined)} />}
      {renaming && <RenameDeviceDialog device={renaming} onClose={() => setRenaming(undefined)} />}
    </>
  );
}

interface DeviceRowProps {
  readonly device: TeamDevice;
  /** It is this one. */
  readonly own: boolean;
  /** It is the owner’s. */
  readonly owns: boolean;
  /** It has the business open now. */
  readonly here: boolean;
  /** When it was last here, as far as this device knows; ISO 8601. */
  readonly seen: string | undefined;
  /** `undefined` where nobody may change the list. */
  readonly onRename: (() => void) | undefined;
  readonly onChangeRole: () => void;
  readonly onHandOver: () => void;
}

function DeviceRow({ device, own, owns, here, seen, onRename, onChangeRole, onHandOver }: DeviceRowProps) {
  const { name, person, role, added, removed } = device;
  const items = onRename &&
    removed === undefined && [
      { id: 'rename', label: 'Rename', icon: Pencil, onSelect: onRename },
      ...(own
        ? []
        : [
            { id: 'role', label: 'Change role', icon: UserCog, onSelect: onChangeRole },
            ...(role?.id === postRole.id
              ? []
              : [{ id: 'hand over', label: 'Hand the business over', icon: KeyRound, onSelect: onHandOver }]),
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
      {owns && <StatusTag tone="info">Owner</StatusTag>}
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
