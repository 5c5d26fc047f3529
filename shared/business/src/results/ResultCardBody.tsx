import { paths } from '@steps/platform/paths';
import { ButtonLink, CopyButton, EmptyState, notify, PartBoundary } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, ListChecks, MessageSquare, PencilLine, RefreshCw, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { type AiResult, aiResults } from '../ai/ledger/aiResult';
import { canApplyText } from '../ai/ledger/aiResultApply';
import { approvedData, gapsIn, isApproved, textToRead } from '../ai/ledger/aiResultRules';
import { proposedChange } from '../ai/ledger/proposedChange';
import type { TaskWork } from '../ai/taskWork';
import { useMay } from '../nouns/people/rights';
import { ProposedDifference } from './ProposedDifference';
import { type ResultEditor, ResultEditorForm } from './ResultEditors';
import { ResultEvidence } from './ResultEvidence';
import {
  ResultBrandWords,
  ResultCut,
  ResultDestination,
  ResultQuestions,
  ResultReach,
  ResultScore,
} from './ResultFacts';
import { EngineBadge, ResultStatus, RiskTag } from './ResultLabels';
import { ResultWriting } from './ResultWriting';
import { ReviewRuleNote } from './ReviewRuleNote';
import type { ResultView } from './resultView';
import { applyResult, approveResult, releaseResult, reopenResult } from './reviewActions';
import { useShownResult } from './shownResults';
import { useOwnReading, useTeamReaders } from './useTeamReaders';
import { WordDiff } from './WordDiff';
import './resultCard.css';

export interface ResultCardProps {
  /** The entry. A later result of `work` replaces it, and so does a version that was asked for instead of it. */
  readonly resultId?: string | undefined;
  /** What makes the results of this card: shown while it runs, with stop and retry. */
  readonly work?: TaskWork | undefined;
  /** The title of the card until its entry has one. */
  readonly title?: string;
  /** The look of its kind (a post's preview), from `resultView`; plain text when left out. */
  readonly view?: ResultView;
  /** The page's own buttons for an entry: "Put into the reply" once it is approved. */
  readonly actions?: (result: AiResult) => ReactNode;
  /** It is in the queue already: shows this very entry, without the link to the queue. */
  readonly inQueue?: boolean;
  /** Which editor is open, for pages with key shortcuts of their own; if absent, the card keeps it itself. */
  readonly editor?: ResultEditor | undefined;
  readonly onEditor?: (editor: ResultEditor | undefined) => void;
  /** Called with the entry that was asked for instead of this one. */
  readonly onRegenerated?: (result: AiResult) => void;
}

/** The card itself; `ResultCard` loads it. */
export function ResultCardBody({ resultId, work, title = 'Result', inQueue = false, ...rest }: ResultCardProps) {
  const asked = work?.resultId ?? resultId;
  const result = useNewestVersion(asked, inQueue);
  const card = useRef<HTMLElement>(null);
  // Pressing a button removes it: the focus stays in the card.
  const stay = () => card.current?.focus();
  if (work?.progress) {
    const stop = () => {
      stay();
      work.stop();
    };
    return (
      <article ref={card} className="s-result" aria-label={title} tabIndex={-1}>
        <header className="s-result__head">
          <h3 className="s-result__title">{title}</h3>
        </header>
        <ResultWriting progress={work.progress} view={rest.view} onStop={stop} />
      </article>
    );
  }
  const ended = work && (work.problem !== undefined || work.stopped);
  if (!result && !ended) {
    return asked === undefined ? null : (
      <EmptyState title="Result not found" purpose="It may belong to another business." />
    );
  }
  return (
    <article ref={card} className="s-result" aria-label={result?.title ?? title} tabIndex={-1}>
      {ended && <ResultEnding work={work} title={title} onRetry={stay} />}
      {result && <Entry result={result} inQueue={inQueue} {...rest} />}
    </article>
  );
}

interface ResultEndingProps {
  readonly work: TaskWork;
  readonly title: string;
  readonly onRetry: () => void;
}

/** Why the last try gave no result, and the way to try again. */
function ResultEnding({ work: { problem, retry }, title, onRetry }: ResultEndingProps) {
  return (
    <section className="s-result__note" aria-label={`${title}: no result`}>
      <p role={problem === undefined ? 'status' : 'alert'}>{problem ?? 'Stopped. Nothing was recorded.'}</p>
      {retry && (
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          onClick={() => {
            onRetry();
            retry();
          }}
        >
          Try again
        </Button>
      )}
    </section>
  );
}

type EntryProps = Omit<ResultCardProps, 'resultId' | 'work' | 'title'> & {
  readonly result: AiResult;
  readonly inQueue: boolean;
};

