import type { ResultView } from '@steps/shared/results';
import { Fragment, type ReactNode } from 'react';
import styles from './articleView.module.css';
import { type ReadBlock, readBlocks, readWords } from './markdownRules';

/** How an outline or a draft looks in its card. */
export const articleView: ResultView = ({ text }) => <ArticleText text={text} />;

/** An article under a heading of the third level: as it will be read, not as it is written. */
export const ArticleText = ({ text }: { readonly text: string }) => (
  <div className={styles.article}>{each(readBlocks(text), Block)}</div>
);

function Block(block: ReadBlock) {
  if (block.kind === 'text') return <p>{words(block.text)}</p>;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {each(block.items, (item) => (
          <li>{words(item)}</li>
        ))}
      </List>
    );
  }
  const Heading = block.level === 1 ? 'h4' : block.level === 2 ? 'h5' : 'h6';
  return <Heading>{words(block.text)}</Heading>;
}

const words = (line: string) =>
  each(readWords(line), ({ text, look }) =>
    look === 'strong' ? <strong>{text}</strong> : look === 'emphasis' ? <em>{text}</em> : text,
  );

/** Blocks have no identity of their own and keep no state: their places will do. */
const each = <T,>(all: readonly T[], shown: (one: T) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  all.map((one, at) => <Fragment key={at}>{shown(one)}</Fragment>);
