import { useClients } from '@steps/business/host';
import { attemptLater, confirm, notify, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { openDemo, useDemo } from '../hero/heroState';
import { deleteForGood } from './clientRemoval';

/** The made-up business: open it, or remove it. */
export function DemoSection() {
  const sample = useClients().find((client) => client.sample && client.id === 'client-sample');
  return (
    <Section
      title="Sample business"
      purpose="A made-up business to try things on. It never mixes with your own records."
    >
      {sample ? <RemoveSample id={sample.id} name={sample.businessName} /> : <AddSample />}
    </Section>
  );
}

function AddSample() {
  const { state, message } = useDemo();
  return (
    <Stack bound gap={4} maxWidth={480}>
      {state === 'failed' && <p role="alert">The sample could not be opened: {message}</p>}
      <div>
        <Button loading={state === 'opening'} onClick={() => void openDemo()}>
          Add and open the sample business
        </Button>
      </div>
    </Stack>
  );
}

function RemoveSample({ id, name }: { readonly id: string; readonly name: string }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    const question = { title: `Remove “${name}”?`, text: 'Its records go for good. You can add a fresh sample later.' };
    if (!(await confirm({ ...question, action: 'Remove sample business', tone: 'danger' }))) return;
    setBusy(true);
    await attemptLater({ title: 'The sample business is still there', description: errorText }, async () => {
      await deleteForGood(id);
      notify({ title: 'Sample business removed' });
    });
    setBusy(false);
  };
  return (
    <Stack bound gap={4} maxWidth={480}>
      <p>{name} is in this workspace.</p>
      <div>
        <Button danger loading={busy} onClick={() => void remove()}>
          Remove sample business
        </Button>
      </div>
    </Stack>
  );
}
