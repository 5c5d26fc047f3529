import { allowExport, type Client } from '@steps/business';
import { saveFile } from '@steps/platform';
import { confirm, Dialog, notify, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { backupFileName, makeHandOver } from '../backup/backup';
import { backupQuestion } from '../backup/backupQuestion';
import { sealBackup } from '../backup/sealedBackup';
import { useFirstWrongField } from '../forms/formFocus';
import { errorText } from '../gate/errorText';
import { NewPassphrase } from '../gate/NewPassphrase';
import { isFine, type PassphraseErrors, passphraseErrors } from '../gate/passphraseRules';

interface HandOverProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** One file with one business, for the person who takes it over; encrypted on request. */
export function HandOver({ client, onClose }: HandOverProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [encrypts, setEncrypts] = useState(false);
  const [typed, setTyped] = useState({ passphrase: '', again: '' });
  const [errors, setErrors] = useState<PassphraseErrors>({});
  const [busy, setBusy] = useState(false);
  useFirstWrongField(form, errors);
  const name = client.businessName;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = encrypts ? passphraseErrors(typed.passphrase, typed.again) : {};
    setErrors(found);
    if (!isFine(found) || !allowExport('settings', `${name} to hand over`)) return;
    setBusy(true);
    try {
      const backup = await makeHandOver(client);
      const question = backupQuestion(backup);
      if (question && !(await confirm(question))) return setBusy(false);
      const text = JSON.stringify(backup);
      const file = backupFileName(backup);
      if (encrypts)
        saveFile(
          file.replace(/\.json$/, '-encrypted.json'),
          await sealBackup(text, typed.passphrase, backup.madeAt),
          'application/json',
        );
      else saveFile(file, text, 'application/json');
      notify({
        title: backup.missing
          ? `The file of ${name} holds what this tab has of it`
          : `The file of ${name} holds everything of it, and nothing of the others`,
      });
      onClose();
    } catch (error) {
      setBusy(false);
      notify({ tone: 'destructive', title: 'The file was not made', description: errorText(error) });
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={`Hand over ${name}`}
      description="One file with all records of this business. Whoever has Steps can restore it; the log and the people of this workspace are not in it."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            Download file
          </Button>
        </>
      }
    >
      <Stack
        id={id}
        ref={form}
        as="form"
        bound
        gap={4}
        maxWidth={480}
        noValidate
        onInput={() => setErrors({})}
        onSubmit={(event) => void save(event)}
      >
        <Row as="label" gap={2} align="center" wrap>
          <input type="checkbox" checked={encrypts} onChange={({ target }) => setEncrypts(target.checked)} />
          Encrypt the file with a passphrase
        </Row>
        {encrypts ? (
          <>
            <NewPassphrase label="File passphrase" {...typed} errors={errors} onChange={setTyped} />
            <p className="s-muted">Share the passphrase by a different route from the file.</p>
          </>
        ) : (
          <p className="s-muted">The file is not encrypted: whoever has it can read it.</p>
        )}
      </Stack>
    </Dialog>
  );
}
