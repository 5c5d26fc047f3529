import { failureText, Popover } from '@steps/platform/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { InlineFieldEditor } from './InlineFieldEditor';
import { useMayChange } from './recordContext';

interface NameButtonProps {
  readonly name: string;
  /** Saves another name; throws `RuleError` with what is wrong. */
  readonly onSave: (name: string) => void;
}

const nameField = ['name'] as const;

/** Changes the name in the page's heading; nothing for people who may not. */
export function NameButton({ name, onSave }: NameButtonProps) {
  if (!useMayChange()) return null;
  return (
    <Popover label="Edit name" arrow={false} className="s-icon-button" trigger={<Pencil size={14} aria-hidden />}>
      {(close) => <NameEditor name={name} onSave={onSave} onClose={close} />}
    </Popover>
  );
}

function NameEditor({ name, onSave, onClose }: NameButtonProps & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const save = () => {
    try {
      if (typed.trim() !== name) onSave(typed.trim());
      onClose();
    } catch (failure) {
      setError(failureText(failure, 'This could not be saved. Please try again.'));
    }
  };
  return (
    <InlineFieldEditor
      label="Name"
      fields={nameField}
      typed={typed}
      error={error}
      theirs={undefined}
      focused
      onType={(next) => {
        setTyped(next);
        setError(undefined);
      }}
      onSave={save}
      onCancel={onClose}
    />
  );
}
