import { Link } from '@steps/platform/router';
import { Row, Stack, Text } from '@steps/platform/ui';
import { Clock } from 'lucide-react';
import { groupOf } from '../content/articles';
import help from '../content/help/contents.md';
import styles from './help.module.css';
import { topicHref } from './topicHref';

/** The four guides, in the order in which somebody new needs them. */
export function GettingStartedTab() {
  return (
    <ol className={styles.guides}>
      {groupOf(help, 'Getting Started').map(({ id, title, summary, minutes }) => (
        <li key={id}>
          <Stack
            to={topicHref(id)}
            as={Link}
            gap={2}
            alignContent="start"
            padding={4}
            tone="text"
            className={styles.guide}
          >
            <h2>{title}</h2>
            <Text tone="muted">{summary}</Text>
            <Row as="span" inline gap={1} align="center" alignSelf="end" tone="faint" size={13}>
              <Clock size={14} aria-hidden /> {minutes} minutes
            </Row>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
