import { Dialog, ProgressBar } from '@steps/platform/ui';
import { Button } from 'antd';
import { stopBulkEdit, useBulkProgress } from './bulkState';

/** The progress of a long change to many records, which can be stopped; what is done stays one step. */
export function BulkProgress() {
  const progress = useBulkProgress();
  if (!progress) return null;
  const { label, done, total, stopping } = progress;
  return (
    <Dialog
      open
      size="small"
      title={label}
      description="What has been changed so far stays, and can be undone as one step."
      onClose={stopBulkEdit}
      footer={
        <Button onClick={stopBulkEdit} disabled={stopping}>
          Stop
        </Button>
      }
    >
      <ProgressBar label={label} value={Math.round((done / total) * 100)} />
      <p className="s-muted" role="status">
        {done.toLocaleString('en-GB')} of {total.toLocaleString('en-GB')}
      </p>
    </Dialog>
  );
}
