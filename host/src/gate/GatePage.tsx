import { lazyPart, PageSkeleton } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ComponentType, Suspense } from 'react';
import { CreateWorkspace } from './CreateWorkspace';
import { GateCard } from './GateCard';
import { GateFailure } from './GateFailure';
import { GateFrame } from './GateFrame';
import { enterInMemory, type GateScreen, lookAtWorkspace, openUnprotected, useGate } from './gateState';
import { SaveRecoveryFile } from './SaveRecoveryFile';
import { UnlockWorkspace } from './UnlockWorkspace';

/** Shown instead of everything else until the workspace is open (spec 2, section 2.2). */
export function GatePage() {
  const { screen } = useGate();
  const Screen = screens[screen];
  return (
    <GateFrame>
      <Suspense fallback={<PageSkeleton label="Loading" />}>
        <Screen key={screen} />
      </Suspense>
    </GateFrame>
  );
}

// Its fields are fetched when somebody needs them: the gate itself shows with the first script.
const RecoverWorkspace = lazyPart(async () => (await import('./RecoverWorkspace')).RecoverWorkspace);

const screens: Record<GateScreen, ComponentType> = {
  create: CreateWorkspace,
  'save-recovery': SaveRecoveryFile,
  unlock: UnlockWorkspace,
  open: OpenWorkspace,
  recover: RecoverWorkspace,
  damaged: DamagedWorkspace,
  unavailable: NoStorage,
};

/** Later visits without a passphrase: one button. */
function OpenWorkspace() {
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

/** The record of the workspace cannot be read: nothing is changed, and the person is told what is possible. */
function DamagedWorkspace() {
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

/** The browser stores nothing for this site: say so, and offer to go on until the tab is closed. */
function NoStorage() {
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
