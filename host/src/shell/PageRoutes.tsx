import { useMay } from '@steps/business';
import { Navigate, Route, Routes } from '@steps/platform/router';
import { lazyPart, PageSkeleton } from '@steps/platform/ui';
import { moduleTitle, seesModule, seesPages } from '../navigation/navigationRules';
import { NotFoundPage } from '../notFound/NotFoundPage';
import { ModulePage } from './ModulePage';
import { usePlace } from './place';
import { RemotePage } from './RemotePage';
import { RemotesUnavailable } from './RemotesUnavailable';

// Only those whose role leaves a module out fetch it.
const NotInRole = lazyPart(async () => (await import('./NotInRole')).NotInRole);

/** The page of the address: a module at the root, a page of a remote, or what stands in for both. */
export function PageRoutes() {
  const { place, remotes } = usePlace();
  const may = useMay();
  const sees = (module: string) => may('view', module);

  if (place.kind === 'module' && !seesModule(place.module, sees)) {
    return <NotInRole title={moduleTitle(place.module, remotes)} />;
  }
  if (place.kind === 'page' && !place.page.open && !seesPages(place.remote, sees)) {
    return <NotInRole title={place.page.title} />;
  }
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
