import { allowExport } from '@steps/business';
import { definePreference, preference, saveFile, setPreference, stamp, usePreference } from '@steps/platform';
import { confirm, DateText, notify, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { backupFileName, makeBackup } from '../backup/backup';
import { backupQuestion, recordsIn } from '../backup/backupQuestion';
import { sealBackup } from '../backup/sealedBackup';
import { useFirstWrongField } from '../forms/formFocus';
import { errorText } from '../gate/errorText';
import { useGate } from '../gate/gateState';
import { NewPassphrase } from '../gate/NewPassphrase';
import { isFine, type PassphraseErrors, passphraseErrors } from '../gate/passphraseRules';
import { lastBackup } from '../notices/lastBackup';

const lastRecords = definePreference('lastBackupRecords', 'device');
const recordsSchema = v.optional(v.record(v.string(), v.number()));
const nothingTyped = { passphrase: '', again: '' };

/** One file with the whole workspace, encrypted if somebody wants. */
export function DownloadEverything() {
  const { workspaceName } = useGate();
  const at = usePreference(lastBackup, v.optional(v.string()), undefined);
  const [busy, setBusy] = useState(false);
  const [encrypts, setEncrypts] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const [errors, setErrors] = useState<PassphraseErrors>({});
  const form = useRef<HTMLFormElement>(null);
  useFirstWrongField(form, errors);
  const download = async (event: FormEvent) => {
    event.preventDefault();
    const found = encrypts ? passphraseErrors(typed.passphrase, typed.again) : {};
    setErrors(found);
    if (!isFine(found)) return;
    if (!allowExport('settings', 'a backup of everything')) return;
    setBusy(true);
    try {
      const backup = await makeBackup(workspaceName);
      const question = backupQuestion(backup, preference(lastRecords, recordsSchema, undefined));
      if (question && !(await confirm(question))) return;
      const text = JSON.stringify(backup);
      const file = encrypts ? await sealBackup(text, typed.passphrase, backup.madeAt) : text;
      const name = backupFileName(backup);
      saveFile(encrypts ? name.replace(/\.json$/, '-encrypted.json') : name, file, 'application/json');
      // One that lacks something is no backup of everything, whatever it saves.
      if (!backup.missing) {
        setPreference(lastBackup, stamp());
        setPreference(lastRecords, recordsIn(backup));
      }
      setTyped(nothingTyped);
    } catch (error) {
      notify({ tone: 'destructive', title: 'The backup was not made', description: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Download everything" purpose="All businesses with all their records, in one JSON file.">
      <Stack
        ref={form}
        as="form"
        bound
        gap={4}
        maxWidth={480}
        noValidate
        onInput={() => setErrors({})}
        onSubmit={(event) => void download(event)}
      >
        <p>
          Last backup:{' '}
          {at ? (
            <StatusTag tone="success">
              <DateText value={at} />
            </StatusTag>
          ) : (
            <StatusTag tone="warning">never</StatusTag>
          )}
        </p>
        <Row as="label" gap={2} align="center" wrap>
          <input type="checkbox" checked={encrypts} onChange={({ target }) => setEncrypts(target.checked)} />
          Encrypt the file with a passphrase
        </Row>
        {encrypts ? (
          <>
            <NewPassphrase label="File passphrase" {...typed} errors={errors} onChange={setTyped} />
            <p className="s-muted">
              Without this passphrase nobody can open the file, and nobody can give you a new one.
            </p>
          </>
        ) : (
          <p className="s-muted">The file is not encrypted: whoever has it can read it.</p>
        )}
        <p className="s-muted">Files attached to records are not in it.</p>
        <div>
          <Button type="primary" htmlType="submit" icon={<Download size={16} aria-hidden />} loading={busy}>
            Download everything
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