function Entry({ result, view, actions, inQueue, onRegenerated, ...controlled }: EntryProps) {
  const [own, setOwn] = useState<ResultEditor>();
  const editor = controlled.onEditor ? controlled.editor : own;
  const setEditor = controlled.onEditor ?? setOwn;
  const text = textToRead(result);
  const data = result.reading ? result.reading.data : approvedData(result);
  useShownResult(result.id, text);
  const may = useMay();
  const decides = ['human-loop', result.module].some((module) => may('approve', module));
  // In the queue the page is about the result; elsewhere it is in a section.
  const Title = inQueue ? 'h2' : 'h3';
  return (
    <>
      <header className="s-result__head">
        <Title className="s-result__title">{result.title}</Title>
        <ResultStatus status={result.status} />
        <EngineBadge result={result} />
        <RiskTag risk={result.risk} />
      </header>
      <ResultScore result={result} />
      <ResultReach result={result} />
      <ResultQuestions result={result} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text is what is reviewed; keys reach it and read on from there */}
      <div className="s-result__text" data-result-text tabIndex={0}>
        <PartBoundary text={text}>
          <Words {...{ text, data, view }} />
        </PartBoundary>
      </div>
      {text !== result.output && (
        <details>
          <summary>What was changed</summary>
          <WordDiff before={result.output} after={text} />
        </details>
      )}
      <ResultCut result={result} text={text} />
      <ResultBrandWords result={result} text={text} />
      <ReviewRuleNote result={result} decides={decides} />
      <ResultEvidence calls={result.evidence} />
      {result.reason && <p className="s-result__note">Rejected: {result.reason}</p>}
      <ResultDestination result={result} />
      {editor && (
        <ResultEditorForm
          key={`${result.id} ${editor}`}
          result={result}
          editor={editor}
          view={view}
          onClose={() => setEditor(undefined)}
          onRegenerated={onRegenerated}
        />
      )}
      <Actions result={result} decides={decides} editor={editor} onEditor={setEditor}>
        {actions?.(result)}
        <CopyButton text={text} refusalInPlace onCopied={() => warnOfGaps(text)} />
        {!inQueue && (
          <ButtonLink className="s-button--quiet" to={paths.module.href('human-loop', { entry: result.id })}>
            <ListChecks size={16} aria-hidden />
            Open in queue
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}

/** The words of a result, in the look of its kind. */
function Words({
  text,
  data,
  view,
}: {
  readonly view: ResultView | undefined;
  readonly text: string;
  readonly data: unknown;
}) {
  if (view) return view({ text, data, writing: false });
  const change = proposedChange(data);
  return change ? <ProposedDifference change={change} /> : text;
}

/** The entry, or the version that was asked for instead of it; in the queue each is shown for itself. */
function useNewestVersion(id: string | undefined, itself: boolean): AiResult | undefined {
  return useSyncExternalStore(aiResults.subscribe, () => {
    let result = id === undefined ? undefined : aiResults.get(id);
    // A replacement is newer than what it replaces, so this ends.
    while (!itself && result?.replacedById !== undefined && aiResults.get(result.replacedById)) {
      result = aiResults.get(result.replacedById);
    }
    return result;
  });
}

interface ActionsProps {
  readonly result: AiResult;
  /** The person at work may approve it. */
  readonly decides: boolean;
  readonly editor: ResultEditor | undefined;
  readonly onEditor: (editor: ResultEditor | undefined) => void;
  readonly children: ReactNode;
}

/** A copied text leaves Steps, where nothing says any more that something in it is still to be filled in. */
function warnOfGaps(text: string): void {
  const gaps = gapsIn(text);
  if (gaps.length === 0) return;
  notify({ title: 'Copied with gaps', description: `Fill in before you use it: ${gaps.join(', ')}.` });
}

/** Approve, modify and reject, in this order and place; a decided result offers the way back there instead. */
function Actions({ result, decides, editor, onEditor, children }: ActionsProps) {
  const toggle = (name: ResultEditor) => ({
    'aria-expanded': editor === name,
    onClick: () => onEditor(editor === name ? undefined : name),
  });
  const waiting = result.status === 'pending';
  const { reading } = result;
  const isTeam = useTeamReaders() !== undefined;
  const isOwn = useOwnReading(result);
  return (
    <div className="s-result__actions" role="toolbar" aria-label={`Review of ${result.title}`}>
      {!decides ? (
        <p className="s-muted">Your role reads and comments; somebody else approves.</p>
      ) : waiting ? (
        <>
          {result.held ? (
            <Button type="primary" onClick={() => releaseResult(result.id)}>
              Release
            </Button>
          ) : reading && isTeam ? (
            !isOwn && (
              <Button type={editor ? 'default' : 'primary'} onClick={() => approveResult(result.id)}>
                Approve as second reader
              </Button>
            )
          ) : reading ? (
            <Button type={editor ? 'default' : 'primary'} {...toggle('second-reader')}>
              Approve as second reader
            </Button>
          ) : (
            <Button
              // While an editor is open, its own button is the main one.
              type={editor ? 'default' : 'primary'}
              icon={<Check size={16} aria-hidden />}
              onClick={() => approveResult(result.id)}
            >
              {editor === 'modify' ? 'Approve unchanged' : 'Approve'}
            </Button>
          )}
          {!result.held && (
            <Button icon={<PencilLine size={16} aria-hidden />} {...toggle('modify')}>
              Modify
            </Button>
          )}
          <Button icon={<X size={16} aria-hidden />} {...toggle('reject')}>
            Reject
          </Button>
        </>
      ) : (
        <>
          {isApproved(result) && canApplyText(result) && (
            <Button type="primary" onClick={() => applyResult(result.id)}>
              Write to the record
            </Button>
          )}
          <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => reopenResult(result.id)}>
            Reopen
          </Button>
        </>
      )}
      {decides && (
        <Button type="text" icon={<RefreshCw size={16} aria-hidden />} {...toggle('regenerate')}>
          Regenerate
        </Button>
      )}
      <Button type="text" icon={<MessageSquare size={16} aria-hidden />} {...toggle('comment')}>
        Comment
      </Button>
      {children}
    </div>
  );
}
