import { TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
import { creation } from './GateHeader';
import styles from './gate.module.css';
import { createAndEnter, useGate } from './gateState';
import { NewPassphrase } from './NewPassphrase';
import { isFine, type PassphraseErrors, passphraseErrors } from './passphraseRules';

/** First visit: a name, and a passphrase or the plain choice of none. */
export function CreateWorkspace() {
  const { busy } = useGate();
  const [name, setName] = useState('');
  const [isProtected, setProtected] = useState(true);
  const [typed, setTyped] = useState({ passphrase: '', again: '' });
  const [attempts, setAttempts] = useState(0);
  const errors: CreationErrors = attempts > 0 ? check(name, isProtected, typed) : {};

  const submit = () => {
    setAttempts(attempts + 1);
    if (!isFine(check(name, isProtected, typed))) return;
    void createAndEnter({ name: name.trim(), passphrase: isProtected ? typed.passphrase : undefined });
  };

  return (
    <GateCard {...creation} attempt={attempts} onSubmit={submit}>
      <TextField
        label="Workspace name"
        help="Your name or your company’s, e.g. “Harbour Studio”."
        error={errors.name}
        required
        maxLength={80}
        autoComplete="organization"
        value={name}
        onChange={setName}
      />
      <fieldset className={styles.choice}>
        <legend className="s-field__label">Protection</legend>
        <Protection
          title="With a passphrase"
          text="Everything is encrypted; the passphrase lets you in."
          checked={isProtected}
          onChoose={() => setProtected(true)}
        />
        <Protection
          title="Without a passphrase"
          text="Anyone who can use this browser can read the data."
          checked={!isProtected}
          onChoose={() => setProtected(false)}
        />
      </fieldset>
      {isProtected && <NewPassphrase {...typed} errors={errors} onChange={setTyped} />}
      <GateFailure />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Create workspace
      </Button>
    </GateCard>
  );
}

interface ProtectionProps {
  readonly title: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Protection({ title, text, checked, onChoose }: ProtectionProps) {
  return (
    <label className={styles.choiceOption}>
      <input type="radio" name="protection" checked={checked} onChange={onChoose} />
      <span>
        <span className={styles.choiceTitle}>{title}</span>
        <span className={styles.choiceText}>{text}</span>
      </span>
    </label>
  );
}

interface CreationErrors extends PassphraseErrors {
  readonly name?: string | undefined;
}

function check(name: string, isProtected: boolean, typed: { passphrase: string; again: string }): CreationErrors {
  return {
    name: name.trim() ? undefined : 'Enter a name for the workspace.',
    ...(isProtected ? passphraseErrors(typed.passphrase, typed.again) : {}),
  };
}
