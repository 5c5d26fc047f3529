import { notify, Section, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { nameWorkspace, useGate } from '../gate/gateState';
import { ChangePassphrase } from './ChangePassphrase';
import { RenewRecoveryFile } from './RenewRecoveryFile';
import { SetPassphrase } from './SetPassphrase';
import { StayUnlocked } from './StayUnlocked';

/** The workspace's name and what protects it. */
export function WorkspaceSection() {
  const { encrypted, workspaceName } = useGate();
  if (!workspaceName) {
    return (
      <Section title="In memory only">
        <p>
          This browser stores nothing, so the workspace has no name and no passphrase. Everything is gone once the tab
          is closed.
        </p>
      </Section>
    );
  }
  return (
    <>
      <WorkspaceName />
      {encrypted ? (
        <>
          <StayUnlocked />
          <ChangePassphrase />
          <RenewRecoveryFile />
        </>
      ) : (
        <SetPassphrase />
      )}
    </>
  );
}

function WorkspaceName() {
  const { workspaceName } = useGate();
  const [name, setName] = useState(workspaceName);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError('Enter a name for the workspace.');
    setError(undefined);
    try {
      nameWorkspace(name);
      notify({ title: 'Workspace renamed' });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <Section title="Name" purpose="Shown at the gate and in the recovery file.">
      <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={save}>
        <TextField label="Workspace name" error={error} required maxLength={80} value={name} onChange={setName} />
        <div>
          <Button htmlType="submit" disabled={name.trim() === workspaceName}>
            Save name
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
