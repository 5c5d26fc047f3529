import { Dialog, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, type ReactNode, useId } from 'react';

interface IntegrationFormProps {
  readonly title: string;
  readonly description: string;
  /** What its button does. */
  readonly action: string;
  readonly busy?: boolean;
  /** What was wrong with what was typed. */
  readonly error: string | undefined;
  readonly cancel?: string;
  /** What can be done besides, before the other buttons. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A form in a dialog that is not closed by a press beside it. */
export function IntegrationForm(props: IntegrationFormProps) {
  const {
    title,
    description,
    action,
    busy = false,
    error,
    cancel = 'Cancel',
    more,
    children,
    onSubmit,
    onClose,
  } = props;
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      closeOnBackdrop={false}
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          {more}
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <Stack id={form} as="form" gap={4} maxWidth={480} bound noValidate onSubmit={submit}>
        {error && (
          <p className="s-field__error" role="alert">
            {error}
          </p>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
