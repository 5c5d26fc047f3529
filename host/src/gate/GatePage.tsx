import { lazyPart, PageSkeleton } from '@steps/shared/ui';
import { type ComponentType, Suspense } from 'react';
import { CreateWorkspace } from './CreateWorkspace';
import { DamagedWorkspace } from './DamagedWorkspace';
import { GateFrame } from './GateFrame';
import { type GateScreen, useGate } from './gateState';
import { NoStorage } from './NoStorage';
import { OpenWorkspace } from './OpenWorkspace';
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
