import { Row } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  readonly detail?: string | undefined;
  readonly actions?: ReactNode;
}

/** Top of the results of a studio. */
export const ResultsHead = ({ detail, actions }: ResultsHeadProps) => (
  <Row as="header" gap={2} align="center" wrap minHeight={28} className={styles.head}>
    <h2>Results</h2>
    <span className="s-faint">{detail}</span>
    <Row gap={2} align="center">
      {actions}
    </Row>
  </Row>
);
