import { type RemoteEntry, setActiveModule } from '@steps/platform';
import { type ModulePageProps as HostPageProps, NotFound } from '@steps/platform/host';
import { useLocation } from '@steps/platform/router';
import { lazyPart, Page, PageSkeleton } from '@steps/platform/ui';
import { Activity, type ComponentType, memo, Suspense, useEffect } from 'react';
import { WithBusiness } from '../business/WithBusiness';
import { RemotePart } from '../federation/RemotePart';
import type { ModuleChoice } from '../home/homeRules';
import { isOpenRemote, moduleTitle, moduleWords, remoteOfModule } from '../navigation/navigationRules';
import { pages } from './hostPageFiles';
import { useLoading } from './loading';
import { modulePart, prefetchModule } from './modulePart';
import { RemotesUnavailable } from './RemotesUnavailable';
import { useWindowTitle } from './windowTitle';

const shown = Object.fromEntries(Object.entries(pages).map(([module, load]) => [module, lazyPart(load)]));

/** The host's own page of a module, fetched when it is first shown. */
const hostPage = (module: string): ComponentType<HostPageProps> | undefined =>
  Object.hasOwn(shown, module) ? shown[module] : undefined;

interface ModulePageProps {
  readonly choice: ModuleChoice;
  readonly remotes: readonly RemoteEntry[];
}

/** The module at the root address. A switch shows a skeleton for 200 ms, while the module is fetched already. */
export function ModulePage({ choice: { module, state }, remotes }: ModulePageProps) {
  const { moduleSwitching } = useLoading();
  useWindowTitle(moduleTitle(module, remotes));

  useEffect(() => {
    if (state === 'known') setActiveModule(module);
  }, [module, state]);
  useEffect(() => {
    if (moduleSwitching) prefetchModule(module, remotes);
  }, [moduleSwitching, module, remotes]);

  if (state === 'waiting') return skeletonOf(module, remotes);
  if (state === 'unavailable') return <RemotesUnavailable />;
  return (
    <>
      {moduleSwitching && skeletonOf(module, remotes, state)}
      {/* Rendered out of sight while the skeleton is shown, so that the end of the 200 ms only has to show it. */}
      <Activity mode={moduleSwitching ? 'hidden' : 'visible'}>
        <ModuleContent module={module} remotes={remotes} state={state} />
      </Activity>
    </>
  );
}

/** What is shown of a module before it is there: its words, once it is known. */
function skeletonOf(module: string, remotes: readonly RemoteEntry[], state?: ModuleChoice['state']) {
  const words = state === 'known' ? moduleWords(module, remotes) : undefined;
  return <PageSkeleton label={`Loading ${words ? moduleTitle(module, remotes) : 'page'}`} {...words} />;
}

interface ModuleContentProps extends ModuleChoice {
  readonly remotes: readonly RemoteEntry[];
}

/** Not rendered again for being shown: only the skeleton goes. */
const ModuleContent = memo(function ModuleContent({ module, remotes, state }: ModuleContentProps) {
  const { pathname, search } = useLocation();
  const title = moduleTitle(module, remotes);
  const skeleton = skeletonOf(module, remotes, state);
  const HostPage = hostPage(module);
  if (HostPage) {
    return (
      <Suspense fallback={skeleton}>
        <HostPage module={module} />
      </Suspense>
    );
  }
  const remote = remoteOfModule(module, remotes);
  if (!remote) return <NotFound />;
  const part = (
    <RemotePart
      key={module}
      entry={remote}
      part={`module ${module}`}
      pick={modulePart(module)}
      props={{ module }}
      skeleton={skeleton}
      within={(failure) => <Page title={title}>{failure}</Page>}
      address={pathname + search}
    />
  );
  if (isOpenRemote(remote)) return part;
  const { whileReading } = remote.modules.find(({ id }) => id === module) ?? {};
  return (
    <WithBusiness name={title} skeleton={skeleton} whileReading={whileReading}>
      {part}
    </WithBusiness>
  );
});
