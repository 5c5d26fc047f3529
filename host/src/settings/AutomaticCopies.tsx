import { allowExport } from '@steps/business';
import { counted, ownDay, saveFile } from '@steps/platform';
import { attemptLater, DateText, notify, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { type Backup, parseBackup } from '../backup/backupSchema';
import { listCopies, makeCopy, readCopy, useCopies } from '../backup/copies';
import type { Copy } from '../backup/copyRules';
import { BackupPreview } from '../backup/RestoreForm';
import { errorText } from '../gate/errorText';
import { useGate } from '../gate/gateState';
import { notifyRestored } from './restored';
import styles from './settings.module.css';

/** Copies that Steps makes by itself in the browser's own files, on this device. */
export function AutomaticCopies() {
  const { list, possible, emptied } = useCopies();
  const { workspaceName, encrypted } = useGate();
  const [opened, setOpened] = useState<Backup>();
  const [busy, setBusy] = useState(false);
  useEffect(() => void listCopies(), []);
  const copy = async () => {
    setBusy(true);
    await attemptLater({ title: 'The copy was not made', description: errorText }, async () => {
      const outcome = await makeCopy(workspaceName, { asked: true });
      notify({ title: outcome === 'made' ? 'A copy was made' : 'Nothing has changed since the last copy' });
    });
    setBusy(false);
  };
  const withCopy = async (one: Copy, use: (text: string) => void) => {
    await attemptLater({ title: 'The copy cannot be read', description: errorText }, async () => {
      use(await readCopy(one));
    });
  };
  if (!possible) {
    return (
      <Section title="Automatic copies">
        <p className="s-muted">This browser has no place for copies of its own. Download everything now and then.</p>
      </Section>
    );
  }
  return (
    <Section
      title="Automatic copies"
      purpose={`Every few hours while you work, in the browser’s own files${encrypted ? ', encrypted with the workspace’s key' : ''}. Clearing the browser’s data deletes them, so keep a downloaded file too.`}
      actions={
        <Button loading={busy} onClick={() => void copy()}>
          Make a copy now
        </Button>
      }
    >
      {emptied && (
        <p role="status">
          Much less is here than in the copies below, so none is made by itself. “Make a copy now” if that is right.
        </p>
      )}
      {list?.length === 0 && <p className="s-muted">There is none yet.</p>}
      <ul className="s-plain" aria-label="Copies">
        {list?.map((one) => (
          <Row key={one.name} as="li" gap={2} align="center" wrap paddingY={2} className={styles.copy}>
            <Stack size={13} className={styles.clientText}>
              <DateText value={one.madeAt} />
              <span className="s-faint">{counted(one.records, 'record')}</span>
            </Stack>
            <Button onClick={() => void withCopy(one, (text) => setOpened(parseBackup(text)))}>View it</Button>
            <Button
              onClick={() => {
                if (!allowExport('settings', 'an automatic copy')) return;
                void withCopy(one, (text) =>
                  saveFile(`steps-${ownDay(new Date(one.madeAt))}.json`, text, 'application/json'),
                );
              }}
            >
              Download
            </Button>
          </Row>
        ))}
      </ul>
      {opened && (
        <Stack bound gap={4} maxWidth={480}>
          <BackupPreview
            key={opened.madeAt}
            backup={opened}
            onRestored={notifyRestored}
            onClose={() => setOpened(undefined)}
          />
        </Stack>
      )}
    </Section>
  );
}
