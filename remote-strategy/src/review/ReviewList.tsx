import { type AiResult, aiResults, isForOneReader, resultKinds, useMay } from '@steps/business';
import { ResultLabel, review } from '@steps/business/results';
import { counted, useTyped } from '@steps/platform';
import {
  announce,
  DateText,
  Dialog,
  EmptyState,
  FoundDraft,
  NothingFound,
  notify,
  type Question,
  type RecordColumn,
  RecordList,
  SelectionBar,
  Stack,
  TextArea,
  useConfirm,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { CheckCheck, UserCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { viewInWords, withoutFilters } from './ReviewFilters';
import styles from './review.module.css';
import { type ReviewView, reviewFilters } from './reviewViewRules';

interface ReviewListProps {
  readonly results: readonly AiResult[];
  readonly view: ReviewView;
  readonly onView: (view: ReviewView) => void;
  readonly shown: readonly AiResult[];
  readonly current: AiResult | undefined;
  readonly onOpen: (id: string) => void;
}

const idOf = (result: AiResult) => result.id;
const titleOf = (result: AiResult) => result.title;

const title: RecordColumn<AiResult> = {
  id: 'title',
  header: 'Result',
  width: 120,
  sortable: true,
  phone: 'title',
  cell: ({ title, kind, reading }) => (
    <span title={`${title} (${resultKinds.label(kind)})${reading ? `. Read once, by ${reading.actor}` : ''}`}>
      {reading && (
        <>
          <UserCheck size={14} aria-hidden className={styles.readOnce} />
          <span className="s-hidden">Read once: </span>
        </>
      )}
      {title}
    </span>
  ),
};
const risk: RecordColumn<AiResult> = {
  id: 'risk',
  header: 'Risk',
  width: 76,
  grow: 0,
  sortable: true,
  cell: (result) => <ResultLabel.Risk risk={result.risk} short />,
};
const age: RecordColumn<AiResult> = {
  id: 'age',
  header: 'Made',
  width: 92,
  grow: 0,
  sortable: true,
  cell: (result) => <DateText day value={result.createdAt} />,
};
const status: RecordColumn<AiResult> = {
  id: 'status',
  header: 'Status',
  width: 104,
  grow: 0,
  cell: (result) => <ResultLabel.Status status={result.status} short />,
};
const waitingColumns = [title, risk, age];
// Where statuses are mixed, they say more than the risk.
const mixedColumns = [title, status, age];

/** The list of the queue with bulk decisions for what waits. */
export function ReviewList({ results, view, onView, shown, current, onOpen }: ReviewListProps) {
  const decides = useMay()('approve', ['human-loop', ...new Set(results.map(({ module }) => module))]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState(false);
  const chosen = useMemo(() => shown.filter((result) => selected.has(result.id)), [shown, selected]);
  const waiting = chosen.filter((result) => result.status === 'pending').map(idOf);
  // What a rule holds back or wants read twice is decided one by one.
  const approvable = chosen.filter((result) => result.status === 'pending' && isForOneReader(result)).map(idOf);
  const clear = () => setSelected(new Set());
  const confirm = useConfirm();
  const approve = async () => {
    const risky = chosen.filter(
      (result) => isForOneReader(result) && result.status === 'pending' && result.risk === 'high',
    );
    if (risky.length > 0 && !(await confirm(riskQuestion(risky, approvable.length)))) return;
    // Somebody may have decided in another tab while the question was open.
    notifyDone(review.approveAll(approvable), 'approved');
  };
  const notifyDone = (done: readonly string[], what: string) => {
    clear();
    const title = `${counted(done.length, 'result')} ${what}`;
    // Records are written one by one, each under somebody's eyes.
    const writable = done.flatMap((id) => aiResults.get(id) ?? []).filter(review.canApply).length;
    const description = writable > 0 && `${writable} can now be written to a record: open it and choose so.`;
    notify({
      title,
      description: description || undefined,
      action: { label: 'Undo', onClick: () => void review.reopenAll(done) },
    });
  };
  return (
    <Stack gap={4} bound alignContent="start">
      <SelectionBar count={chosen.length} noun="result" onClear={clear}>
        <Button disabled={approvable.length === 0} onClick={() => void approve()}>
          Approve {approvable.length.toLocaleString('en-GB')}
        </Button>
        <Button disabled={waiting.length === 0} onClick={() => setRejecting(true)}>
          Reject {waiting.length.toLocaleString('en-GB')}
        </Button>
      </SelectionBar>
      <RecordList
        label="Results"
        rows={shown}
        rowId={idOf}
        rowName={titleOf}
        columns={view.status === 'pending' ? waitingColumns : mixedColumns}
        sort={view.sort}
        onSort={(sort) => onView({ ...view, sort })}
        {...(decides ? { selection: selected, onSelect: setSelected } : {})}
        onOpen={(result) => onOpen(result.id)}
        current={current?.id}
        empty={<Nothing results={results} view={view} onView={onView} />}
      />
      <RejectDialog
        count={rejecting ? waiting.length : 0}
        onClose={() => setRejecting(false)}
        onReject={(reason) => {
          setRejecting(false);
          notifyDone(review.rejectAll(waiting, reason), 'rejected');
        }}
      />
    </Stack>
  );
}

/** Names what would go into records or to customers, so that nothing of it is approved unseen. */
function riskQuestion(risky: readonly AiResult[], all: number): Question {
  const named = risky.slice(0, 5).map((result) => `“${result.title}”`);
  const more = risky.length > named.length ? ` and ${(risky.length - named.length).toLocaleString('en-GB')} more` : '';
  const count = counted(all, 'result');
  return {
    title: `Approve ${count} with ${risky.length.toLocaleString('en-GB')} of high risk?`,
    text: `Approved, these may change records or go to customers: ${named.join(', ')}${more}. Approve only what you have read.`,
    action: `Approve ${all.toLocaleString('en-GB')}`,
  };
}

/** All done is not the same as nothing found. */
function Nothing({ results, view, onView }: Pick<ReviewListProps, 'results' | 'view' | 'onView'>) {
  const filtered = view.q || reviewFilters.some((filter) => view[filter].length > 0);
  if (view.status === 'pending' && !filtered && !results.some((result) => result.status === 'pending')) {
    return (
      <EmptyState
        icon={CheckCheck}
        title="Nothing is waiting for you"
        purpose="Everything AI has made so far has been reviewed."
        action={<Button onClick={() => onView({ ...view, status: '' })}>Show what was decided</Button>}
      />
    );
  }
  return <NothingFound searched={viewInWords(view)} onClear={() => onView(withoutFilters(view))} />;
}

interface RejectDialogProps {
  /** 0: closed. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

function RejectDialog({ count, onClose, onReject }: RejectDialogProps) {
  const { typed: reason, type, forget, foundFrom } = useTyped('reject-many:', '');
  const [error, setError] = useState<string>();
  const reject = () => {
    if (reason.trim()) {
      forget();
      return onReject(reason);
    }
    setError('Say why these results are rejected.');
    announce('Say why these results are rejected.');
  };
  return (
    <Dialog
      open={count > 0}
      title={count === 1 ? 'Reject 1 result' : `Reject ${count.toLocaleString('en-GB')} results`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="primary" danger onClick={reject}>
            Reject
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        help="It is kept with each of them."
        error={error}
        required
        value={reason}
        onChange={(value) => {
          type(value);
          setError(undefined);
        }}
      />
      <FoundDraft from={foundFrom} />
    </Dialog>
  );
}
