import {
  type AiResult,
  approvedText,
  historySteps,
  rejectAiResult,
  undo,
  useAiResult,
  useHistory,
} from '@steps/shared';
import {
  type ProposedChange,
  type ProposedField,
  proposedChange,
  readableChange,
  readableValue,
} from '@steps/shared/ai';
import { approveAndApply, EngineBadge, modifyAndApply, ResultStatus } from '@steps/shared/results';
import { FormField, notify } from '@steps/shared/ui';
import { Button, Input } from 'antd';
import { ArrowRight, Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './ProposalCard.module.css';

/** A change that an agent proposes, field by field, to accept, edit or discard. */
export function ProposalCard({ id }: { readonly id: string }) {
  const result = useAiResult(id);
  const [editing, setEditing] = useState(false);
  if (!result) return <p className="s-faint">This proposal is not there any more.</p>;
  const change = proposedChange(result.editedData ?? result.data);
  const waits = result.status === 'pending';
  return (
    <article className={styles.card} aria-label={result.title}>
      <header className={styles.head}>
        <strong>{result.title}</strong>
        <span className="s-line">
          <ResultStatus status={result.status} />
          <EngineBadge result={result} />
        </span>
      </header>
      {editing ? (
        <EditProposal result={result} change={change} onDone={() => setEditing(false)} />
      ) : (
        <>
          {change ? <Difference change={change} /> : <p className={styles.words}>{approvedText(result)}</p>}
          {waits ? (
            <div className={styles.acts}>
              <Button type="primary" size="small" icon={<Check size={14} aria-hidden />} onClick={() => accept([id])}>
                Accept
              </Button>
              <Button size="small" icon={<Pencil size={14} aria-hidden />} onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button size="small" icon={<X size={14} aria-hidden />} onClick={() => discard(id)}>
                Discard
              </Button>
            </div>
          ) : (
            <Decided result={result} />
          )}
        </>
      )}
    </article>
  );
}

/** Accepts proposals one after the other; each is a step of its own that can be undone. */
export function accept(ids: readonly string[]): void {
  for (const id of ids) attempt(() => approveAndApply(id));
}

const discard = (id: string): void => attempt(() => rejectAiResult(id, 'Discarded in the chat.'));

function attempt(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    notify({
      tone: 'destructive',
      title: 'Not accepted',
      description: error instanceof Error ? error.message : String(error),
    });
  }
}

function Decided({ result }: { readonly result: AiResult }) {
  useHistory();
  if (result.status === 'rejected' || !proposedChange(result.data)) return null;
  if (!result.appliedAt) return <p className={styles.acts}>Undone: nothing of it is in your records.</p>;
  const isLast = historySteps().at(-1)?.label === `Apply ${result.title}`;
  return (
    <div className={styles.acts}>
      <span className="s-muted">In your records.</span>
      {isLast && (
        <Button size="small" onClick={() => undo()}>
          Undo
        </Button>
      )}
    </div>
  );
}

function Difference({ change }: { readonly change: ProposedChange }) {
  return (
    <dl className={styles.fields}>
      {change.fields.map((field) => (
        <div key={field.key} className={styles.field}>
          <dt>{field.label}</dt>
          <dd>
            <Before field={field} isNew={change.isNew} />
            <ins>
              <ArrowRight size={14} aria-label="becomes" />
              {field.afterText ?? readableValue(field.after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Before({ field, isNew }: { readonly field: ProposedField; readonly isNew: boolean }) {
  const before = field.beforeText ?? readableValue(field.before);
  if (Array.isArray(field.before)) return <span className="s-faint">Added to {before || 'none'}</span>;
  if (before) return <del>{before}</del>;
  return isNew ? null : <span className="s-faint">Empty</span>;
}

interface EditProposalProps {
  readonly result: AiResult;
  readonly change: ProposedChange | undefined;
  readonly onDone: () => void;
}

/** Words can be changed here; what is chosen from a list, or is a moment, is proposed anew instead. */
const canEdit = ({ after, afterText }: ProposedField): boolean =>
  typeof after === 'string' && afterText === undefined && readableValue(after) === after;

function EditProposal({ result, change, onDone }: EditProposalProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [text, setText] = useState(result.output);
  const save = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => {
      if (!change) return modifyAndApply(result.id, text);
      const fields = change.fields.map((field) => ({ ...field, after: typed[field.key]?.trim() ?? field.after }));
      const edited = { ...change, fields };
      return modifyAndApply(result.id, readableChange(edited), 'You', edited);
    });
    onDone();
  };
  return (
    <form className={styles.edit} onSubmit={save}>
      {change ? (
        change.fields.filter(canEdit).map((field) => (
          <FormField key={field.key} label={field.label}>
            {(control) => (
              <Input
                {...control}
                value={typed[field.key] ?? String(field.after)}
                onChange={({ target }) => setTyped({ ...typed, [field.key]: target.value })}
              />
            )}
          </FormField>
        ))
      ) : (
        <FormField label="Text">
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 5 }}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FormField>
      )}
      <div className="s-line">
        <Button type="primary" size="small" htmlType="submit">
          Accept as edited
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
