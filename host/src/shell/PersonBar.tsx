import { Avatar, IconButton } from '@steps/shared/ui';
import { LogOut } from 'lucide-react';
import { logOut, useGate } from '../gate/gateState';
import styles from './PersonBar.module.css';

/** Whose workspace this is, and the way out. */
export function PersonBar() {
  const { workspaceName, busy } = useGate();
  const name = workspaceName || 'This workspace';
  return (
    <div className={styles.person}>
      <span className={styles.personSign}>
        <Avatar name={name} />
      </span>
      <span className={styles.personName} title={name}>
        {name}
      </span>
      <IconButton label="Log out" icon={LogOut} disabled={busy} onClick={() => void logOut()} />
    </div>
  );
}
