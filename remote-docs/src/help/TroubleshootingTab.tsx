import { paths } from '@steps/platform/paths';
import { ButtonLink, Section, Stack } from '@steps/platform/ui';
import { ArticleBody } from '../content/Article';
import { groupOf } from '../content/articles';
import help from '../content/help/contents.md';
import styles from './help.module.css';

/** The three cases that people ask about most, and the way to somebody who helps. */
export function TroubleshootingTab() {
  return (
    <Stack gap={3} alignContent="start" className={styles.stack}>
      {groupOf(help, 'Troubleshooting').map(({ id, title, summary, blocks }, at) => (
        <Section key={id} title={title} purpose={summary} collapse={{ id: `help.${id}`, expanded: at === 0 }}>
          <ArticleBody blocks={blocks} below={2} />
        </Section>
      ))}
      <Section
        title="Nothing helped?"
        purpose="Tell us what you tried and what you see."
        actions={<ButtonLink to={`${paths.help.href()}?tab=contact`}>Contact support</ButtonLink>}
      >
        <p className="s-muted">Leave customers’ names out of what you send.</p>
      </Section>
    </Stack>
  );
}
