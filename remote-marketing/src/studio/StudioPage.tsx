import { formatMoment } from '@steps/platform';
import { EmptyState } from '@steps/platform/ui';
import type { ComponentProps, ReactNode } from 'react';
import { BorrowBrief } from './BorrowBrief';
import { type BriefChoice, BriefForm } from './BriefForm';
import { EarlierPieces } from './EarlierPieces';
import { GenerationCards } from './GenerationCards';
import type { GenerationJob } from './generationState';
import { MarketingPage } from './MarketingPage';
import { ResultsHead } from './ResultsHead';
import { StudioLayout } from './StudioLayout';
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
