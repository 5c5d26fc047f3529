import { type AiResult, reopenAiResults } from '@steps/shared';
import { approveResult, type ResultEditor, reopenResult } from '@steps/shared/results';
import { useSearchParams } from '@steps/shared/router';
import { announce, phoneQuery, useMedia } from '@steps/shared/ui';
import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ReviewEntry } from './ReviewEntry';
import { ReviewFilters } from './ReviewFilters';
import { ReviewList } from './ReviewList';
import { ReviewShortcuts } from './ReviewShortcuts';
import type { ReviewKey } from './reviewKeys';
import { lastDecided, nearestShown, orderedReviews, reviewFacets } from './reviewViewRules';
import { useReviewKeys } from './useReviewKeys';
import { useReviewView } from './useReviewView';

/** The queue: list, entry and its source side by side; one of them at a time on phones. */
export function ReviewQueue({ results }: { readonly results: readonly AiResult[] }) {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useReviewView();
  const [editor, setEditor] = useState<ResultEditor>();
  const [help, setHelp] = useState(false);
  const [since] = useState(() => new Date().toISOString());
  const phone = useMedia(phoneQuery);
  const pane = useRef<HTMLElement>(null);

  const { q, status, module, engine, kind, risk, sort } = useDeferredValue(view);
  const facets = useMemo(() => reviewFacets(results), [results]);
  const ordered = useMemo(
    () => orderedReviews(results, { q, module, engine, kind, risk, sort }),
    [results, q, module, engine, kind, risk, sort],
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
  const current = phone && !wanted ? undefined : nearestShown(ordered, shown, wanted);
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
      // Each entry on a phone is a page of its own; beside the list it is not.
      { replace: !(phone && id && !wanted) },
    );
  };
  const move = (by: number) => {
    const next = shown[shown.findIndex((result) => result.id === currentId) + by];
    if (next) open(next.id);
    else announce(by > 0 ? 'This is the last one' : 'This is the first one');
  };
  const undoLast = () => {
    const last = lastDecided(results, since);
    const [first] = last;
    if (!first) return announce('Nothing was decided here yet');
    if (last.length === 1) reopenResult(first.id);
    else reopenAiResults(last.map((result) => result.id));
    open(first.id);
  };
  const verbs: Readonly<Record<ReviewKey, () => void>> = {
    next: () => move(1),
    previous: () => move(-1),
    approve: () => current && approveResult(current.id),
    modify: () => current?.status === 'pending' && setEditor('modify'),
    reject: () => current?.status === 'pending' && setEditor('reject'),
    comment: () => setEditor('comment'),
    regenerate: () => setEditor('regenerate'),
    undo: undoLast,
    shortcuts: () => setHelp(true),
  };
  useReviewKeys((key) => verbs[key]());

  const before = useRef(currentId);
  useEffect(() => {
    if (before.current === currentId) return;
    before.current = currentId;
    // A decision takes its button away with the entry: the next entry gets the focus, not the top of the page.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  }, [currentId]);

  const list = <ReviewList {...{ view, results, shown, current }} onView={setView} onOpen={open} />;
  return (
    <div className="r-queue">
      {!(phone && current) && <ReviewFilters view={view} onView={setView} facets={facets} shown={shown.length} />}
      {phone && current && (
        <Button type="text" icon={<ArrowLeft size={16} aria-hidden />} onClick={() => open(undefined)}>
          Back to the queue
        </Button>
      )}
      <div className="r-panes" data-entry={current ? true : undefined}>
        {!(phone && current) && list}
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
      </div>
      {!phone && <ReviewShortcuts open={help} onOpen={setHelp} />}
    </div>
  );
}
