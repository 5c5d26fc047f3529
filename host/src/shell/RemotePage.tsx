import type { RemoteEntry } from '@steps/platform';
import { useLocation } from '@steps/platform/router';
import { Page, PageSkeleton } from '@steps/platform/ui';
import { WithBusiness } from '../business/WithBusiness';
import { RemotePart } from '../federation/RemotePart';
import { pagePart } from './modulePart';
import { useWindowTitle } from './windowTitle';

interface RemotePageProps {
  readonly remote: RemoteEntry;
  readonly page: RemoteEntry['pages'][number];
}

/** A remote's page at its own address. */
export function RemotePage({ remote, page }: RemotePageProps) {
  useWindowTitle(page.title);
  const { pathname, search, hash } = useLocation();
  const { title, heading = title, purpose } = page;
  // A page of one record has words of its own.
  const words = page.path.includes(':') ? undefined : { heading, purpose };
  const skeleton = <PageSkeleton label={`Loading ${title}`} {...words} />;
  const part = (
    <RemotePart
      key={page.path}
      entry={remote}
      part={`page ${page.path}`}
      pick={pagePart(page.path)}
      props={{}}
      skeleton={skeleton}
      within={(failure) => <Page title={page.title}>{failure}</Page>}
      address={pathname + search}
    />
  );
  if (page.open || (page.fromLink && hash.length > 1)) return part;
  return (
    <WithBusiness name={page.title} skeleton={skeleton}>
      {part}
    </WithBusiness>
  );
}
