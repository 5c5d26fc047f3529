import { lazyPart, PageSkeleton } from '@steps/shared/ui';
import { type ComponentType, Suspense } from 'react';
import { BrandMark } from '../brand/BrandMark';
import { CreateWorkspace } from './CreateWorkspace';
import { DamagedWorkspace } from './DamagedWorkspace';
import { GatePromise } from './GatePromise';
import styles from './gate.module.css';
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
    <div className={styles.page}>
      <header className={styles.pageBrand}>
        <BrandMark />
      </header>
      <GatePromise />
      <main className={styles.pageForm} id="main">
        <Suspense fallback={<PageSkeleton label="Loading" />}>
          <Screen key={screen} />
        </Suspense>
        <p className={`${styles.pageHonest} s-faint`}>
          The gate keeps others at this device out. Only a passphrase makes what is stored unreadable, and nothing in a
          browser protects against a device that somebody else controls.
        </p>
      </main>
    </div>
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
