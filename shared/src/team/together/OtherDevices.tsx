import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import type { Other } from './presenceRoster';
import styles from './together.module.css';

interface OtherDevicesProps {
  readonly others: readonly Other[];
  /** What is said of each beside name and device. */
  readonly about?: (other: Other) => ReactNode;
}

/** Names and devices of others, a line each. */
export function OtherDevices({ others, about }: OtherDevicesProps) {
  return (
    <ul className={styles.others}>
      {others.map((other) => (
        <li key={other.device}>
          <Avatar name={other.name} size={24} />
          <span>
            {other.name} <span className="s-muted">· {other.on}</span>
          </span>
          {about && <span className={styles.about}>{about(other)}</span>}
        </li>
      ))}
    </ul>
  );
}
