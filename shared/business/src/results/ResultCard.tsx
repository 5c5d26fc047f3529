import { DetailSkeleton, lazyPart } from '@steps/platform/ui';
import { Suspense } from 'react';
import type { ResultCardProps } from './ResultCardBody';

const Body = lazyPart(async () => (await import('./ResultCardBody')).ResultCardBody);

/**
 * An AI result wherever it is shown: engine, score with its reasons, the text, and approve, modify and reject always in the
 * same place. Its code is loaded with the first card.
 */
export function ResultCard(props: ResultCardProps) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Body {...props} />
    </Suspense>
  );
}
