import { Section, Stack } from '@steps/platform/ui';
import { ArticleBody } from '../content/Article';
import { groupOf } from '../content/articles';
import help from '../content/help/contents.md';
import styles from './help.module.css';

/** Six questions with their answers. */
export function FaqTab() {
  return (
    <Stack gap={3} alignContent="start" className={styles.stack}>
      {groupOf(help, 'FAQ').map(({ id, title, blocks }, at) => (
        <Section key={id} title={title} collapse={{ id: `help.${id}`, expanded: at === 0 }}>
          <ArticleBody blocks={blocks} below={2} />
        </Section>
      ))}
    </Stack>
  );
}
