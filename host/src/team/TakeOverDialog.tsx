import { ownerRole } from '@steps/business';
import { type FormerOwner, takeBusiness } from '@steps/journal/team';
import { SelectField } from '@steps/platform/fields';
import { Dialog, notify, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../gate/errorText';
import { allRoles } from '../people/peopleState';
import { handoverInAddress } from './handoverAddress';
import { SixDigits } from './SixDigits';

interface TakeOverDialogProps {
  /** The business. */
  readonly client: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes this device the owner's, with what the owner's device shows: the digits of both, then the role of the other one. */
export function TakeOverDialog({ client, name, onClose }: TakeOverDialogProps) {
  const id = useId();
  const [text, setText] = useState(handoverInAddress);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState<AbortController>();
  const [digits, setDigits] = useState<string>();
  const [decide, setDecide] = useState<(former: FormerOwner | undefined) => void>();
  const [roleId, setRole] = useState(ownerRole);
  const roles = allRoles();
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    const given = new AbortController();
    last.current = given;
    setAsking(given);
    setError(undefined);
    try {
      const onOffered = () =>
        new Promise<FormerOwner | undefined>((resolve) => {
          setDecide(() => resolve);
        });
      const taken = await takeBusiness(text, { client, onCode: setDigits, onOffered, signal: given.signal });
      if (taken) {
        notify({
          title: `This device is the owner’s of ${name} now`,
          description: 'Save a recovery file under Recovery: that of the other device opens nothing any more.',
        });
      }
      onClose();
    } catch (problem) {
      if (!given.signal.aborted) setError(errorText(problem));
    }
    setAsking(undefined);
    setDigits(undefined);
    setDecide(undefined);
  };
  const answer = (former: FormerOwner | undefined) => {
    decide?.(former);
    setDecide(undefined);
  };
  if (digits !== undefined) {
    const role = roles.find((one) => one.id === roleId);
    return (
      <Dialog
        open
        title={`Take ${name} over?`}
        description="This device decides from then on who comes in and what they may do."
        onClose={onClose}
        footer={
          decide ? (
            <>
              <Button onClick={() => answer(undefined)}>Refuse</Button>
              <Button type="primary" onClick={() => answer(role && { role, roles })}>
                Take over
              </Button>
            </>
          ) : (
            <Button onClick={onClose}>Cancel</Button>
          )
        }
      >
        <Stack bound gap={4} maxWidth={480}>
          <Stack gap={4} role="status">
            <p>
              {decide
                ? 'The owner has handed it over. Take it only if both devices show the same six digits.'
                : 'Compare these six digits with those on the owner’s device. If they are the same, press Hand over there.'}
            </p>
            <SixDigits digits={digits} />
          </Stack>
          {decide && (
            <SelectField
              label="Role of the other device from then on"
              required
              help="You can change it later, or remove the device from the team."
              options={roles.map((one) => ({ value: one.id, label: one.id === ownerRole ? 'All records' : one.name }))}
              value={roleId}
              onChange={(next) => setRole(next || ownerRole)}
            />
          )}
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title="Take the business over"
      description="On the owner’s device, under Settings, Team, choose “Hand the business over” in the actions of this device."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={asking !== undefined}>
            Compare digits
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" bound gap={4} maxWidth={480} noValidate onSubmit={(event) => void start(event)}>
        <TextField
          label="Code from the owner’s device"
          help="Or open the link that it shows."
          error={error}
          required
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
