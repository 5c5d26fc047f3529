import type { ReactNode } from 'react';
import { BrandMark } from '../brand/BrandMark';
import { GatePromise } from './GatePromise';
import styles from './gate.module.css';

/** What is around every screen of the gate. Nothing of it depends on what this browser holds. */
export function GateFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.pageBrand}>
        <BrandMark />
      </header>
      <GatePromise />
      <main className={styles.pageForm} id="main">
        {children}
        <p className={`${styles.pageHonest} s-faint`}>
          The gate keeps others at this device out. Only a passphrase makes what is stored unreadable, and nothing in a
          browser protects against a device that somebody else controls.
        </p>
      </main>
    </div>
  );
}
