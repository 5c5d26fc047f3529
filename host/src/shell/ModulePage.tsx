import { type RemoteEntry, setActiveModule } from '@steps/platform';
import { type ModulePageProps as HostPageProps, NotFound } from '@steps/platform/host';
import { useLocation } from '@steps/platform/router';
import { lazyPart, Page, PageSkeleton } from '@steps/platform/ui';
import { Activity, type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
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
  const title = moduleTitle(module, remotes);
  const words = state === 'known' ? moduleWords(module, remotes) : undefined;
  const skeleton = <PageSkeleton label={`Loading ${words ? title : 'page'}`} {...words} />;
  useWindowTitle(title);

  useEffect(() => {
    if (state === 'known') setActiveModule(module);
  }, [module, state]);
  useEffect(() => {
    if (moduleSwitching) prefetchModule(module, remotes);
  }, [moduleSwitching, module, remotes]);

  if (state === 'waiting') return skeleton;
  if (state === 'unavailable') return <RemotesUnavailable />;
  return (
    <>
      {moduleSwitching && skeleton}
      {/* Rendered out of sight while the skeleton is shown, so that the end of the 200 ms only has to show it. */}
      <Activity mode={moduleSwitching ? 'hidden' : 'visible'}>
        <ModuleContent module={module} title={title} remotes={remotes} skeleton={skeleton} />
      </Activity>
    </>
  );
}

interface ModuleContentProps {
  readonly module: string;
  readonly title: string;
  readonly remotes: readonly RemoteEntry[];
  readonly skeleton: ReactNode;
}

function ModuleContent({ module, title, remotes, skeleton }: ModuleContentProps) {
  const { pathname, search } = useLocation();
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
}
