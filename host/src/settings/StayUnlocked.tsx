import { attemptLater, notify, Section } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { stopStayingUnlocked, useGate } from '../gate/gateState';

/** Whether closing the browser locks the workspace, and the way back to it. */
export function StayUnlocked() {
  const { staysUnlocked } = useGate();
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    await attemptLater({ title: 'The key could not be removed', description: errorText }, async () => {
      await stopStayingUnlocked();
      notify({ title: 'Locks when the browser is closed' });
    });
    setBusy(false);
  };
  if (!staysUnlocked) {
    return (
      <Section title="When the browser is closed">
        <p>
          The workspace locks. A reload keeps it open. To keep it open on this device, choose “Stay unlocked on this
          device” when you unlock it.
        </p>
      </Section>
    );
  }
  return (
    <Section
      title="When the browser is closed"
      purpose="The workspace stays unlocked on this device: its key is in the browser’s files until you log out, and whoever can open this computer’s files can read the data."
    >
      <div>
        <Button loading={busy} onClick={() => void stop()}>
          Lock when the browser is closed
        </Button>
      </div>
    </Section>
  );
}
