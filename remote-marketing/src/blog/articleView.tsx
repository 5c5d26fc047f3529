import type { ResultView } from '@steps/business/results';
import { Stack } from '@steps/platform/ui';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { shownMarkdown } from '../markdown/shownMarkdown';
import styles from './articleView.module.css';

/** How an outline or a draft looks in its card. */
export const articleView: ResultView = ({ text }) => <ArticleText text={text} />;

/** An article under a heading of the third level: as it will be read, not as it is written. */
export const ArticleText = ({ text }: { readonly text: string }) => (
  <Stack gap={2} className={styles.article}>
    {toJsxRuntime(shownMarkdown(text, { pictures: false }), { Fragment, jsx, jsxs, components })}
  </Stack>
);

interface Inside {
  readonly children?: ReactNode;
}

const components = {
  h1: ({ children }: Inside) => <h4>{children}</h4>,
  h2: ({ children }: Inside) => <h5>{children}</h5>,
  h3: ({ children }: Inside) => <h6>{children}</h6>,
  h4: ({ children }: Inside) => <h6>{children}</h6>,
  h5: ({ children }: Inside) => <h6>{children}</h6>,
  // What is relative to the exported page leads nowhere here.
  a: ({ href = '#', children }: Inside & { readonly href?: string }) =>
    !/^[a-z]+:/iu.test(href) ? (
      children
    ) : (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ),
  table: ({ children }: Inside) => (
    <div className={styles.table}>
      <table>{children}</table>
    </div>
  ),
};
