import { useTyped } from '@steps/platform/src/core/session/draftState';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { useOpenEditor } from '@steps/platform/src/ui/useSingleKeys';
import { announce, DetailSkeleton, TextArea } from '@steps/platform/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { OpenSchema } from '../ai/draftShape';
import {
  EditedFieldError,
  type EditedResult,
  type Editing,
  editedFields,
  editedText,
  editingOf,
  textOfFields,
} from '../ai/editedResult';
import type { AiResult } from '../ai/ledger/aiResult';
import { approvedData, textToRead } from '../ai/ledger/aiResultRules';
import { type ProposedChange, proposedChange, readableChange } from '../ai/ledger/proposedChange';
import { proposedProblem } from '../ai/ledger/proposedEdit';
import { DraftFields } from './DraftFields';
import { EditorFrame, focusField } from './EditorFrame';
import { ProposedFields } from './proposedFieldsPart';
import { modifyResult } from './reviewActions';
import { WordDiff } from './WordDiff';

interface ModifyEditorProps {
  readonly result: AiResult;
  readonly onClose: () => void;
}

/** Changes a result: its text, its fields if it has several, or what it proposes. All changes are approved together. */
export function ModifyEditor({ result, onClose }: ModifyEditorProps) {
  const change = proposedChange(result.reading?.data ?? approvedData(result));
  return change ? <ProposalEditor {...{ result, change, onClose }} /> : <WrittenEditor {...{ result, onClose }} />;
}

function WrittenEditor({ result, onClose }: ModifyEditorProps) {
  // From the start, not only once its task is loaded: what is typed next is meant for the text.
  useOpenEditor();
  const [editing, setEditing] = useState<Editing | undefined>(() =>
    result.data === undefined ? { as: 'text' } : undefined,
  );
  // Read once: a later change of the entry must not remove what is written here.
  const first = useRef(result);
  useEffect(() => {
    let open = true;
    void editingOf(first.current).then((way) => open && setEditing(way));
    return () => {
      open = false;
    };
  }, []);
  if (!editing) return <DetailSkeleton />;
  return editing.as === 'text' ? (
    <TextEditor {...{ result, editing, onClose }} />
  ) : (
    <FieldsEditor {...{ result, editing, onClose }} />
  );
}

/** What would be written, value by value. */
function ProposalEditor({ result, change: made, onClose }: ModifyEditorProps & { readonly change: ProposedChange }) {
  useOpenEditor();
  const { value, change, fault, save, busy, foundFrom } = useEdit('proposal', result, made, onClose);
  const submit = () => {
    const problem = proposedProblem(value);
    const known = problem && { path: problem.key, message: problem.message };
    return save(async () => ({ text: readableChange(value), data: value }), known);
  };
  return (
    <EditorFrame
      save="Approve with these values"
      onSave={() => void submit()}
      onClose={onClose}
      busy={busy}
      foundFrom={foundFrom}
    >
      <ProposedFields
        change={value}
        onChange={change}
        problem={fault?.path ? { key: fault.path, message: fault.message } : undefined}
      />
      {fault && !fault.path && <p role="alert">{fault.message}</p>}
    </EditorFrame>
  );
}

type EditorProps<Way extends Editing['as']> = ModifyEditorProps & { readonly editing: Editing & { readonly as: Way } };

function TextEditor({ result, editing, onClose }: EditorProps<'text'>) {
  const { value, change, fault, save, busy, foundFrom } = useEdit('text', result, textToRead(result), onClose);
  const shown = useDeferredValue(value);
  const submit = () => save(() => editedText(result, editing, value), value.trim() ? undefined : empty);
  return (
    <EditorFrame
      save="Approve changed text"
      onSave={() => void submit()}
      onClose={onClose}
      busy={busy}
      foundFrom={foundFrom}
    >
      {editing.why && (
        <p className="s-muted">
          {editing.why} Until then only its text can be changed, and single parts of it go into no record.
        </p>
      )}
      <TextArea
        label="Changed text"
        error={fault?.message}
        required
        ref={focusField}
        rows={8}
        value={value}
        onChange={change}
      />
      {shown !== result.output && <WordDiff before={result.output} after={shown} />}
    </EditorFrame>
  );
}

const empty = { path: '', message: 'Write the text that should be used.' };

function FieldsEditor({ result, editing: { task, draft }, onClose }: EditorProps<'fields'>) {
  const { value, change, fault, save, busy, foundFrom } = useEdit<unknown>('fields', result, draft, onClose);
  const text = textOfFields(task, useDeferredValue(value));
  const submit = () => save(() => editedFields(result, task, value));
  return (
    <EditorFrame
      save="Approve changed text"
      onSave={() => void submit()}
      onClose={onClose}
      busy={busy}
      foundFrom={foundFrom}
    >
      <fieldset ref={focusFirst} className="s-result__items">
        <legend>Changed text</legend>
        {/*
         * valibot publishes the parts of a schema, but in no common type; `OpenSchema` reads them only for the kinds that have
         * them.
         */}
        <DraftFields schema={task.draft as unknown as OpenSchema} value={value} onChange={change} fault={fault} />
      </fieldset>
      {fault && !fault.path && <p role="alert">{fault.message}</p>}
      {text !== undefined && text !== result.output && <WordDiff before={result.output} after={text} />}
    </EditorFrame>
  );
}

const focusFirst = (fields: HTMLElement | null): void => focusField(fields?.querySelector('textarea') ?? null);

interface Fault {
  readonly path: string;
  readonly message: string;
}

/** What is being changed, kept until it is approved; and how to approve it. */
function useEdit<T>(way: string, result: AiResult, made: T, onClose: () => void) {
  // Read once: a later change of the entry must not remove what is written here.
  const [start] = useState(made);
  const { typed: value, type, forget, foundFrom } = useTyped(`result-${way}:${result.id}`, start);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const change = (next: T) => {
    type(next);
    setFault(undefined);
  };
  const save = async (edited: () => Promise<EditedResult>, known?: Fault) => {
    if (known) return setFault(known);
    setBusy(true);
    try {
      if (!modifyResult(result.id, await edited())) return;
      forget();
      onClose();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      announce(error.message);
      setFault({ path: error instanceof EditedFieldError ? error.path : '', message: error.message });
    } finally {
      setBusy(false);
    }
  };
  return { value, change, fault, save, busy, foundFrom };
}
