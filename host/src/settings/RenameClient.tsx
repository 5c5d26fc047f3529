import { type Client, updateClient } from '@steps/shared';
import { Dialog, FormField, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';

interface RenameClientProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Asks for another name of a business. */
export function RenameClient({ client, onClose }: RenameClientProps) {
  const form = useId();
  const [name, setName] = useState(client.businessName);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError('Enter the name of the business.');
    updateClient(client.id, { businessName: name.trim() });
    notify({ title: 'Business renamed' });
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={`Rename ${client.businessName}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={form}>
            Rename business
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <FormField label="Business name" error={error} required>
          {(control) => (
            <input
              {...control}
              className="s-input"
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
      </form>
    </Dialog>
  );
}
