import { Grid, Row, Stack, StatusTag, Text, type Tone } from '@steps/platform/ui';
import { ArticleBody } from '../content/Article';
import type { Article } from '../content/article';
import { useAnchor } from '../content/useAnchor';
import styles from './architecture.module.css';
import { Composition } from './Composition';

/** One tab: what the specification says, and in the overview what is really there. */
export function ArchitectureArticle({ article }: { readonly article: Article }) {
  useAnchor();
  return (
    <Stack gap={4} alignContent="start" className={styles.stack}>
      <h2 className="s-hidden">{article.title}</h2>
      <Text tone="muted" size={16}>
        {article.summary}
      </Text>
      <Rows article={article} />
      <ArticleBody blocks={article.blocks} below={2} />
      {article.id === 'overview' && <Composition />}
    </Stack>
  );
}

function Rows({ article: { id, items = [] } }: { readonly article: Article }) {
  if (items.length === 0) return null;
  if (id === 'roadmap') return <Roadmap phases={items} />;
  return (
    <Stack as="ol" gap={2} plain className={styles.rows}>
      {items.map(({ name, claim, state, text, says, updates }, at) => (
        <Row
          as="li"
          gap={4}
          paddingY={3}
          paddingX={4}
          bordered
          radius="control"
          background="surface"
          key={name ?? claim}
        >
          <Text as="span" tone="faint" tabular aria-hidden>
            {at + 1}
          </Text>
          <div>
            <h3>
              {name ?? claim} {state && <StatusTag>{state}</StatusTag>}
            </h3>
            <p className="s-muted">{text ?? says}</p>
            {updates && <p className="s-faint">Updated: {String(updates).toLowerCase()}</p>}
          </div>
        </Row>
      ))}
    </Stack>
  );
}

/** Colours of the priorities (spec 2, section 2.3): critical red, core blue, strategic green, any other purple. */
const priorityTones: Readonly<Record<string, Tone>> = { Critical: 'danger', Core: 'info', Strategic: 'success' };

function Roadmap({ phases }: { readonly phases: NonNullable<Article['items']> }) {
  return (
    <Grid as="ol" min={220} gap={4} plain className={styles.roadmap}>
      {phases.map(({ name, weeks, priority, text }) => (
        <li key={name} data-priority={priorityTones[String(priority)] ?? 'other'}>
          <p className="s-faint">{weeks}</p>
          <h3>{name}</h3>
          <p className="s-muted">{text}</p>
          <span className={styles.priority} data-priority={priorityTones[String(priority)] ?? 'other'}>
            {priority}
          </span>
        </li>
      ))}
    </Grid>
  );
}
