import { Allowed, useAiResults, useReviewsWaiting } from '@steps/business';
import { useLoadState } from '@steps/platform';
import { useSearchParams } from '@steps/platform/router';
import { ErrorState, ListSkeleton, lazyPart, Page, Tabs } from '@steps/platform/ui';
import { type ReactNode, Suspense } from 'react';
import { pageWords } from '../pageWords.generated';
import { ExportMenu } from './ExportMenu';
import { NoReviewsYet } from './NoReviewsYet';
import { ReviewQueue } from './ReviewQueue';

const Statistics = lazyPart(async () => (await import('./ReviewStatistics')).ReviewStatistics);
const Rules = lazyPart(async () => (await import('./ReviewRules')).ReviewRules);

/** Module human-loop: the tab is `tab=`, the open entry `entry=`. */
export function HumanLoopPage() {
  const [params, setParams] = useSearchParams();
  const results = useAiResults();
  const waiting = useReviewsWaiting().length;
  const loading = useLoadState();
  const skeleton = <ListSkeleton label="Loading reviews" />;
  const queue = results.length === 0 ? <NoReviewsYet /> : <ReviewQueue results={results} />;
  return (
    <Page
      {...pageWords['human-loop']}
      width="full"
      actions={
        results.length > 0 && (
          <Allowed action="export" module="human-loop">
            <ExportMenu results={results} />
          </Allowed>
        )
      }
    >
      <Tabs
        label="Parts of the review"
        value={params.get('tab') ?? 'queue'}
        onChange={(tab) => setParams({ module: 'human-loop', ...(tab === 'queue' ? {} : { tab }) })}
        tabs={[
          { id: 'queue', label: 'Queue', count: waiting, panel: <Ready state={loading}>{queue}</Ready> },
          {
            id: 'statistics',
            label: 'Statistics',
            panel: (
              <Suspense fallback={skeleton}>
                <Statistics results={results} />
              </Suspense>
            ),
          },
          {
            id: 'rules',
            label: 'Rules',
            panel: (
              <Suspense fallback={skeleton}>
                <Rules />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

interface ReadyProps {
  readonly state: ReturnType<typeof useLoadState>;
  readonly children: ReactNode;
}

function Ready({ state, children }: ReadyProps) {
  if (state.state === 'failed') return <ErrorState title="The reviews could not be read" detail={state.message} />;
  // While entries stream in, a queue that would still grow under the reviewer's hands waits.
  if (state.state === 'loading') return <ListSkeleton label="Loading reviews" />;
  return children;
}
