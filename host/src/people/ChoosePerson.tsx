import { people } from '@steps/business';
import { type Person, useCurrentPerson } from '@steps/business/host';
import { useRecords } from '@steps/platform';
import { Avatar, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';
import { PinField } from './PinField';
import styles from './people.module.css';
import { roleOf, switchPerson } from './peopleState';

/** Everybody who may work here; a press, and the PIN where there is one, changes this device to them. */
export function ChoosePerson({ onDone }: { readonly onDone?: () => void }) {
  const me = useCurrentPerson();
  const active = useRecords(people).filter((person) => person.active);
  const [chosen, setChosen] = useState<Person>();
  const [error, setError] = useState<string>();
  const enter = async (person: Person, pin: string) => {
    try {
      await switchPerson(person.id, pin);
      onDone?.();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  const choose = (person: Person) => {
    setError(undefined);
    if (person.pin) setChosen(person);
    else void enter(person, '');
  };
  if (chosen) return <PinForm person={chosen} error={error} onEnter={enter} onBack={() => setChosen(undefined)} />;
  return (
    <>
      <Stack as="ul" gap={2} plain>
        {active.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={styles.choice}
              disabled={person.id === me?.id}
              onClick={() => choose(person)}
            >
              <Avatar name={person.name} />
              <Stack as="span" shrink breakWords className={styles.choiceText}>
                <span>{person.name}</span>
                <span className="s-faint">
                  {[
                    roleOf(person.roleId)?.name,
                    person.id === me?.id ? 'working now' : person.pin ? 'asks for a PIN' : undefined,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Stack>
            </button>
          </li>
        ))}
      </Stack>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

interface PinFormProps {
  readonly person: Person;
  readonly error: string | undefined;
  readonly onEnter: (person: Person, pin: string) => Promise<void>;
  readonly onBack: () => void;
}

function PinForm({ person, error, onEnter, onBack }: PinFormProps) {
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onEnter(person, pin);
    setPin('');
    setBusy(false);
  };
  return (
    <Stack as="form" gap={4} noValidate onSubmit={(event) => void submit(event)}>
      <PinField label={`PIN for ${person.name}`} focused error={error} value={pin} onChange={setPin} />
      <Row gap={2} align="center" wrap>
        <Button type="primary" htmlType="submit" loading={busy} disabled={pin === ''}>
          Continue as {person.name}
        </Button>
        <Button onClick={onBack}>Somebody else</Button>
      </Row>
    </Stack>
  );
}
