import { Dialog } from '@steps/shared/ui';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import '../crm.css';

interface FormDialogProps {
  readonly title: string;
  /** The verb with its object: "Add contact". */
  readonly action: string;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  /** Returns true when it is done: a second press must not do it again while the dialog closes. */
  readonly onSubmit: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: Enter submits, Esc closes. */
export function FormDialog({ title, action, error, onSubmit, onClose, children }: FormDialogProps) {
  const form = useId();
  const done = useRef(false);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
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
        ref={markFirstField}
        className="c-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!done.current) done.current = onSubmit();
        }}
      >
        {error && (
          <div className="c-alert c-wide" role="alert">
            <CircleAlert size={16} aria-hidden />
            <p>{error}</p>
          </div>
        )}
        {children}
      </form>
    </Dialog>
  );
}

/** A modal dialog gives the focus to what carries this attribute, else to its first button, which would be Close. */
export const markFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector('input')?.setAttribute('autofocus', '');
