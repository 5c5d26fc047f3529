import { ButtonLink } from '@steps/shared/ui';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface NothingYetProps {
  /** What will be here and what it is good for. */
  readonly children: ReactNode;
  readonly action?: false | { readonly label: string; readonly href: string };
}

/** A section's first use: one sentence, one action. */
export function NothingYet({ children, action }: NothingYetProps) {
  return (
    <div className={styles.nothing}>
      <p className="s-muted">{children}</p>
      {action && (
        <ButtonLink className="s-button--small" to={action.href}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
