import type { FirstWords } from '@steps/platform/host';
import { PageSkeleton } from '@steps/platform/ui';
import styles from './first.module.css';

interface FirstPageProps {
  readonly label: string;
  readonly words?: FirstWords | undefined;
  /** Whether the person has shrunk the navigation to its icons. */
  readonly collapsed?: boolean;
}

/** A page until the application has come: the places of navigation and top bar, and the skeleton of a page within them. */
export const FirstPage = ({ label, words, collapsed = false }: FirstPageProps) => (
  <div className={styles.frame}>
    <div className={styles.side} data-frame data-collapsed={collapsed || undefined} />
    <div className={styles.column}>
      <div className={styles.top} data-frame />
      <PageSkeleton label={label} {...words} />
    </div>
  </div>
);
