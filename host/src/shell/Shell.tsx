import { useRegion, useSession } from '@steps/platform';
import { ErrorBoundary, SkipLink, useOfferPageHelp } from '@steps/platform/host';
import { ErrorState, Page, PageSkeleton, ProgressBar } from '@steps/platform/ui';
import { Suspense, useEffect } from 'react';
import { AssistantFrame } from '../assistant/AssistantFrame';
import { isMissingFile } from '../federation/remoteFault';
import { HelpFrame } from '../help/HelpFrame';
import { closeHelp, openHelp, useHelpOpen } from '../help/helpState';
import { RemoteWatches } from '../notices/RemoteWatches';
import { PaletteDialog } from '../palette/PaletteDialog';
import { usePaletteOpen } from '../palette/paletteState';
import { Reminders } from '../reminders/Reminders';
import { SampleParts } from '../sample/SampleParts';
import { Banners } from './Banners';
import { BottomNavigation } from './BottomNavigation';
import { LoadingProvider, useLoading } from './loading';
import { mainId, PageFocus } from './PageFocus';
import { PageRoutes } from './PageRoutes';
import { usePlace } from './place';
import { helpPlace } from './placeRules';
import { QuietWork } from './QuietWork';
import { watchRefusals } from './refusals';
import { useReplacedNotices } from './replacedNotices';
import styles from './Shell.module.css';
import { ShellFooter } from './ShellFooter';
import { Shortcuts } from './Shortcuts';
import { SideNavigation } from './SideNavigation';
import { TopBar } from './TopBar';

/** The application: navigation, top bar, page, assistant, footer. */
export function Shell() {
  const { place, remotes } = usePlace();
  const paletteOpen = usePaletteOpen();
  const { chatVisible } = useSession();
  const explained = helpPlace(place, remotes);
  const helpOpen = useHelpOpen() && explained !== undefined;
  useReplacedNotices();
  useEffect(watchRefusals, []);
  useOfferPageHelp(helpOpen, explained === undefined ? undefined : helpOpen ? closeHelp : openHelp);
  return (
    <LoadingProvider module={place.kind === 'module' ? place.module : undefined}>
      <SkipLink to={mainId} />
      <PageChange />
      <div className={styles.shell}>
        <SideNavigation />
        <div className={styles.shellColumn}>
          <TopBar />
          <Banners />
          <main id={mainId} className={styles.shellPage} tabIndex={-1}>
            <SafePage />
          </main>
          <ShellFooter />
        </div>
        {chatVisible && <AssistantFrame />}
        {helpOpen && <HelpFrame place={explained} />}
      </div>
      <BottomNavigation />
      <PageFocus />
      <Shortcuts />
      <Reminders />
      <RemoteWatches />
      <QuietWork />
      <SampleParts />
      {paletteOpen && <PaletteDialog />}
    </LoadingProvider>
  );
}

/** The page; a fault of it leaves the shell standing, and is forgotten on the next page. */
export function SafePage() {
  const { place } = usePlace();
  const { timeZone } = useRegion();
  // Every day and time of a page is another one in another zone. Where the zone is chosen, the focus stays in its field.
  const zoneKey = place.kind === 'module' && place.module === 'settings' ? '' : timeZone;
  const resetKey = place.kind === 'module' ? place.module : place.kind === 'page' ? place.page.path : place.pathname;
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={(error) => console.error('The page failed', error)}
      fallback={(error, reset) => (
        <Page title="This page could not be shown">
          <ErrorState title="The page failed" what={causeOf(error)} detail={error.message} onRetry={reset} />
        </Page>
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <PageRoutes key={zoneKey} />
      </Suspense>
    </ErrorBoundary>
  );
}

const causeOf = (error: Error) =>
  isMissingFile(error)
    ? 'Its files could not be fetched: you may be offline, or the server is away.'
    : 'Something in it went wrong while it was shown.';

function PageChange() {
  const { pageChanging } = useLoading();
  return pageChanging ? <ProgressBar page label="Loading page" /> : null;
}
