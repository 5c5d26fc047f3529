import type { ReactNode } from 'react';
import { BrandMark } from '../brand/BrandMark';
import { CreateWorkspace } from './CreateWorkspace';
import { DamagedWorkspace } from './DamagedWorkspace';
import { GatePromise } from './GatePromise';
import { type GateScreen, useGate } from './gateState';
import { NoStorage } from './NoStorage';
import { OpenWorkspace } from './OpenWorkspace';
import { RecoverWorkspace } from './RecoverWorkspace';
import { SaveRecoveryFile } from './SaveRecoveryFile';
import { UnlockWorkspace } from './UnlockWorkspace';
import './gate.css';

/** Shown instead of everything else until the workspace is open (spec 2, section 2.2). */
export function GatePage() {
  const { screen } = useGate();
  const Screen = screens[screen];
  return (
    <div className="g-page">
      <header className="g-page__brand">
        <BrandMark />
      </header>
      <GatePromise />
      <main className="g-page__form" id="main">
        <Screen key={screen} />
        <p className="g-page__honest s-faint">
          The gate keeps others at this device out. Only a passphrase makes what is stored unreadable, and nothing in a
          browser protects against a device that somebody else controls.
        </p>
      </main>
    </div>
  );
}

const screens: Record<GateScreen, () => ReactNode> = {
  create: CreateWorkspace,
  'save-recovery': SaveRecoveryFile,
  unlock: UnlockWorkspace,
  open: OpenWorkspace,
  recover: RecoverWorkspace,
  damaged: DamagedWorkspace,
  unavailable: NoStorage,
};
