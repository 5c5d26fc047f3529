import { switchClient } from '@steps/shared';
import { DateText, FormField, notify, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { countRows, restoreClient } from '../backup/backup';
import { type Backup, type BackupClient, parseBackup } from '../backup/backupSchema';
import { errorText } from './errorText';

/** Puts businesses of a backup back, each as a new one: nothing is overwritten. */
export function RestoreBackup() {
  const [backup, setBackup] = useState<Backup>();
  const [error, setError] = useState<string>();
  const [inputs, setInputs] = useState(0);

  const choose = async (file: File | undefined) => {
    setBackup(undefined);
    setError(undefined);
    if (!file) return;
    try {
      setBackup(parseBackup(await file.text()));
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  const close = () => {
    setBackup(undefined);
    setInputs(inputs + 1);
  };
  return (
    <Section
      title="Restore from a file"
      purpose="Each business of the file becomes a new one; what is here stays as it is."
    >
      <div className="t-form">
        <FormField label="Backup file" error={error} help="A file made by “Download everything”.">
          {(control) => (
            <input
              key={inputs}
              {...control}
              className="s-input"
              type="file"
              accept=".json,application/json"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          )}
        </FormField>
        {backup && <RestorePreview key={backup.madeAt} backup={backup} onClose={close} />}
      </div>
    </Section>
  );
}

interface RestorePreviewProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

function RestorePreview({ backup, onClose }: RestorePreviewProps) {
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
      for (const one of backup.clients) if (chosen.has(one.client.id)) await restoreAndTell(one);
      onClose();
    } catch (error) {
      notify({ tone: 'destructive', title: 'Not everything was restored', description: errorText(error) });
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
      <ul className="s-plain t-restore">
        {backup.clients.map((one) => (
          <li key={one.client.id}>
            <input
              type="checkbox"
              id={`restore-${one.client.id}`}
              aria-describedby={`restore-${one.client.id}-text`}
              checked={chosen.has(one.client.id)}
              onChange={(event) => toggle(one.client.id, event.target.checked)}
            />
            <div>
              <label htmlFor={`restore-${one.client.id}`}>{one.client.businessName}</label>
              <p className="s-muted" id={`restore-${one.client.id}-text`}>
                {contents(one)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="s-line">
        <Button type="primary" loading={busy} disabled={chosen.size === 0} onClick={() => void restore()}>
          {chosen.size === 1 ? 'Restore 1 business' : `Restore ${chosen.size} businesses`}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </>
  );
}

async function restoreAndTell(one: BackupClient): Promise<void> {
  const client = await restoreClient(one);
  notify({
    title: `${client.businessName} was restored`,
    description: `${one.rows.length.toLocaleString('en-GB')} records, as a business of its own.`,
    action: { label: 'Open it', onClick: () => void switchClient(client.id) },
  });
}

function contents({ rows, setAside }: BackupClient): string {
  const counts = countRows(rows).map(
    ({ collection, count }) => `${collectionName(collection)}: ${count.toLocaleString('en-GB')}`,
  );
  if (setAside.length > 0) counts.push(`set aside: ${setAside.length}`);
  return counts.join(', ') || 'No records';
}

/** `aiResults` as people say it: "AI results". */
const collectionName = (collection: string): string =>
  collection
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^ai /, 'AI ');
