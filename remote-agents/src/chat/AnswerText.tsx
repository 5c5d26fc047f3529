import { lazyPart, PartBoundary, Text } from '@steps/platform/ui';
import { Suspense } from 'react';
import type { MarkdownProps } from './Markdown';

// The reader of Markdown is fetched with the first answer: a chat is opened without it.
const Markdown = lazyPart(async () => (await import('./Markdown')).Markdown);

/** Characters of an answer that are read as Markdown, some 3,000 words; how long that takes grows with the square of them. */
const longestDrawn = 20_000;

/** The words of an answer; as they came until they are drawn, and where they cannot be or are too many. */
export function AnswerText({ text, unfinished }: MarkdownProps) {
  const plain = (
    <Text as="div" whiteSpace="pre-wrap" breakWords data-own>
      {text}
    </Text>
  );
  if (text.length > longestDrawn) return plain;
  return (
    <PartBoundary text={text}>
      <Suspense fallback={plain}>
        <Markdown text={text} unfinished={unfinished} />
      </Suspense>
    </PartBoundary>
  );
}
