import type { AskingDevice } from '@steps/journal/team';
import { Dialog, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { SixDigits } from './SixDigits';

interface LetInDialogProps {
  readonly title: string;
  /** What is done when the digits are the same. */
  readonly action: string;
  readonly asked: AskingDevice;
  /** Whose it is and what it may do. */
  readonly description: string;
  /** What else is waited for, once they are. */
  readonly waiting?: string | undefined;
  readonly busy: boolean;
  readonly onLetIn: () => void;
  readonly onRefuse: () => void;
  readonly onClose: () => void;
}

/** A device asks: both sides show the same six digits, or it stays out. */
export const LetInDialog = ({
  title,
  action,
  asked,
  description,
  waiting,
  busy,
  onLetIn,
  onRefuse,
  onClose,
}: LetInDialogProps) => (
  <Dialog
    open
    title={title}
    description={description}
    onClose={onClose}
    footer={
      waiting ? (
        <Button onClick={onClose}>Take it back</Button>
      ) : (
        <>
          <Button onClick={onRefuse} disabled={busy}>
            The digits differ
          </Button>
          <Button type="primary" loading={busy} onClick={onLetIn}>
            {action}
          </Button>
        </>
      )
    }
  >
    <Stack bound gap={4} maxWidth={480}>
      <p>Compare: the other device must show the same six digits.</p>
      <SixDigits digits={asked.code} />
      {waiting && <p role="status">{waiting}</p>}
    </Stack>
  </Dialog>
);
