import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Grid, Section, Stack, StatusTag, Text } from '@steps/platform/ui';
import { groupOf } from '../content/articles';
import documentation from '../content/documentation/contents.md';
import { GuideCard } from '../content/GuideCard';
import styles from './documentation.module.css';

/** Five guides with how hard they are and how long they take, and what custom integrations will speak. */
export function IntegrationsTab() {
  return (
    <Stack gap={4} alignContent="start" className={styles.stack}>
      <Grid as="ul" min={300} fill gap={4} plain>
        {groupOf(documentation, 'Integrations').map(({ id, title, summary, complexity, minutes }) => (
          <li key={id}>
            <GuideCard {...{ title, summary, minutes }} href={topicHref(id)}>
              <StatusTag>{complexity}</StatusTag>
            </GuideCard>
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
