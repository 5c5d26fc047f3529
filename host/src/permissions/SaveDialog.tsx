import { Dialog, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useSaveForm } from './useSaveForm';

interface SaveDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The verb of the button. */
  readonly action: string;
  /** Saves and closes; what it throws is shown in the form. */
  readonly save: () => unknown;
  readonly onClose: () => void;
  /** The fields; told what was refused. */
  readonly children: (error: string | undefined) => ReactNode;
}

/** A dialog with one thing about a person to save. */
export function SaveDialog({ title, description, action, save, onClose, children }: SaveDialogProps) {
  const id = useId();
  const { error, busy, onSubmit } = useSaveForm(save);
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" bound gap={4} noValidate onSubmit={onSubmit}>
        {children(error)}
      </Stack>
    </Dialog>
  );
}
