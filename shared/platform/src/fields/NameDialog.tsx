import { Button } from 'antd';
import { useId, useState } from 'react';
import { problemOf } from '../ui/attempt';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/TextField';

interface NameDialogProps {
  readonly title: string;
  readonly start: string;
  readonly action: string;
  /** Takes the name. A `RuleError` is shown at the field. */
  readonly onName: (name: string) => unknown;
  readonly onClose: () => void;
}

/** Asks for the name of something: a new one, or another for what has one. */
export function NameDialog({ title, start, action, onName, onClose }: NameDialogProps) {
  const form = useId();
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<string>();
  const take = () => {
    const refused = problemOf(() => onName(name));
    if (refused) setProblem(refused);
    else onClose();
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
        <TextField label="Name" error={problem} maxLength={120} value={name} onChange={setName} />
      </form>
    </Dialog>
  );
}
