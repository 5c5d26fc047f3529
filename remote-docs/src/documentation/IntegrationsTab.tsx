import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Grid, Row, Section, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Clock } from 'lucide-react';
import { groupOf } from '../content/articles';
import documentation from '../content/documentation/contents.md';
import styles from './documentation.module.css';

/** Five guides with how hard they are and how long they take, and what custom integrations will speak. */
export function IntegrationsTab() {
  return (
    <Stack gap={4} alignContent="start" className={styles.stack}>
      <Grid as="ul" min={300} fill gap={4} plain>
        {groupOf(documentation, 'Integrations').map(({ id, title, summary, complexity, minutes }) => (
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
              <Row
                as="span"
                gap={3}
                align="center"
                wrap
                alignSelf="end"
                tone="faint"
                size={13}
                className={styles.guideFacts}
              >
                <StatusTag>{complexity}</StatusTag>
                <span>
                  <Clock size={14} aria-hidden /> {minutes} minutes
                </span>
              </Row>
            </Stack>
          </li>
        ))}
      </Grid>
      <Section title="Custom integrations" purpose="Through a model-context protocol">
        <Text maxWidth="prose">
          Each area of Steps announces tools for AI in its manifest: some look records up, others propose a change that
          a person approves. A server that offers them to other programs through the model-context protocol is planned.
          Until then the <Link to={`${paths.documentation.href()}?tab=api`}>API reference</Link> shows the requests a
          hosted edition answers.
        </Text>
      </Section>
    </Stack>
  );
}

/** The address of an article of the documentation. */
const topicHref = (id: string): string => `${paths.documentation.href()}?${new URLSearchParams({ topic: id })}`;
