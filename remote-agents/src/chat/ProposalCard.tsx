import { type AiResult, approvedText, currentActor, useAiResult } from '@steps/business';
import { type ProposedChange, proposedChange, proposedProblem, readableChange } from '@steps/business/ai';
import { ProposedDifference, ProposedFields, ResultLabel, review } from '@steps/business/results';
import { historySteps, undo, useHistory, useTyped } from '@steps/platform';
import { attempt, Box, FormField, FoundDraft, Row, Stack, Text } from '@steps/platform/ui';
import { Button, Input } from 'antd';
import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './ProposalCard.module.css';

/** A change that an agent proposes, field by field, to accept, edit or discard. */
export function ProposalCard({ id }: { readonly id: string }) {
  const result = useAiResult(id);
  const [editing, setEditing] = useState(false);
  if (!result) return <p className="s-faint">This proposal no longer exists.</p>;
  const change = proposedChange(result.editedData ?? result.data);
  const waits = result.status === 'pending';
  return (
    <Box as="article" clip bordered radius="surface" background="surface" aria-label={result.title}>
      <Stack as="header" gap={1} paddingY={2} paddingX={3} divider="below" className={styles.head}>
        <strong>{result.title}</strong>
        <Row as="span" gap={2} align="center" wrap>
          <ResultLabel.Status status={result.status} />
          <ResultLabel.Engine result={result} />
        </Row>
      </Stack>
      {editing ? (
        <EditProposal result={result} change={change} onDone={() => setEditing(false)} />
      ) : (
        <>
          {change ? (
            <Box paddingY={1} paddingX={3}>
              <ProposedDifference change={change} />
            </Box>
          ) : (
            <Text paddingY={2} paddingX={3} whiteSpace="pre-wrap">
              {approvedText(result)}
            </Text>
          )}
          {waits ? (
            <Row gap={2} align="center" wrap paddingY={2} paddingX={3} className={styles.acts}>
              <Button type="primary" size="small" icon={<Check size={14} aria-hidden />} onClick={() => accept([id])}>
                Accept
              </Button>
              <Button size="small" icon={<Pencil size={14} aria-hidden />} onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button size="small" icon={<X size={14} aria-hidden />} onClick={() => discard(id)}>
                Discard
              </Button>
            </Row>
          ) : (
            <Decided result={result} />
          )}
        </>
      )}
    </Box>
  );
}

/** Accepts proposals one after the other; each is a step of its own that can be undone. */
export function accept(ids: readonly string[]): void {
  for (const id of ids) attempt(notAccepted, () => review.approveAndApply(id));
}

const discard = (id: string) => attempt(notAccepted, () => review.reject(id, 'Discarded in the chat.'));

const notAccepted = {
  title: 'Not accepted',
  description: (error: unknown) => (error instanceof Error ? error.message : String(error)),
};

function Decided({ result }: { readonly result: AiResult }) {
  useHistory();
  if (result.status === 'rejected' || !proposedChange(result.data)) return null;
  if (!result.appliedAt)
    return (
      <Row as="p" gap={2} align="center" wrap paddingY={2} paddingX={3} className={styles.acts}>
        Undone: nothing from it is in your records.
      </Row>
    );
  const isLast = historySteps().at(-1)?.label === `Apply ${result.title}`;
  return (
    <Row gap={2} align="center" wrap paddingY={2} paddingX={3} className={styles.acts}>
      <span className="s-muted">In your records.</span>
      {isLast && (
        <Button size="small" onClick={() => undo()}>
          Undo
        </Button>
      )}
    </Row>
  );
}

interface EditProposalProps {
  readonly result: AiResult;
  readonly change: ProposedChange | undefined;
  readonly onDone: () => void;
}

function EditProposal({ result, change, onDone }: EditProposalProps) {
  const { typed, type, forget, foundFrom } = useTyped(`proposal:${result.id}`, {
    changed: change,
    text: result.output,
  });
  const { changed, text } = typed;
  const leave = () => {
    forget();
    onDone();
  };
  const [problem, setProblem] = useState<ReturnType<typeof proposedProblem>>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = changed && proposedProblem(changed);
    if (found) return setProblem(found);
    attempt(notAccepted, () =>
      changed
        ? review.modifyAndApply(result.id, readableChange(changed), currentActor(), changed)
        : review.modifyAndApply(result.id, text),
    );
    leave();
  };
  return (
    <Stack as="form" gap={3} padding={3} onSubmit={save}>
      {changed ? (
        <ProposedFields
          change={changed}
          problem={problem}
          onChange={(next) => {
            type({ ...typed, changed: next });
            setProblem(undefined);
          }}
        />
      ) : (
        <FormField label="Text">
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 5 }}
              value={text}
              onChange={({ target }) => type({ ...typed, text: target.value })}
            />
          )}
        </FormField>
      )}
      <FoundDraft from={foundFrom} />
      <Row gap={2} align="center" wrap>
        <Button type="primary" size="small" htmlType="submit">
          Accept as edited
        </Button>
        <Button size="small" onClick={leave}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
