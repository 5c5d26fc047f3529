import type { AskingDevice } from '@steps/journal/team';
import { Dialog, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import styles from './team.module.css';

interface LetInDialogProps {
  readonly asked: AskingDevice;
  /** Whose it is and what it may do. */
  readonly description: string;
  readonly busy: boolean;
  readonly onLetIn: () => void;
  readonly onRefuse: () => void;
  readonly onClose: () => void;
}

/** A device asks: both sides show the same six digits, or it stays out. */
export const LetInDialog = ({ asked, description, busy, onLetIn, onRefuse, onClose }: LetInDialogProps) => (
  <Dialog
    open
    title={`Let ${asked.name} in?`}
    description={description}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onRefuse} disabled={busy}>
          The digits differ
        </Button>
        <Button type="primary" loading={busy} onClick={onLetIn}>
          Let in
        </Button>
      </>
    }
  >
    <Stack bound gap={4} maxWidth={480}>
      <p>Compare: the other device must show the same six digits.</p>
      <Text size={32} tabular weight={600} className={styles.digits}>
        {asked.code}
      </Text>
    </Stack>
  </Dialog>
);
