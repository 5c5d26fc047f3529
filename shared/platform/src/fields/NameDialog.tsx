import { Button } from 'antd';
import { useId, useState } from 'react';
import { attempt, problemOf } from '../ui/attempt';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/TextField';

interface NameDialogProps {
  readonly title: string;
  readonly start: string;
  readonly action: string;
  /** Characters that a name may have; 120 when left out. */
  readonly maxLength?: number;
  /** Takes the name. A `RuleError` is shown at the field, any other fault as a notice. */
  readonly onName: (name: string) => unknown;
  readonly onClose: () => void;
}

/** Asks for the name of something: a new one, or another for what has one. */
export function NameDialog({ title, start, action, maxLength = 120, onName, onClose }: NameDialogProps) {
  const form = useId();
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<string>();
  const take = () => {
    const failure = { title: 'The name was not saved', description: 'Please try again.' };
    attempt(failure, () => {
      const refused = problemOf(() => onName(name));
      if (refused) setProblem(refused);
      else onClose();
    });
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={form}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField label="Name" error={problem} maxLength={maxLength} value={name} onChange={setName} />
      </form>
    </Dialog>
  );
}
