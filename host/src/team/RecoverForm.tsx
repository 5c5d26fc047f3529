import { recoverTeam } from '@steps/journal/team';
import { readText } from '@steps/platform';
import { UploadField } from '@steps/platform/fields';
import { notify, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';

interface RecoverFormProps {
  /** The business is here and open; its records are coming. */
  readonly onJoined: (() => void) | undefined;
  readonly onBack: () => void;
}

/** Brings a business from its server when all its devices are lost. */
export function RecoverForm({ onJoined, onBack }: RecoverFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    const [file] = files;
    if (!file) {
      setError('Choose the recovery file that was saved under Settings, Team.');
      return;
    }
    setBusy(true);
    try {
      const name = await recoverTeam((await readText(file)).text);
      notify({
        title: `${name} is in this browser`,
        description: 'Its records are coming from the server. Save a new recovery file under Settings, Team.',
      });
      onJoined?.();
    } catch (problem) {
      setError(errorText(problem));
      setBusy(false);
    }
  };
  return (
    <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={(event) => void submit(event)}>
      <UploadField
        label="Recovery file"
        help="This device becomes the owner’s. The one that saved the file is removed from the team."
        accept=".json,application/json"
        kind="recovery file (.json)"
        error={error}
        value={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setError(undefined);
        }}
      />
      <Row gap={2} align="center" wrap>
        <Button type="primary" htmlType="submit" loading={busy}>
          Bring the business here
        </Button>
        <Button disabled={busy} onClick={onBack}>
          Use an invitation instead
        </Button>
      </Row>
    </Stack>
  );
}
