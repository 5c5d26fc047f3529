import type { Client } from '@steps/business';
import { Dialog, notify, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../gate/errorText';
import { deleteForGood } from './clientRemoval';

interface DeleteClientProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Deletes a business for good once its name has been typed: this cannot be undone. */
export function DeleteClient({ client, onClose }: DeleteClientProps) {
  const form = useId();
  const name = client.businessName;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== name.trim()) return setError(`Type the name exactly as it is: ${name}`);
    setBusy(true);
    try {
      await deleteForGood(client.id);
      notify({ title: `${name} was deleted` });
      onClose();
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      title={`Delete “${name}”?`}
      description="All its contacts, deals, activities and results go for good. Download everything first if you may need them."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" danger htmlType="submit" form={form} loading={busy}>
            Delete business
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void remove(event)}>
        <TextField
          label={`Type “${name}” to confirm`}
          error={error}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
