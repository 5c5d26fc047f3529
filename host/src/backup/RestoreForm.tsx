import type { Client } from '@steps/business';
import { readText } from '@steps/platform';
import { UploadField } from '@steps/platform/fields';
import { DateText, notify, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { PassphraseField } from '../gate/PassphraseField';
import { countRows, restoreClient } from './backup';
import styles from './backup.module.css';
import { missingText } from './backupQuestion';
import { type Backup, type BackupClient, parseBackup } from './backupSchema';
import { collectionName, collectionTitle } from './collectionName';
import { PutBack } from './PutBack';
import { sameClient } from './restoreInto';
import { openSealed, readSealed, type SealedBackup } from './sealedBackup';

interface RestoreFormProps {
  /** Told of each business that was restored; it is not open. */
  readonly onRestored: (client: Client) => void;
}

/** Chooses a backup file, shows what is in it and restores it. */
export function RestoreForm({ onRestored }: RestoreFormProps) {
  const [backup, setBackup] = useState<Backup>();
  const [sealed, setSealed] = useState<SealedBackup>();
  const [error, setError] = useState<string>();
  const [files, setFiles] = useState<readonly File[]>([]);

  const choose = async (chosen: readonly File[]) => {
    const [file] = chosen;
    setFiles(chosen);
    setBackup(undefined);
    setSealed(undefined);
    setError(undefined);
    if (!file) return;
    try {
      const { text } = await readText(file);
      const closed = readSealed(text);
      if (closed) setSealed(closed);
      else setBackup(parseBackup(text));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const close = () => {
    setBackup(undefined);
    setFiles([]);
  };
  return (
    <Stack gap={4} maxWidth={480}>
      <UploadField
        label="Backup file"
        help="A file made by “Download everything” in the settings."
        accept=".json,application/json"
        kind="backup of Steps (.json)"
        error={error}
        value={files}
        onChange={(chosen) => void choose(chosen)}
      />
      {sealed && !backup && <Unseal sealed={sealed} onOpened={setBackup} />}
      {backup && <BackupPreview key={backup.madeAt} backup={backup} onRestored={onRestored} onClose={close} />}
    </Stack>
  );
}

interface UnsealProps {
  readonly sealed: SealedBackup;
  readonly onOpened: (backup: Backup) => void;
}

/** Asks for the passphrase of an encrypted file. */
function Unseal({ sealed, onOpened }: UnsealProps) {
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ofWorkspace = sealed.version === 2;
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      onOpened(parseBackup(await openSealed(sealed, passphrase)));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack as="form" gap={4} maxWidth={480} noValidate onSubmit={(event) => void open(event)}>
      <PassphraseField
        label={ofWorkspace ? 'Workspace passphrase' : 'File passphrase'}
        help={
          ofWorkspace
            ? 'The one that opened the workspace when the copy was made.'
            : 'The one that was given when the file was made.'
        }
        autoComplete="current-password"
        value={passphrase}
        error={error}
        onChange={(typed) => {
          setPassphrase(typed);
          setError(undefined);
        }}
      />
      <div>
        <Button htmlType="submit" loading={busy} disabled={passphrase === ''}>
          Open the file
        </Button>
      </div>
    </Stack>
  );
}

interface BackupPreviewProps extends RestoreFormProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

/** What is in a backup, and the choice of what is restored. */
export function BackupPreview({ backup, onRestored, onClose }: BackupPreviewProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(backup.clients.map(({ client }) => client.id)));
  const [busy, setBusy] = useState(false);
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const restore = async () => {
    setBusy(true);
    try {
      for (const one of backup.clients) if (chosen.has(one.client.id)) onRestored(await restoreClient(one));
      onClose();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      notify({ tone: 'destructive', title: 'Not everything was restored', description });
    } finally {
      setBusy(false);
    }
  };
  if (backup.clients.length === 0) return <p>This file holds no business, so there is nothing to restore.</p>;
  return (
    <>
      <p>
        Made <DateText value={backup.madeAt} /> from “{backup.workspace.name}”.
      </p>
      {backup.missing && <p role="status">{missingText(backup.missing)}</p>}
      <ul className="s-plain">
        {backup.clients.map((one) => (
          <RestoreChoice
            key={one.client.id}
            one={one}
            chosen={chosen.has(one.client.id)}
            onToggle={(on) => toggle(one.client.id, on)}
          />
        ))}
      </ul>
      <Row gap={2} align="center" wrap>
        <Button type="primary" loading={busy} disabled={chosen.size === 0} onClick={() => void restore()}>
          {chosen.size === 1 ? 'Restore 1 business' : `Restore ${chosen.size} businesses`}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </>
  );
}

interface RestoreChoiceProps {
  readonly one: BackupClient;
  readonly chosen: boolean;
  readonly onToggle: (on: boolean) => void;
}

function RestoreChoice({ one, chosen, onToggle }: RestoreChoiceProps) {
  const id = `restore-${one.client.id}`;
  const here = sameClient(one);
  return (
    <Row as="li" gap={2} paddingY={2} className={styles.restoreChoice}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        checked={chosen}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{one.client.businessName}</label>
        <p className="s-muted" id={`${id}-text`}>
          {contents(one)}
        </p>
        {here && <PutBack one={one} client={here} />}
      </div>
    </Row>
  );
}

function contents({ rows, setAside }: BackupClient): string {
  const counts = countRows(rows).map(
    ({ collection, count }, at) =>
      `${(at === 0 ? collectionTitle : collectionName)(collection)}: ${count.toLocaleString('en-GB')}`,
  );
  if (setAside.length > 0) counts.push(`${counts.length === 0 ? 'Set' : 'set'} aside: ${setAside.length}`);
  return counts.join(', ') || 'No records';
}
