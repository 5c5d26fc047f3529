import { useMay } from '@steps/business';
import { attempt, ListSkeleton, lazyPart, PartBoundary, Section, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { type PiecePart, pieces } from '../pieces/piece';
import { chooseVariant } from '../pieces/pieceState';
import { type Insert, PlainWords } from './PlainWords';

const RichWords = lazyPart(async () => (await import('./RichWords')).RichWords);

interface OwnWordsProps {
  readonly title: string;
  readonly help?: string;
  readonly pieceId: string;
  /** Name of the part in the piece. */
  readonly name: string;
  readonly part: PiecePart;
  readonly rows?: number;
  /** An article: headings, lists, links and pictures, kept as Markdown. */
  readonly rich?: boolean;
  /** What a press puts into the text, as chips over it. */
  readonly inserts?: readonly Insert[];
}

/** A person's own words, in place of a result. They keep themselves. */
export function OwnWords({ title, help, pieceId, name, part, rows, rich = false, inserts }: OwnWordsProps) {
  const mayChange = useMay()('change', pieces.modules);
  const [plain, setPlain] = useState(!rich);
  const newest = part.options.at(-1);
  const words = { pieceId, name, kept: part.text ?? '' };
  return (
    <Section
      title={title}
      actions={
        mayChange && (
          <>
            {rich && (
              <Button size="small" type="text" aria-pressed={plain} onClick={() => setPlain(!plain)}>
                Markdown
              </Button>
            )}
            {newest && (
              <Button
                size="small"
                type="text"
                onClick={() => attempt('Not saved', () => chooseVariant(pieceId, name, newest))}
              >
                Use the generated version
              </Button>
            )}
          </>
        )
      }
    >
      <PartBoundary key={String(plain)} text={words.kept}>
        {!mayChange ? (
          <Text whiteSpace="pre-wrap" breakWords>
            {words.kept}
          </Text>
        ) : plain ? (
          <PlainWords {...words} {...{ help, rows, inserts }} />
        ) : (
          <Suspense fallback={<ListSkeleton label="Loading the editor" />}>
            <RichWords {...words} />
          </Suspense>
        )}
      </PartBoundary>
    </Section>
  );
}
