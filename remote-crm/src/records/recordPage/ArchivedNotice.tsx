import { DateText, Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Archive } from 'lucide-react';
import styles from './record.module.css';

interface ArchivedNoticeProps {
  readonly noun: 'Contact' | 'Company';
  /** UTC, ISO 8601. */
  readonly since: string;
  readonly onRestore: () => void;
}

/** Says on the page of a record that it is archived, with a button to restore it. */
export const ArchivedNotice = ({ noun, since, onRestore }: ArchivedNoticeProps) => (
  <Row gap={3} rowGap={2} align="center" wrap paddingY={2} paddingX={3} className={styles.archived}>
    <Archive size={16} aria-hidden />
    <Text basis={200}>
      In the archive since <DateText value={since} day />. Lists leave it out; nothing of it is lost.
    </Text>
    <Button size="small" onClick={onRestore}>
      Restore {noun}
    </Button>
  </Row>
);
