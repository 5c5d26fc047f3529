import { joinFromLink } from '@steps/shared/team';
import { FormField, notify, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';
import styles from './settings.module.css';

/** Brings a business that another device has put on a server into this browser. */
export function TeamJoin() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await joinFromLink(code);
      notify({ title: 'The business is in this browser', description: 'Its records are coming from the server.' });
    } catch (problem) {
      setError(errorText(problem));
      setBusy(false);
    }
  };
  return (
    <Section
      title="From another device"
      purpose="A business that is on a server comes here with the code that its other device shows under Settings, Team."
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormField label="Code from the other device" error={error} required>
          {(control) => (
            <textarea
              {...control}
              className="s-input"
              rows={3}
              spellCheck={false}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </FormField>
        <div>
          <Button htmlType="submit" loading={busy}>
            Bring the business here
          </Button>
        </div>
      </form>
    </Section>
  );
}
