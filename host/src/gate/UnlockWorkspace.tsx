import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
import styles from './gate.module.css';
import { showGateScreen, unlock, useGate } from './gateState';
import { PassphraseField } from './PassphraseField';

/** Later visits with a passphrase; wrong ones make the wait longer. */
export function UnlockWorkspace() {
  const { workspaceName, busy, wrongPassphrase, waitUntil } = useGate();
  const [passphrase, setPassphrase] = useState('');
  const [stay, setStay] = useState(false);
  const [empty, setEmpty] = useState(0);
  const seconds = useSecondsLeft(waitUntil);
  const stayHelp = useId();

  const submit = async () => {
    if (seconds > 0 || busy) return;
    if (!passphrase) return setEmpty(empty + 1);
    setEmpty(0);
    await unlock(passphrase, stay);
  };

  const error = wrongPassphrase ?? (empty > 0 && !passphrase ? 'Enter your passphrase.' : undefined);
  return (
    <GateCard
      title={`Unlock ${workspaceName}`}
      text="What is stored here is encrypted. The passphrase opens it until you log out or close the browser."
      attempt={`${empty} ${waitUntil} ${busy}`}
      onSubmit={() => void submit()}
    >
      <PassphraseField
        label="Passphrase"
        autoComplete="current-password"
        value={passphrase}
        error={error}
        onChange={setPassphrase}
      />
      <div className={styles.check}>
        <label>
          <input
            type="checkbox"
            checked={stay}
            aria-describedby={stayHelp}
            onChange={(event) => setStay(event.target.checked)}
          />
          Stay unlocked on this device
        </label>
        <p className="s-field__help" id={stayHelp}>
          Keeps the key in the browser’s files until you log out: whoever can open this computer’s files can then read
          the data without the passphrase. Traces may stay in the files after that.
        </p>
      </div>
      {seconds > 0 && (
        <p className={styles.wait} role="timer">
          Too many wrong attempts. Try again in {seconds === 1 ? '1 second' : `${seconds} seconds`}.
        </p>
      )}
      <GateFailure />
      <Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={seconds > 0}>
        Unlock workspace
      </Button>
      <div className={styles.quiet}>
        <Button type="text" onClick={() => showGateScreen('recover')}>
          Use recovery file
        </Button>
      </div>
    </GateCard>
  );
}

/** Whole seconds until a moment (ms since 1970), counting down; 0 once it has passed. */
function useSecondsLeft(until: number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
