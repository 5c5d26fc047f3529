import { useTyped } from '@steps/platform/src/core/session/draftState';
import { announce, notify, TextArea, TextField } from '@steps/platform/ui';
import { type KeyboardEvent, useState } from 'react';
import type { AiResult } from '../ai/ledger/aiResult';
import { commentAiResult } from '../ai/ledger/aiResultState';
import { cancelRegeneration, regenerateAiResult, useRegeneration } from '../ai/regeneration';
import { EditorFrame, focusField } from './EditorFrame';
import { ModifyEditor } from './ModifyEditor';
import { ResultWriting } from './ResultWriting';
import type { ResultView } from './resultView';
import { approveResult, rejectResult } from './reviewActions';

/** What can be written about a result. */
export type ResultEditor = 'modify' | 'reject' | 'comment' | 'regenerate' | 'second-reader';

interface ResultEditorFormProps {
  readonly result: AiResult;
  readonly editor: ResultEditor;
  readonly view: ResultView | undefined;
  readonly onClose: () => void;
  readonly onRegenerated: ((result: AiResult) => void) | undefined;
}

type WordEditor = Exclude<ResultEditor, 'modify'>;

const words: Readonly<Record<WordEditor, { label: string; help?: string; save: string; empty: string }>> = {
  reject: {
    label: 'Reason',
    help: 'It is kept with the result.',
    save: 'Reject for this reason',
    empty: 'Say why this result is rejected.',
  },
  comment: { label: 'Comment', save: 'Add comment', empty: 'Write the comment first.' },
  'second-reader': {
    label: 'Name of the second reader',
    help: 'Shown in the trail. It must be somebody other than the first reader; the name is not checked.',
    save: 'Approve as second reader',
    empty: 'Write who has read it a second time.',
  },
  regenerate: {
    label: 'What should be different?',
    help: 'The engine gets your note. The new version is a separate entry; this one leaves the queue.',
    save: 'Make another version',
    empty: '',
  },
};

/** The form for changing, rejecting, commenting or asking again. */
export function ResultEditorForm({ editor, ...props }: ResultEditorFormProps) {
  if (editor === 'modify') return <ModifyEditor result={props.result} onClose={props.onClose} />;
  return <WordEditorForm editor={editor} {...props} />;
}

function WordEditorForm({
  result,
  editor,
  view,
  onClose,
  onRegenerated,
}: ResultEditorFormProps & { readonly editor: WordEditor }) {
  const { typed: text, type, forget, foundFrom } = useTyped(`result-${editor}:${result.id}`, '');
  const [error, setError] = useState<string>();
  const run = useRegeneration(result.id);
  const { label, help, save, empty } = words[editor];

  const change = (next: string) => {
    type(next);
    setError(undefined);
  };
  const done = () => {
    forget();
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
    if (editor === 'reject' && !rejectResult(result.id, text)) return;
    if (editor === 'second-reader' && !approveResult(result.id, text.trim())) return;
    if (editor === 'comment') {
      commentAiResult(result.id, text);
      announce('Comment added');
    }
    done();
  };

  // A name is one line: Enter ends it.
  const onNameKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && !ctrlKey && !metaKey) void submit();
  };
  const field = { label, help, error, ref: focusField, value: text, disabled: Boolean(run), onChange: change };
  return (
    <EditorFrame save={save} onSave={() => void submit()} onClose={onClose} busy={Boolean(run)} foundFrom={foundFrom}>
      {editor === 'second-reader' ? (
        <TextField {...field} required autoComplete="off" onKeyDown={onNameKey} />
      ) : (
        <TextArea {...field} required={editor !== 'regenerate'} rows={3} />
      )}
      {run && <ResultWriting progress={run} view={view} onStop={() => cancelRegeneration(result.id)} />}
    </EditorFrame>
  );
}

/** The new entry, or nothing if it failed: then the user has been told and the words are kept. */
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
