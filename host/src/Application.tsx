import { ownerRole, people } from '@steps/business';
import { currentPerson, onPersonChanged, useNobodyAtWork } from '@steps/business/host';
import { flush } from '@steps/platform';
import { pathInApplication } from '@steps/platform/base';
import { AddressRouter, watchPageExit } from '@steps/platform/host';
import { paths } from '@steps/platform/paths';
import { lazyPart } from '@steps/platform/ui';
import { useEffect } from 'react';
import { moduleAt } from './federation/prefetch';
import { remotesList } from './federation/remotesList';
import { HomePage } from './home/HomePage';
import { watchReleases } from './offline/offlineState';
import { prefetchModule, prefetchPage } from './shell/modulePart';
import { placeOf } from './shell/place';
import { Shell } from './shell/Shell';

const WhoIsWorking = lazyPart(async () => (await import('./people/WhoIsWorking')).WhoIsWorking);

/** What is behind the gate, in the router: hero and onboarding at first, then the shell with every page. */
export function Application() {
  const nobody = useNobodyAtWork();
  useEffect(watchPageExit, []);
  useEffect(
    () =>
      onPersonChanged((before) => {
        // Nobody was added, or the workspace is closed: everybody sees everything.
        if (people.size === 0) return;
        // Until the first person was added everybody saw everything, so no page shows too much.
        if (before === undefined && currentPerson()?.roleId === ownerRole) return;
        // Pages hold what the one before could see, so all tabs begin anew.
        void flush().then(() => window.location.reload());
      }),
    [],
  );
  if (nobody) return <WhoIsWorking />;
  return (
    <AddressRouter>
      <OfflineWatch />
      <HomePage>
        <Shell />
      </HomePage>
    </AddressRouter>
  );
}

/** Fetches what the address shows ahead, while session and business are still opening. `listed`: the list of remotes is there. */
export async function prepare(listed: Promise<void>): Promise<void> {
  const { search } = window.location;
  const pathname = pathInApplication(window.location.pathname);
  if (pathname !== paths.home.path) {
    await listed;
    const place = placeOf({ pathname, module: null }, remotesList);
    if (place.kind === 'page') prefetchPage(place.remote, place.page.path);
    return;
  }
  const module = moduleAt(search);
  prefetchModule(module, []);
  await listed;
  prefetchModule(module, remotesList.remotes);
}

/** Has Steps kept for a start without a network while it is open. */
function OfflineWatch() {
  useEffect(watchReleases, []);
  return null;
}
