import { Button } from 'antd';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
import { enterInMemory, lookAtWorkspace, useGate } from './gateState';

/** The browser stores nothing for this site: say so, and offer to go on until the tab is closed. */
export function NoStorage() {
  const { busy } = useGate();
  return (
    <GateCard
      title="This browser stores nothing"
      text="Steps keeps your work in this browser, but storage is switched off here. A private window or a setting that blocks site data does that."
      onSubmit={() => void enterInMemory()}
    >
      <p className="s-muted">
        You can allow site data and try again, or continue in memory only: everything works, and everything is gone once
        this tab is closed.
      </p>
      <GateFailure />
      <Button type="primary" size="large" block onClick={lookAtWorkspace}>
        Try again
      </Button>
      <Button htmlType="submit" size="large" block loading={busy}>
        Continue in memory only
      </Button>
    </GateCard>
  );
}
