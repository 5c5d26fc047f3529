import { Stack } from '@steps/platform/ui';
import { ArticleBody } from '../content/Article';
import { articleOf } from '../content/articles';
import documentation from '../content/documentation/contents.md';
import { TableOfContents } from '../content/TableOfContents';
import { useAnchor } from '../content/useAnchor';
import styles from './documentation.module.css';

/** One article as a tab. */
export function ArticleTab({ id }: { readonly id: string }) {
  const { summary, blocks } = articleOf(documentation, id);
  useAnchor();
  return (
    <div className={styles.articleTab}>
      <Stack gap={4} alignContent="start" className={styles.stack}>
        <p className="s-muted">{summary}</p>
        <ArticleBody blocks={blocks} />
      </Stack>
      <TableOfContents blocks={blocks} />
    </div>
  );
}
