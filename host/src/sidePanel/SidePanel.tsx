import { IconButton, Row, Text } from '@steps/platform/ui';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './SidePanel.module.css';

/** From this width on the panel is docked next to the page; below, a sheet covers it. */
export const dockedQuery = '(min-width: 1200px)';

interface SidePanelProps {
  readonly title: string;
  /** Names the cross: "Close help". */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** The frame of the side panel on wide screens: the assistant, the help. */
export function SidePanel({ title, closeLabel, onClose, children, ref }: SidePanelProps) {
  return (
    <aside className={styles.panel} aria-label={title} ref={ref} tabIndex={-1}>
      <Row as="header" align="center" justify="between" className={styles.header}>
        <Text as="h2" size={14}>
          {title}
        </Text>
        <IconButton label={closeLabel} icon={X} onClick={onClose} />
      </Row>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
