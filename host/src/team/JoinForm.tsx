import { joinFromLink } from '@steps/shared/team';
import { FormField, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';
import styles from './team.module.css';

interface JoinFormProps {
  /** The business is here and open; its records are coming. */
  readonly onJoined?: () => void;
  /** Nothing else is to be done where the form is. */
  readonly main?: boolean;
}

/** Brings a business that another device has put on a server into this browser. */
export function JoinForm({ onJoined, main = false }: JoinFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const name = await joinFromLink(code);
      notify({ title: `${name} is in this browser`, description: 'Its records are coming from the server.' });
      onJoined?.();
    } catch (problem) {
      setError(errorText(problem));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label="Code from the other device" error={error} required>
        {(control) => (
          <textarea
            {...control}
            className="s-input"
            rows={3}
            spellCheck={false}
            autoComplete="off"
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </FormField>
      <div>
        <Button type={main ? 'primary' : 'default'} htmlType="submit" loading={busy}>
          Bring the business here
        </Button>
      </div>
    </form>
  );
}
