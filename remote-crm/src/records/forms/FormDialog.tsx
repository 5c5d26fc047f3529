import { Dialog, FoundDraft } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import styles from '../crm.module.css';
import { FormAlert } from '../FormAlert';
import { usePhoneFrame } from './usePhoneFrame';

interface FormDialogProps {
  readonly title: string;
  /** Verb and object: "Add contact". */
  readonly action: string;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  /** Returns true when it is done: a second press must not do it again while the dialog closes. */
  readonly onSubmit: () => boolean;
  readonly onClose: () => void;
  /** Called when Cancel was pressed, not Esc: what was typed is not wanted any more. */
  readonly onCancel?: () => void;
  /** When the restored text was typed (UTC, ISO 8601). */
  readonly foundFrom?: string | undefined;
  /** Opens from the bottom of the screen on phones: for a form of a few fields. */
  readonly sheetOnPhone?: boolean;
  readonly children: ReactNode;
}

/** A form in a dialog: Enter submits, Esc closes. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, error, onSubmit, onClose, onCancel, foundFrom, sheetOnPhone = false, children } = props;
  const phoneFrame = usePhoneFrame();
  const Frame = sheetOnPhone ? phoneFrame : Dialog;
  const form = useId();
  const done = useRef(false);
  return (
    <Frame
      open
      closeOnBackdrop={false}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              onCancel?.();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={markFirstField}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!done.current) done.current = onSubmit();
        }}
      >
        <FormAlert wide>{error}</FormAlert>
        {foundFrom && (
          <div className={styles.wide}>
            <FoundDraft from={foundFrom} />
          </div>
        )}
        {children}
      </form>
    </Frame>
  );
}

/** A modal dialog focuses the element with this attribute, or else its first button, which would be Close. */
export const markFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector('input')?.setAttribute('autofocus', '');
