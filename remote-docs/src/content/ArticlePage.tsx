import type { Crumb } from '@steps/platform/ui';
import { Page, Stack } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import { ArticleBody } from './Article';
import styles from './ArticlePage.module.css';
import type { Article } from './article';
import { TableOfContents } from './TableOfContents';
import { useAnchor } from './useAnchor';

interface ArticlePageProps {
  readonly article: Article;
  /** Its own address. */
  readonly href: string;
  /** The page it belongs to. */
  readonly parent: Required<Crumb>;
  readonly badges?: ReactNode;
  /** Below the text: what to read or do next. */
  readonly children?: ReactNode;
}

/** One article as a page of its own, with its headings beside it where there is room. */
export function ArticlePage({ article, href, parent, badges, children }: ArticlePageProps) {
  useAnchor();
  return (
    <Page
      title={article.title}
      purpose={article.summary}
      canonical={href}
      crumbs={[parent, { label: article.title }]}
      back={parent}
      badges={badges}
    >
      <div className={styles.columns}>
        <Stack as="article" gap={6} alignContent="start" shrink>
          <ArticleBody blocks={article.blocks} />
          {children}
        </Stack>
        <TableOfContents blocks={article.blocks} />
      </div>
    </Page>
  );
}
