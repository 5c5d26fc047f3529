import { type AiResult, currentActor, useMay } from '@steps/business';
import { type ResultEditor, resultActions, review, stoodLongEnough } from '@steps/business/results';
import { useSearchParams } from '@steps/platform/router';
import { announce, phoneQuery, Row, Stack, useMedia, useSingleKeys } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ReviewEntry } from './ReviewEntry';
import { ReviewFilters } from './ReviewFilters';
import { ReviewList } from './ReviewList';
import { ReviewShortcuts } from './ReviewShortcuts';
import styles from './review.module.css';
import { type ReviewKey, reviewKeys } from './reviewKeys';
import { lastDecided, nearestShown, orderedReviews, reviewFacets } from './reviewViewRules';
import { useReviewView } from './useReviewView';

/** Said to a key that decides, to whoever may not. */
const notForYou = 'Your role may read this result, not decide about it.';

/** Below this, in px, there is no room for the list beside an entry; review.css has the same figure. */
const twoPaneWidth = 800;

/** The queue: list, entry and its source side by side; one of them at a time where there is no room. */
export function ReviewQueue({ results }: { readonly results: readonly AiResult[] }) {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useReviewView();
  const [editor, setEditor] = useState<ResultEditor>();
  const [help, setHelp] = useState(false);
  const [since] = useState(() => new Date().toISOString());
  const phone = useMedia(phoneQuery);
  const queue = useRef<HTMLDivElement>(null);
  // Without room for both, list and entry are shown one at a time.
  const narrow = useIsNarrow(queue) || phone;
  const pane = useRef<HTMLElement>(null);

  const { q, status, module, engine, kind, risk, reader, sort } = useDeferredValue(view);
  const facets = useMemo(() => reviewFacets(results), [results]);
  const ordered = useMemo(
    () => orderedReviews(results, { q, module, engine, kind, risk, reader, sort }, currentActor()),
    [results, q, module, engine, kind, risk, reader, sort],
  );
  const shown = useMemo(
    () => (status ? ordered.filter((result) => result.status === status) : ordered),
    [ordered, status],
  );

  const wanted = params.get('entry') ?? undefined;
  // A link to an entry that the filters hide shows everything instead of another entry.
  const [linked, setLinked] = useState<string>();
  if (wanted !== linked) {
    setLinked(wanted);
    const target = results.find((result) => result.id === wanted);
    if (target && view.status && target.status !== view.status) setView({ ...view, status: '' });
  }
  const current = narrow && !wanted ? undefined : nearestShown(ordered, shown, wanted);
  const currentId = current?.id;

  const open = (id: string | undefined) => {
    setEditor(undefined);
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id) next.set('entry', id);
        else next.delete('entry');
        return next;
      },
      // An entry that is shown alone is a page of its own; beside the list it is not.
      { replace: !(narrow && id && !wanted) },
    );
  };
  const move = (by: number) => {
    const next = shown[shown.findIndex((result) => result.id === currentId) + by];
    if (next) open(next.id);
    else announce(by > 0 ? 'This is the last one' : 'This is the first one');
  };
  const last = useMemo(() => lastDecided(results, since), [results, since]);
  const may = useMay();
  const decides = may('approve', ['human-loop', ...(current ? [current.module] : [])]);
  const undoLast = () => {
    const [first] = last;
    if (!first) return announce('Nothing was decided here yet');
    if (last.length === 1) resultActions.reopen(first.id);
    else review.reopenAll(last.map((result) => result.id));
    open(first.id);
  };
  const approveByKey = () => {
    if (!current) return;
    if (!decides) return announce(notForYou);
    // Where several devices share the business, it is known who is at work: nobody writes a name.
    if (current.reading && !current.reading.device) setEditor('second-reader');
    else if (stoodLongEnough(current.id)) resultActions.approve(current.id);
    else announce('Not approved: this result has only just appeared. Read it, then press A.');
  };
  const decide = (how: ResultEditor) => {
    if (current && !decides) announce(notForYou);
    else if (current?.status === 'pending') setEditor(how);
  };
  const verbs: Readonly<Record<ReviewKey, () => void>> = {
    next: () => move(1),
    previous: () => move(-1),
    approve: approveByKey,
    modify: () => decide('modify'),
    reject: () => decide('reject'),
    comment: () => setEditor('comment'),
    regenerate: () => setEditor('regenerate'),
    undo: undoLast,
    shortcuts: () => setHelp(true),
  };
  const keysOn = useSingleKeys(Object.fromEntries(reviewKeys.map(({ key, verb }) => [key, verbs[verb]])), {
    held: ['j', 'k'],
  });

  const before = useRef(currentId);
  useEffect(() => {
    if (before.current === currentId) return;
    before.current = currentId;
    // A decision takes its button away with the entry: the next entry gets the focus, not the top of the page.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  }, [currentId]);

  const list = <ReviewList {...{ view, results, shown, current }} onView={setView} onOpen={open} />;
  return (
    <Stack ref={queue} bound gap={4} className={styles.queue}>
      {!(narrow && current) && <ReviewFilters view={view} onView={setView} facets={facets} shown={shown.length} />}
      {narrow && (current || last.length > 0) && (
        <Row gap={2} align="center" wrap>
          {current && (
            <Button type="text" icon={<ArrowLeft size={16} aria-hidden />} onClick={() => open(undefined)}>
              Back to the queue
            </Button>
          )}
          {phone && last.length > 0 && (
            <Button type="text" icon={<RotateCcw size={16} aria-hidden />} onClick={undoLast}>
              Undo decision
            </Button>
          )}
        </Row>
      )}
      <Stack bound gap={4} align="start" className={styles.panes} data-entry={current ? true : undefined}>
        {!(narrow && current) && list}
        {current && (
          <ReviewEntry
            key={current.id}
            ref={pane}
            result={current}
            editor={editor}
            onEditor={setEditor}
            onOpen={open}
          />
        )}
      </Stack>
      {!phone && <ReviewShortcuts decides={decides} enabled={keysOn} open={help} onOpen={setHelp} onUndo={undoLast} />}
    </Stack>
  );
}

function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = () => {
      const width = element.current?.clientWidth ?? 0;
      // Nothing is measured while the page is hidden.
      if (width > 0) setNarrow(width < twoPaneWidth);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return narrow;
}
