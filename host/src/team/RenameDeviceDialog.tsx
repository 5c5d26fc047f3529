import { renameDevice, type TeamDevice } from '@steps/journal/team';
import { Dialog, notify, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../gate/errorText';

interface RenameDeviceDialogProps {
  readonly device: TeamDevice;
  readonly onClose: () => void;
}

/** How the team calls a device, and whose it is. */
export function RenameDeviceDialog({ device, onClose }: RenameDeviceDialogProps) {
  const id = useId();
  const [name, setName] = useState(device.name);
  const [person, setPerson] = useState(device.person);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    try {
      renameDevice(device.id, { name, person });
      notify({ title: `${name.trim()} is saved` });
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  const fields = [
    { label: 'Name of the device', value: name, change: setName, error },
    { label: 'Whose device', value: person, change: setPerson },
  ];
  return (
    <Dialog
      open
      title={`Rename ${device.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id}>
            Save
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" bound gap={4} maxWidth={480} noValidate onSubmit={save}>
        {fields.map(({ label, value, change, error: problem }) => (
          <TextField
            key={label}
            label={label}
            error={problem}
            required
            autoComplete="off"
            maxLength={80}
            value={value}
            onChange={(value) => {
              change(value);
              setError(undefined);
            }}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
