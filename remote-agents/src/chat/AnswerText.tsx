import { lazyPart, PartBoundary } from '@steps/shared/ui';
import { Suspense } from 'react';
import styles from './Markdown.module.css';

// The reader of Markdown is fetched with the first answer: a chat is opened without it.
const Markdown = lazyPart(async () => (await import('./Markdown')).Markdown);

/** The words of an answer; as they came until they are drawn, and where they cannot be. */
export function AnswerText({ text }: { readonly text: string }) {
  const plain = (
    <div className={styles.plain} data-own>
      {text}
    </div>
  );
  return (
    <PartBoundary text={text}>
      <Suspense fallback={plain}>
        <Markdown text={text} />
      </Suspense>
    </PartBoundary>
  );
}
