import { Stack, usePage } from '@steps/platform/ui';
import { Button } from 'antd';
import { logOut, useGate } from '../gate/gateState';
import { ChoosePerson } from './ChoosePerson';
import styles from './people.module.css';

/** In place of the application while nobody has said who they are. */
export function WhoIsWorking() {
  const { workspaceName, busy } = useGate();
  usePage({ title: 'Who is working?' });
  return (
    <main className={styles.who}>
      <Stack gap={4} fullWidth maxWidth={420}>
        <h1>Who is working?</h1>
        <p className="s-muted">{workspaceName || 'This workspace'} has several people. Choose yourself to continue.</p>
        <ChoosePerson />
        <div>
          <Button type="text" disabled={busy} onClick={() => void logOut()}>
            Log out
          </Button>
        </div>
      </Stack>
    </main>
  );
}
