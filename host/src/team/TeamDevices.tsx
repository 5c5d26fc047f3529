import type { TeamConnection, TeamDevice } from '@steps/shared/team';
import { Avatar, DateText, Section, StatusTag } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { InviteDialog } from './InviteDialog';
import styles from './team.module.css';

/** The devices of the team; on the owner's, with what can be done about them. */
export function TeamDevices({ connection }: { readonly connection: TeamConnection }) {
  const [inviting, setInviting] = useState(false);
  const { devices, owner, device } = connection;
  return (
    <>
      <Section
        title="Devices"
        count={devices.length}
        purpose={
          owner ? 'Each has a key of its own.' : 'They are let in on the device that put this business on its server.'
        }
        actions={owner && <Button onClick={() => setInviting(true)}>Invite a device</Button>}
        flush
      >
        <ul className="s-plain">
          {devices.map((one) => (
            <DeviceRow key={one.id} device={one} own={one.id === device} />
          ))}
        </ul>
      </Section>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

interface DeviceRowProps {
  readonly device: TeamDevice;
  /** It is this one. */
  readonly own: boolean;
}

function DeviceRow({ device: { name, person, role, added }, own }: DeviceRowProps) {
  return (
    <li className={styles.device}>
      <Avatar name={person} />
      <span className={styles.deviceText}>
        <strong>{name}</strong>
        <span className="s-faint">
          {person} · {role?.name ?? 'All records'} · added <DateText value={added} />
        </span>
      </span>
      {own && <StatusTag tone="success">This device</StatusTag>}
    </li>
  );
}
