import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { ButtonLink, Section, Stack } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import { ArticleBody } from '../content/Article';
import { groupOf } from '../content/articles';
import help from '../content/help/contents.md';
import styles from './help.module.css';
import { topicHref } from './topicHref';

/** The four areas, each folded away until it is wanted, and the topics of single pages. */
export const FeaturesTab = () => (
  <ArticleTab group="Features">
    <Section title="More topics">
      <Stack as="ul" gap={2} plain>
        {groupOf(help, 'More topics').map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={topicHref(id)}>{title}</Link> <span className="s-muted">{summary}</span>
          </li>
        ))}
      </Stack>
    </Section>
  </ArticleTab>
);

/** The three cases that people ask about most, and the way to somebody who helps. */
export const TroubleshootingTab = () => (
  <ArticleTab group="Troubleshooting">
    <Section
      title="Nothing helped?"
      purpose="Tell us what you tried and what you see."
      actions={<ButtonLink to={`${paths.help.href()}?tab=contact`}>Contact support</ButtonLink>}
    >
      <p className="s-muted">Leave customers’ names out of what you send.</p>
    </Section>
  </ArticleTab>
);

/** Six questions with their answers. */
export const FaqTab = () => <ArticleTab group="FAQ" withoutPurpose />;

interface ArticleTabProps {
  /** The articles of the help centre that are listed under this heading. */
  readonly group: string;
  /** The titles say enough. */
  readonly withoutPurpose?: boolean;
  /** Below the articles. */
  readonly children?: ReactNode;
}

/** A group of articles, the first one unfolded. */
const ArticleTab = ({ group, withoutPurpose, children }: ArticleTabProps) => (
  <Stack gap={3} alignContent="start" className={styles.stack}>
    {groupOf(help, group).map(({ id, title, summary, blocks }, at) => (
      <Section
        key={id}
        title={title}
        purpose={withoutPurpose ? undefined : summary}
        collapse={{ id: `help.${id}`, expanded: at === 0 }}
      >
        <ArticleBody blocks={blocks} below={2} />
      </Section>
    ))}
    {children}
  </Stack>
);
