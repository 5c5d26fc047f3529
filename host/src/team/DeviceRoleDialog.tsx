import { ownerRole } from '@steps/business';
import { changeDeviceRole, type TeamDevice } from '@steps/journal/team';
import { SelectField } from '@steps/platform/fields';
import { Dialog, notify, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../gate/errorText';
import { presets } from '../people/presets';
import { teamRoles } from './teamRoles';

interface DeviceRoleDialogProps {
  readonly device: TeamDevice;
  /** All of the team. */
  readonly devices: readonly TeamDevice[];
  readonly onClose: () => void;
}

/** What a device that is in may do from now on. */
export function DeviceRoleDialog({ device, devices, onClose }: DeviceRoleDialogProps) {
  const id = useId();
  const roles = teamRoles(devices);
  const [roleId, setRole] = useState(device.role?.id ?? ownerRole);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const role = roles.find((one) => one.id === roleId);
    if (!role) {
      setError('Choose a role that this workspace has.');
      return;
    }
    try {
      changeDeviceRole(device.id, role, roles);
      notify({
        title: `${device.name} has the role ${role.name}`,
        description: 'The device shows it as soon as it is connected.',
      });
      onClose();
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <Dialog
      open
      title={`Change the role of ${device.name}`}
      description={`The server holds to it at once; the device of ${device.person} shows it as soon as it is connected.`}
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
        <SelectField
          label="Role"
          required
          help={presets.find((preset) => preset.id === roleId)?.purpose}
          error={error}
          options={roles.map((one) => ({ value: one.id, label: one.name }))}
          value={roles.some((one) => one.id === roleId) ? roleId : ''}
          onChange={(next) => {
            setRole(next);
            setError(undefined);
          }}
        />
        <p className="s-muted">
          What the device has stays on it and stays readable, also where the new role reads less; new records of that
          kind are sealed under keys that it is not given.
        </p>
      </Stack>
    </Dialog>
  );
}
