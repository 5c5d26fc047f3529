import { formatMoment } from '@steps/platform';
import { Card, EmptyState, ProgressBar, Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { type BriefChoice, BriefForm } from './BriefForm';
import { EarlierPieces } from './EarlierPieces';
import { type GenerationJob, useGeneration } from './generationState';
import { MarketingPage } from './MarketingPage';
import { StudioLayout } from './StudioLayout';
import styles from './StudioPage.module.css';
import { useStudioDraft } from './studioDraft';
import type { Studio } from './useStudio';

interface StudioPageProps {
  readonly studio: Studio;
  /** Title, purpose, address and name in the breadcrumb. */
  readonly page: Pick<ComponentProps<typeof MarketingPage>, 'title' | 'purpose' | 'path' | 'crumb'>;
  readonly choices: readonly BriefChoice[];
  /** What the text of the brief is called, and what to write. */
  readonly words: { readonly label: string; readonly help: string };
  readonly jobs: () => readonly GenerationJob[];
  /** Whether generating makes more of what is there; with any piece when left out. */
  readonly again?: boolean;
  /** Another studio whose brief is offered. */
  readonly borrow?: ComponentProps<typeof BorrowBrief>['from'];
  /** What can be done with the piece. */
  readonly actions?: ReactNode;
  readonly resultCount: number;
  /** Beside the earlier pieces. */
  readonly resultActions?: ReactNode;
  readonly results: ReactNode;
  /** In place of results while there are none. */
  readonly nothing: ComponentProps<typeof EmptyState>;
  readonly preview: ReactNode;
  /** Above the studio. */
  readonly children?: ReactNode;
}

/** A studio: the brief, what was generated from it, and how it will look. */
export function StudioPage({ studio, page, words, results, nothing, children, ...parts }: StudioPageProps) {
  const { kind, piece, brief, busy } = studio;
  const own = brief[studio.words] ?? '';
  return (
    <MarketingPage {...page} actions={parts.actions}>
      {children}
      <StudioLayout
        part={studio.part}
        onPart={studio.setPart}
        resultCount={parts.resultCount}
        brief={
          <BriefForm
            studio={kind}
            choices={parts.choices}
            words={{ name: studio.words, ...words }}
            values={brief}
            onChange={studio.change}
            onGenerate={() => void studio.generate(parts.jobs())}
            onStartAgain={piece || own ? studio.startAgain : undefined}
            again={parts.again ?? piece !== undefined}
          >
            {parts.borrow && (
              <BorrowBrief own={own} from={parts.borrow} onUse={(text) => studio.change(studio.words, text)} />
            )}
          </BriefForm>
        }
        results={
          <>
            <ResultsHead
              detail={piece && `Changed ${formatMoment(piece.updatedAt, new Date())}`}
              actions={
                <>
                  {parts.resultActions}
                  <EarlierPieces kind={kind} current={piece?.id} onOpen={studio.open} />
                </>
              }
            />
            {busy && <GenerationCards studio={kind} />}
            {results || (!busy && <EmptyState {...nothing} />)}
          </>
        }
        preview={parts.preview}
      />
    </MarketingPage>
  );
}

interface BorrowBriefProps {
  /** What is typed here already: then nothing is offered. */
  readonly own: string;
  readonly from: { readonly studio: string; readonly words: string; readonly label: string };
  readonly onUse: (words: string) => void;
}

/** Offers the brief of another studio, so that nothing has to be typed twice. */
function BorrowBrief({ own, from, onUse }: BorrowBriefProps) {
  const words = useStudioDraft(from.studio)?.brief[from.words] ?? '';
  if (own.trim() || !words.trim()) return null;
  return (
    <Button block onClick={() => onUse(words)}>
      {from.label}
    </Button>
  );
}

interface ResultsHeadProps {
  readonly detail?: string | undefined;
  readonly actions?: ReactNode;
}

/** Top of the results of a studio. */
const ResultsHead = ({ detail, actions }: ResultsHeadProps) => (
  <Row as="header" gap={2} align="center" wrap minHeight={28} className={styles.head}>
    <h2>Results</h2>
    <span className="s-faint">{detail}</span>
    <Row gap={2} align="center">
      {actions}
    </Row>
  </Row>
);

/** What is being written, as it comes. Not a live region: it changes many times a second, and its end is announced. */
function GenerationCards({ studio }: { readonly studio: string }) {
  const generation = useGeneration(studio);
  return Object.entries(generation?.parts ?? {}).map(([name, { label, text, percent }]) => (
    <Card key={name} gap={3} padding={4} aria-busy>
      <Text as="h3" size={14}>
        {label}
      </Text>
      <ProgressBar label={`Writing: ${label}`} value={percent} />
      <Text minHeight={44} tone="muted" breakWords whiteSpace="pre-wrap">
        {text}
      </Text>
    </Card>
  ));
}
