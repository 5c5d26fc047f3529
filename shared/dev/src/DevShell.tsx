import { paths } from '@steps/platform/paths';
import { Link, Route, Routes, useSearchParams } from '@steps/platform/router';
import type { LazyPart, ModulePageProps, RemoteDefinition } from '@steps/platform/src/core/contract/index';
import { ThemeProvider } from '@steps/platform/src/theme/ThemeProvider';
import { ErrorBoundary } from '@steps/platform/src/ui/ErrorBoundary';
import { EmptyState, Overlays, PageSkeleton } from '@steps/platform/ui';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import './devShell.css';
import { AddressRouter } from '@steps/platform/src/core/AddressRouter';

type Loaded<Props> = LazyExoticComponent<ComponentType<Props>>;

/** Parts become components once, so that React keeps their state. */
const asComponents = <Props extends object>(parts: Readonly<Record<string, LazyPart<Props>>> = {}) =>
  Object.entries(parts).map(([key, load]): [string, Loaded<Props>] => [
    key,
    lazy(async () => ({ default: await load() })),
  ]);

/** The thin shell of a remote that runs alone: a list of what it offers, and the part that is open. */
export function DevShell({ remote }: { readonly remote: RemoteDefinition }) {
  const [modules] = useState(() => asComponents(remote.modules));
  const [pages] = useState(() => asComponents(remote.pages));
  return (
    <ThemeProvider>
      <AddressRouter>
        <div className="s-dev">
          <nav className="s-dev__nav" aria-label="Parts of this remote">
            <strong>{remote.name}</strong>
            <span className="s-dev__badge">Running alone, sample data</span>
            {modules.map(([id]) => (
              <Link key={id} to={paths.module.href(id)}>
                {id}
              </Link>
            ))}
            {pages.map(([path]) => (
              <Link key={path} to={path}>
                {path}
              </Link>
            ))}
          </nav>
          <main className="s-dev__page">
            <ErrorBoundary>
              <Suspense fallback={<PageSkeleton />}>
                <Routes>
                  <Route path="/" element={<OpenModule modules={modules} />} />
                  {pages.map(([path, Page]) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Routes>
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
        <Overlays />
      </AddressRouter>
    </ThemeProvider>
  );
}

function OpenModule({ modules }: { readonly modules: readonly [string, Loaded<ModulePageProps>][] }) {
  const [params] = useSearchParams();
  const [id, Module] = modules.find(([key]) => key === params.get('module')) ?? modules[0] ?? [];
  if (!id || !Module) return <EmptyState title="Choose a page" purpose="This remote has no modules, only pages." />;
  return <Module module={id} />;
}
