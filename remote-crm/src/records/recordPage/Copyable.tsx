import { CopyButton, Row, Text } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import styles from './record.module.css';

interface CopyableProps {
  /** What is copied. */
  readonly text: string;
  /** "Copy email". */
  readonly label: string;
  /** The text as shown, if different from what is copied. */
  readonly children?: ReactNode;
}

/** A value with a button that copies it; the value stays selectable text. */
export const Copyable = ({ text, label, children }: CopyableProps) => (
  <Row as="span" inline gap={1} align="center" maxWidth="full" className={styles.copyable}>
    <Text as="span" shrink breakWords className={styles.copyableText}>
      {children ?? text}
    </Text>
    <CopyButton iconOnly text={text} label={label} />
  </Row>
);
