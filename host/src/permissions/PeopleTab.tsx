import { ownerRole, people, useMay } from '@steps/business';
import { type Person, useCurrentPerson } from '@steps/business/host';
import { peopleWithPassphrase } from '@steps/journal';
import { useRecords } from '@steps/platform';
import {
  Avatar,
  attemptLater,
  confirm,
  EmptyState,
  Menu,
  type MenuItem,
  Row,
  Section,
  Stack,
  StatusTag,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { takePassphraseOf, useGate } from '../gate/gateState';
import { roleOf, setActive, setPin } from '../people/peopleState';
import { PassphraseDialog } from './PassphraseDialog';
import { PersonDialog } from './PersonDialog';
import { PinDialog } from './PinDialog';
import styles from './permissions.module.css';
import { RemovePerson } from './RemovePerson';

type Open =
  | { readonly what: 'edit' | 'pin' | 'passphrase' | 'remove'; readonly person: Person }
  | { readonly what: 'add' };

/** Everybody who works here, and what can be done about each. */
export function PeopleTab() {
  const all = useRecords(people);
  const may = useMay();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button type="primary" disabled={!may('add', 'permissions')} onClick={() => setOpen({ what: 'add' })}>
      Add person
    </Button>
  );
  return (
    <>
      {all.length === 0 ? (
        <EmptyState
          icon={Users}
          title="You work here alone"
          purpose="Everything in this workspace is open to whoever opens it. Add the people you work with, as many as you like, and choose what each of them may do."
          action={add}
        />
      ) : (
        <Section title="People" count={all.length} actions={add} flush>
          <ul className="s-plain">
            {all.map((person) => (
              <PersonRow key={person.id} person={person} onOpen={setOpen} />
            ))}
          </ul>
        </Section>
      )}
      {(open?.what === 'add' || open?.what === 'edit') && (
        <PersonDialog person={open.what === 'edit' ? open.person : undefined} onClose={close} />
      )}
      {open?.what === 'pin' && <PinDialog person={open.person} onClose={close} />}
      {open?.what === 'passphrase' && <PassphraseDialog person={open.person} onClose={close} />}
      {open?.what === 'remove' && <RemovePerson person={open.person} onClose={close} />}
    </>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly onOpen: (open: Open) => void;
}

function PersonRow({ person, onOpen }: PersonRowProps) {
  const { encrypted } = useGate();
  const me = useCurrentPerson()?.id === person.id;
  const may = useMay();
  const ownPassphrase = encrypted && peopleWithPassphrase().includes(person.id);
  const items = actionsFor({ person, me, encrypted, ownPassphrase, may, onOpen });
  return (
    <Row as="li" gap={3} rowGap={2} align="center" wrap paddingY={3} paddingX={4} className={styles.person}>
      <Avatar name={person.name} />
      <Stack as="span" basis={200} shrink size={13} breakWords>
        <Text as="strong" size={14} weight={600}>
          {person.name}
          {me && <span className="s-faint"> (you)</span>}
        </Text>
        <span className="s-faint">
          {[roleOf(person.roleId)?.name ?? 'No role', person.email].filter(Boolean).join(' · ')}
        </span>
      </Stack>
      <Row as="span" gap={2} wrap>
        {!person.active && <StatusTag tone="warning">Deactivated</StatusTag>}
        {person.active && person.pin && <StatusTag>PIN</StatusTag>}
        {person.active && !person.pin && person.roleId === ownerRole && <StatusTag tone="warning">No PIN</StatusTag>}
        {ownPassphrase && <StatusTag tone="success">Own passphrase</StatusTag>}
      </Row>
      {items.length > 0 && <Menu label={`Actions for ${person.name}`} trigger="Actions" align="end" items={items} />}
    </Row>
  );
}

interface ActionsFor extends PersonRowProps {
  readonly me: boolean;
  readonly encrypted: boolean;
  readonly ownPassphrase: boolean;
  readonly may: ReturnType<typeof useMay>;
}

function actionsFor({ person, me, encrypted, ownPassphrase, may, onOpen }: ActionsFor): MenuItem[] {
  const { id, name } = person;
  const changes = may('change', 'permissions');
  const open = (what: Exclude<Open['what'], 'add'>) => () => onOpen({ what, person });
  return [
    ...(changes ? [{ id: 'edit', label: 'Edit', onSelect: open('edit') }] : []),
    ...(changes || me ? [{ id: 'pin', label: person.pin ? 'Change PIN' : 'Set a PIN', onSelect: open('pin') }] : []),
    ...((changes || me) && person.pin
      ? [
          {
            id: 'no-pin',
            label: 'Remove the PIN',
            onSelect: () => void attemptLater(notSaved, () => setPin(id, undefined)),
          },
        ]
      : []),
    ...(changes && encrypted && person.active
      ? [
          {
            id: 'passphrase',
            label: ownPassphrase ? 'Replace their passphrase' : 'Give them a passphrase',
            onSelect: open('passphrase'),
          },
        ]
      : []),
    ...(changes && ownPassphrase
      ? [{ id: 'no-passphrase', label: 'Remove their passphrase', onSelect: () => void takeAway(person) }]
      : []),
    ...(changes && !me
      ? [
          person.active
            ? { id: 'stop', label: 'Deactivate', separated: true, onSelect: () => void deactivate(person) }
            : {
                id: 'again',
                label: 'Activate again',
                separated: true,
                onSelect: () => void attemptLater(notSaved, async () => setActive(id, true)),
              },
        ]
      : []),
    ...(may('delete', 'permissions') && !me
      ? [{ id: 'remove', label: `Delete ${name}`, tone: 'danger' as const, onSelect: open('remove') }]
      : []),
  ];
}

async function deactivate(person: Person): Promise<void> {
  const yes = await confirm({
    title: `Deactivate ${person.name}?`,
    text: 'They can no longer work here, and their own passphrase stops opening the workspace. Their records stay theirs.',
    action: 'Deactivate',
  });
  if (yes) await attemptLater(notSaved, async () => setActive(person.id, false));
}

async function takeAway(person: Person): Promise<void> {
  const yes = await confirm({
    title: `Remove the passphrase for ${person.name}?`,
    text: 'It no longer opens the workspace in this browser. Somebody who copied the browser’s files before could still open that copy.',
    action: 'Remove passphrase',
  });
  if (yes) await attemptLater(notSaved, async () => takePassphraseOf(person.id));
}

const notSaved = { title: 'Not saved', description: errorText };
