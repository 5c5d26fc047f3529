import { Navigate, Route, Routes } from '@steps/shared/router';
import { PageSkeleton } from '@steps/shared/ui';
import { NotFoundPage } from '../notFound/NotFoundPage';
import { ModulePage } from './ModulePage';
import { usePlace } from './place';
import { RemotePage } from './RemotePage';
import { RemotesUnavailable } from './RemotesUnavailable';

/** The page of the address: a module at the root, a page of a remote, or what stands in for both. */
export function PageRoutes() {
  const { place, remotes } = usePlace();

  if (place.kind === 'module') return <ModulePage choice={place} remotes={remotes} />;
  if (place.kind === 'moved') return <Navigate to={place.to} replace />;
  if (place.kind === 'waiting') return <PageSkeleton />;
  if (place.kind === 'unavailable') return <RemotesUnavailable />;
  if (place.kind === 'unknown') return <NotFoundPage pathname={place.pathname} />;
  return (
    // Routes, although the page is known already: the page reads its parameters from it.
    <Routes>
      <Route path={place.page.path} element={<RemotePage remote={place.remote} page={place.page} />} />
    </Routes>
  );
}
