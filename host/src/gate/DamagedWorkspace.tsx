import { Button } from 'antd';
import { GateCard } from './GateCard';
import { lookAtWorkspace } from './gateState';

/** The record of the workspace cannot be read: nothing is changed, and the person hears what is possible. */
export function DamagedWorkspace() {
  return (
    <GateCard
      title="This workspace cannot be opened"
      text="What this browser keeps about it is not readable. It was left exactly as it is."
      onSubmit={lookAtWorkspace}
    >
      <p className="s-muted">
        If you saved your data to a file before, you can start afresh: clear the data of this site in the settings of
        your browser, create a workspace, and restore the file under Settings, Storage and backup.
      </p>
      <Button type="primary" htmlType="submit" size="large" block>
        Try again
      </Button>
    </GateCard>
  );
}
