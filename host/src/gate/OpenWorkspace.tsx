import { Button } from 'antd';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
import { openUnprotected, useGate } from './gateState';

/** Later visits without a passphrase: one button. */
export function OpenWorkspace() {
  const { workspaceName, busy } = useGate();
  return (
    <GateCard
      title={`Welcome back to ${workspaceName}`}
      text="This workspace has no passphrase: anyone who can use this browser can read the data. You can set one in Settings."
      onSubmit={() => void openUnprotected()}
    >
      <GateFailure />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        Open workspace
      </Button>
    </GateCard>
  );
}
