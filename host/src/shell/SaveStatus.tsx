import { flush, useStorageStatus } from '@steps/platform';
import type { StorageStatus } from '@steps/platform/host';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { CircleAlert, CloudCheck, CloudOff, LoaderCircle } from 'lucide-react';
import styles from './SaveStatus.module.css';

const faults: Record<NonNullable<StorageStatus['fault']>, string> = {
  quota: 'This browser has no room left for Steps. Free some space, then try again.',
  unavailable: 'This browser does not let Steps store anything right now.',
  blocked: 'Another tab holds the storage. Close the other tabs of Steps, then try again.',
  damaged: 'The storage did not accept the change.',
  locked: 'The workspace is locked in another tab.',
};

/** Whether the work is safe. A failure keeps it in memory and offers to try again. */
export function SaveStatus() {
  const { state, fault, message, memoryOnly, lost } = useStorageStatus();
  if (lost) {
    const why = 'The browser closed or cleared the storage of Steps. Your work is kept in this tab until you close it.';
    return (
      <Link
        to={paths.module.href('settings', { section: 'data' })}
        className={styles.save}
        data-save
        data-tone="danger"
        title={why}
      >
        <CircleAlert size={16} aria-hidden />
        <span role="alert">
          Not saved<span className="s-hidden">. {why}</span>
        </span>
        <span className={styles.saveAction}>Download a copy</span>
      </Link>
    );
  }
  if (state === 'failed') {
    const why = `${fault ? faults[fault] : (message ?? '')} Your work is kept in this tab.`;
    return (
      <button
        type="button"
        className={styles.save}
        data-save
        data-tone="danger"
        title={why}
        onClick={() => void flush()}
      >
        <CircleAlert size={16} aria-hidden />
        <span role="alert">
          Not saved<span className="s-hidden">. {why}</span>
        </span>
        <span className={styles.saveAction}>Try again</span>
      </button>
    );
  }
  if (memoryOnly) {
    return (
      <span
        className={styles.save}
        data-save
        data-tone="warning"
        title="This browser stores nothing for Steps: download a copy before you close the tab."
      >
        <CloudOff size={16} aria-hidden />
        <span>Kept until this tab is closed</span>
      </span>
    );
  }
  const Icon = state === 'saving' ? LoaderCircle : CloudCheck;
  const word = state === 'saving' ? 'Saving…' : 'Saved';
  return (
    <span
      className={styles.save}
      data-save
      data-state={state}
      title={state === 'saved' ? 'Everything is saved in this browser' : word}
    >
      <Icon size={16} aria-hidden />
      <span className={styles.saveWord}>{word}</span>
    </span>
  );
}
