import { RuleError } from '@steps/shared';
import { IconButton } from '@steps/shared/ui';
import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import './record.css';

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** The value as shown; the text itself when left out. */
  readonly children?: ReactNode;
  /** Saves a new value; throws `RuleError` with what is wrong. */
  readonly onSave: (value: string) => void;
  /** Values to choose from, instead of typing. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'date';
  readonly rows?: number;
}

/** One fact of a record, edited where it stands: Enter saves, Esc takes back. The value itself stays selectable text. */
export function Fact(props: FactProps) {
  const { label, value, children, onSave } = props;
  const [editing, setEditing] = useState(false);
  const [error, setError] = useState<string>();
  const edit = useRef<HTMLSpanElement>(null);

  const leave = () => {
    setEditing(false);
    setError(undefined);
    // The pencil comes back with the next render.
    queueMicrotask(() => edit.current?.querySelector('button')?.focus());
  };
  const save = (next: string) => {
    try {
      if (next !== value) onSave(next);
      leave();
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error(`${label} could not be saved.`, failure);
      setError(failure instanceof RuleError ? failure.message : 'This could not be saved. Please try again.');
    }
  };

  return (
    <div className="c-fact">
      <dt>{label}</dt>
      {editing ? (
        <dd>
          <FactEditor {...props} error={error} onSave={save} onCancel={leave} />
        </dd>
      ) : (
        <dd className="c-fact__value">
          <span className="c-fact__text">{value ? (children ?? value) : <span className="s-faint">Not set</span>}</span>
          <span ref={edit} className="c-fact__edit">
            <IconButton label={`Edit ${label.toLowerCase()}`} icon={Pencil} onClick={() => setEditing(true)} />
          </span>
        </dd>
      )}
    </div>
  );
}

interface FactEditorProps extends FactProps {
  readonly error: string | undefined;
  readonly onCancel: () => void;
}

function FactEditor({ label, value, options, type = 'text', rows, error, onSave, onCancel }: FactEditorProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const control = {
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    className: 's-input',
    // Editing was asked for by a press on the pencil, so focus belongs here.
    ref: focusOnce,
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <form
      className="c-edit"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {options ? (
        <select {...control}>
          {!options.some((option) => option.value === value) && <option value={value}>{value || 'Not set'}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type={type} {...(type === 'number' ? { min: 0, max: 100 } : {})} />
      )}
      <IconButton label={`Save ${label.toLowerCase()}`} icon={Check} type="submit" />
      <IconButton label={`Cancel editing ${label.toLowerCase()}`} icon={X} onClick={onCancel} />
      {error && (
        <span id={id} className="s-field__error" role="alert">
          {error}
        </span>
      )}
    </form>
  );
}

const focusOnce = (element: HTMLElement | null) => {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
};
