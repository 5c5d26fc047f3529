import { useCurrentPerson } from '@steps/business/host';
import { Avatar, IconButton, lazyPart, Row, Text } from '@steps/platform/ui';
import { LogOut, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { logOut, useGate } from '../gate/gateState';
import styles from './PersonBar.module.css';

const SwitchPerson = lazyPart(async () => (await import('../people/SwitchPerson')).SwitchPerson);

/** Whose workspace this is, and the way out. */
export function PersonBar() {
  const { workspaceName, busy } = useGate();
  const person = useCurrentPerson();
  const [switching, setSwitching] = useState(false);
  const name = person?.name ?? (workspaceName || 'This workspace');
  return (
    <Row gap={2} align="center" grow shrink paddingStart={1} className={styles.person}>
      <span className={styles.personSign}>
        <Avatar name={name} />
      </span>
      <Text as="span" cut grow shrink tone="muted" size={13} className={styles.personName} title={name}>
        {name}
      </Text>
      {person && <IconButton label="Switch person" icon={Users} onClick={() => setSwitching(true)} />}
      {switching && (
        <Suspense fallback={null}>
          <SwitchPerson onClose={() => setSwitching(false)} />
        </Suspense>
      )}
      <IconButton label="Log out" icon={LogOut} disabled={busy} onClick={() => void logOut()} />
    </Row>
  );
}
