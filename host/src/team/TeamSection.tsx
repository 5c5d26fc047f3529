import { lazy, Suspense } from 'react';

// What speaks to a server comes with this section alone.
const TeamSettings = lazy(() => import('./TeamSettings').then((m) => ({ default: m.TeamSettings })));

/** The open business on a server, and on other devices. */
export function TeamSection() {
  return (
    <Suspense fallback={<p className="s-muted">Loading…</p>}>
      <TeamSettings />
    </Suspense>
  );
}
