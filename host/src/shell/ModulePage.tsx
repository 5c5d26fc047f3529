import { type RemoteEntry, setActiveModule } from '@steps/shared';
import { NotBuiltYet, PageSkeleton } from '@steps/shared/ui';
import { Suspense, useEffect } from 'react';
import { RemotePart } from '../federation/RemotePart';
import type { ModuleChoice } from '../home/homeRules';
import { hostPage } from './hostPages';
import { useLoading } from './loading';
import { modulePart, preloadModule } from './modulePart';
import { isOpenRemote, moduleTitle, remoteOfModule } from './navigationRules';
import { RemotesUnavailable } from './RemotesUnavailable';
import { WithBusiness } from './WithBusiness';
import { useWindowTitle } from './windowTitle';

interface ModulePageProps {
  readonly choice: ModuleChoice;
  readonly remotes: readonly RemoteEntry[];
}

/** The module at the root address. A switch shows a skeleton for 200 ms, while the module is fetched already. */
export function ModulePage({ choice: { module, state }, remotes }: ModulePageProps) {
  const { moduleSwitching } = useLoading();
  const title = moduleTitle(module, remotes);
  const skeleton = <PageSkeleton label={`Loading ${state === 'known' ? title : 'page'}`} />;
  useWindowTitle(title);

  useEffect(() => {
    if (state === 'known') setActiveModule(module);
  }, [module, state]);
  useEffect(() => {
    if (moduleSwitching) preloadModule(module, remotes);
  }, [moduleSwitching, module, remotes]);

  if (moduleSwitching || state === 'waiting') return skeleton;
  if (state === 'unavailable') return <RemotesUnavailable />;
  const HostPage = hostPage(module);
  if (HostPage) {
    return (
      <Suspense fallback={skeleton}>
        <HostPage module={module} />
      </Suspense>
    );
  }
  const remote = remoteOfModule(module, remotes);
  if (!remote) return <NotBuiltYet name={title} />;
  const part = (
    <RemotePart
      key={module}
      entry={remote}
      part={`module ${module}`}
      pick={modulePart(module)}
      props={{ module }}
      skeleton={skeleton}
      pageTitle={title}
      missing={<NotBuiltYet name={title} />}
    />
  );
  if (isOpenRemote(remote)) return part;
  return (
    <WithBusiness name={title} skeleton={skeleton}>
      {part}
    </WithBusiness>
  );
}
