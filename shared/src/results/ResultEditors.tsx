import { Button } from 'antd';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import type { AiResult } from '../ai/ledger/aiResult';
import { approvedText } from '../ai/ledger/aiResultRules';
import { commentAiResult } from '../ai/ledger/aiResultState';
import { cancelRegeneration, regenerateAiResult, useRegeneration } from '../ai/regeneration';
import { announce } from '../ui/announce';
import { FormField } from '../ui/FormField';
import { Kbd } from '../ui/Kbd';
import { notify } from '../ui/notify';
import { useOpenEditor } from '../ui/useSingleKeys';
import { ResultWriting } from './ResultWriting';
import type { ResultView } from './resultView';
import { modifyResult, rejectResult } from './reviewActions';
import { WordDiff } from './WordDiff';

/** What can be written about a result. */
export type ResultEditor = 'modify' | 'reject' | 'comment' | 'regenerate';

interface ResultEditorFormProps {
  readonly result: AiResult;
  readonly editor: ResultEditor;
  readonly view: ResultView | undefined;
  readonly onClose: () => void;
  readonly onRegenerated: ((result: AiResult) => void) | undefined;
}

const words: Readonly<Record<ResultEditor, { label: string; help?: string; save: string; empty: string }>> = {
  modify: { label: 'Changed text', save: 'Approve changed text', empty: 'Write the text that should be used.' },
  reject: {
    label: 'Reason',
    help: 'It is kept with the result.',
    save: 'Reject for this reason',
    empty: 'Say why this result is rejected.',
  },
  comment: { label: 'Comment', save: 'Add comment', empty: 'Write the comment first.' },
  regenerate: {
    label: 'What should be different?',
    help: 'It is told to the engine. The new version comes as an entry of its own; this one leaves the queue.',
    save: 'Make another version',
    empty: '',
  },
};

/** What was typed and not saved, by entry and editor: looking at another entry must not lose it. */
const unsaved = new Map<string, string>();

// Stable, so that React calls it when the field comes and not with each letter.
const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

/** One text field for changing, rejecting, commenting or asking again. Ctrl+Enter saves, Esc closes and keeps the words. */
export function ResultEditorForm({ result, editor, view, onClose, onRegenerated }: ResultEditorFormProps) {
  const key = `${result.id} ${editor}`;
  const [text, setText] = useState(() => unsaved.get(key) ?? (editor === 'modify' ? approvedText(result) : ''));
  const [error, setError] = useState<string>();
  const run = useRegeneration(result.id);
  const shown = useDeferredValue(text);
  useOpenEditor();
  const { label, help, save, empty } = words[editor];

  const change = (next: string) => {
    setText(next);
    setError(undefined);
    unsaved.set(key, next);
  };
  const done = () => {
    unsaved.delete(key);
    onClose();
  };
  const submit = async () => {
    if (!text.trim() && editor !== 'regenerate') return setError(empty);
    if (editor === 'regenerate') {
      const next = await askAgain(result.id, text.trim());
      if (!next) return;
      done();
      return onRegenerated?.(next);
    }
    if (editor === 'modify' && !modifyResult(result.id, text)) return;
    if (editor === 'reject' && !rejectResult(result.id, text)) return;
    if (editor === 'comment') {
      commentAiResult(result.id, text);
      announce('Comment added');
    }
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and buttons inside
    <div className="s-stack" onKeyDown={onKeyDown}>
      <FormField label={label} help={help} error={error} required={editor !== 'regenerate'}>
        {(control) => (
          <textarea
            {...control}
            ref={focusField}
            className="s-input"
            rows={editor === 'modify' ? 8 : 3}
            value={text}
            disabled={Boolean(run)}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </FormField>
      {editor === 'modify' && shown !== result.output && <WordDiff before={result.output} after={shown} />}
      {run && <ResultWriting progress={run} view={view} onStop={() => cancelRegeneration(result.id)} />}
      <div className="s-line">
        <Button type="primary" loading={Boolean(run)} onClick={() => void submit()}>
          {save}
        </Button>
        {!run && <Button onClick={onClose}>Cancel</Button>}
        <span className="s-faint">
          <Kbd keys="Ctrl+Enter" /> saves, <Kbd keys="Esc" /> closes
        </span>
      </div>
    </div>
  );
}

/** The new entry, or nothing when it failed: the user has been told and the words are kept. */
async function askAgain(id: string, feedback: string): Promise<AiResult | undefined> {
  announce('Regenerating');
  try {
    const next = await regenerateAiResult(id, feedback);
    announce(`A new version waits: ${next.title}`);
    return next;
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    notify({ title: 'No new version', description, tone: 'destructive' });
    return undefined;
  }
}
