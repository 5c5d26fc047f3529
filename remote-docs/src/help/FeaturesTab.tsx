import { Link } from '@steps/platform/router';
import { Section, Stack } from '@steps/platform/ui';
import { ArticleBody } from '../content/Article';
import { groupOf } from '../content/articles';
import help from '../content/help/contents.md';
import styles from './help.module.css';
import { topicHref } from './topicHref';

/** The four areas, each folded away until it is wanted, and the topics of single pages. */
export function FeaturesTab() {
  return (
    <Stack gap={3} alignContent="start" className={styles.stack}>
      {groupOf(help, 'Features').map(({ id, title, summary, blocks }, at) => (
        <Section key={id} title={title} purpose={summary} collapse={{ id: `help.${id}`, expanded: at === 0 }}>
          <ArticleBody blocks={blocks} below={2} />
        </Section>
      ))}
      <Section title="More topics">
        <Stack as="ul" gap={2} plain>
          {groupOf(help, 'More topics').map(({ id, title, summary }) => (
            <li key={id}>
              <Link to={topicHref(id)}>{title}</Link> <span className="s-muted">{summary}</span>
            </li>
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}
