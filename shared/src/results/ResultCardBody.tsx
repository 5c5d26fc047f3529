import { Button } from 'antd';
import { Check, ListChecks, MessageSquare, PencilLine, RefreshCw, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AiResult } from '../ai/ledger/aiResult';
import { canApplyText } from '../ai/ledger/aiResultApply';
import { approvedText, isApproved } from '../ai/ledger/aiResultRules';
import { useAiResult } from '../ai/ledger/aiResultState';
import { paths } from '../core/paths';
import { ButtonLink } from '../ui/ButtonLink';
import { CopyButton } from '../ui/CopyButton';
import { EmptyState } from '../ui/EmptyState';
import { type ResultEditor, ResultEditorForm } from './ResultEditors';
import { ResultDestination, ResultQuestions, ResultReach, ResultScore } from './ResultFacts';
import { EngineBadge, ResultStatus, RiskTag } from './ResultLabels';
import { applyResult, approveResult, reopenResult } from './reviewActions';
import { useShownResult } from './shownResults';
import { WordDiff } from './WordDiff';
import './resultCard.css';

export interface ResultCardProps {
  readonly resultId: string;
  /** The text in the shape of its kind (a post's preview); plain text when left out. */
  readonly view?: (text: string) => ReactNode;
  /** Already in the queue, so without the link to it. */
  readonly inQueue?: boolean;
  /** Which editor is open, for pages with keys of their own; the card keeps it itself when left out. */
  readonly editor?: ResultEditor | undefined;
  readonly onEditor?: (editor: ResultEditor | undefined) => void;
  /** The entry that was asked for in place of this one. */
  readonly onRegenerated?: (result: AiResult) => void;
}

/** The card itself; `ResultCard` fetches it. */
export function ResultCardBody({ resultId, view, inQueue = false, onRegenerated, ...controlled }: ResultCardProps) {
  const result = useAiResult(resultId);
  const [own, setOwn] = useState<ResultEditor>();
  const editor = controlled.onEditor ? controlled.editor : own;
  const setEditor = controlled.onEditor ?? setOwn;
  useShownResult(resultId, result ? approvedText(result) : '');
  if (!result) return <EmptyState title="Result not found" purpose="It may belong to another business." />;
  const text = approvedText(result);
  // In the queue the result is what the page is about; elsewhere it stands in a section.
  const Title = inQueue ? 'h2' : 'h3';
  return (
    <article className="s-result" aria-label={result.title}>
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
        {view ? view(text) : text}
      </div>
      {result.editedText !== undefined && (
        <details>
          <summary>What was changed</summary>
          <WordDiff before={result.output} after={result.editedText} />
        </details>
      )}
      {result.reason && <p className="s-result__note">Rejected: {result.reason}</p>}
      <ResultDestination result={result} />
      {editor && (
        <ResultEditorForm
          key={`${result.id} ${editor}`}
          result={result}
          editor={editor}
          onClose={() => setEditor(undefined)}
          onRegenerated={onRegenerated}
        />
      )}
      <Actions result={result} editor={editor} onEditor={setEditor}>
        <CopyButton text={text} />
        {!inQueue && (
          <ButtonLink className="s-button--quiet" to={paths.module.href('human-loop', { entry: result.id })}>
            <ListChecks size={16} aria-hidden />
            Open in queue
          </ButtonLink>
        )}
      </Actions>
    </article>
  );
}

interface ActionsProps {
  readonly result: AiResult;
  readonly editor: ResultEditor | undefined;
  readonly onEditor: (editor: ResultEditor | undefined) => void;
  readonly children: ReactNode;
}

/** Approve, modify and reject, in this order at this place; a decided result offers the way back there instead. */
function Actions({ result, editor, onEditor, children }: ActionsProps) {
  const toggle = (name: ResultEditor) => ({
    'aria-expanded': editor === name,
    onClick: () => onEditor(editor === name ? undefined : name),
  });
  const waiting = result.status === 'pending';
  return (
    <div className="s-result__actions" role="toolbar" aria-label={`Review of ${result.title}`}>
      {waiting ? (
        <>
          <Button
            // Beside an open editor its own button is the main one.
            type={editor ? 'default' : 'primary'}
            icon={<Check size={16} aria-hidden />}
            onClick={() => approveResult(result.id)}
          >
            {editor === 'modify' ? 'Approve unchanged' : 'Approve'}
          </Button>
          <Button icon={<PencilLine size={16} aria-hidden />} {...toggle('modify')}>
            Modify
          </Button>
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
      <Button type="text" icon={<RefreshCw size={16} aria-hidden />} {...toggle('regenerate')}>
        Regenerate
      </Button>
      <Button type="text" icon={<MessageSquare size={16} aria-hidden />} {...toggle('comment')}>
        Comment
      </Button>
      {children}
    </div>
  );
}
