import { brandNameOf, type Client, useActiveClient } from '@steps/business';
import { interfaceColour } from '@steps/business/host';
import {
  ErrorBoundary,
  type FirstWords,
  keepCompositions,
  nameProduct,
  watchSession,
  watchTranslation,
} from '@steps/platform/host';
import { ErrorState, Overlays, PageSkeleton, ThemeProvider } from '@steps/platform/ui';
import { lazy, Suspense, useEffect } from 'react';
import { fetchApplication } from './ahead';
import { showIcon } from './brand/clientIcon';
import { FirstPage } from './first/FirstPage';
import { isCollapsed } from './first/stored';
import { GatePage } from './gate/GatePage';
import { useAuthenticated } from './gate/gateState';
import { watchContentProtection } from './protection/contentProtection';
import { watchFocus } from './shell/focusWatch';
import { keepFromAutofill } from './shell/noAutofill';

const Application = lazy(() => fetchApplication().then((m) => ({ default: m.Application })));

/** A page that may be shown from a shared link alone; the gate for every other address. */
const LinkedPage = lazy(() => import('./shell/LinkedPage').then((m) => ({ default: m.LinkedPage })));

interface AppProps {
  /** What the skeleton says that is there already. */
  readonly words?: FirstWords;
}

/** The product: the gate until the workspace is open, then the application with its router (spec 2, section 2.2). */
export function App({ words }: AppProps) {
  const authenticated = useAuthenticated();
  const client = useActiveClient();
  useEffect(watchSession, []);
  useEffect(keepFromAutofill, []);
  useEffect(keepCompositions, []);
  useEffect(watchTranslation, []);
  useEffect(watchFocus, []);
  useEffect(watchContentProtection, []);
  useBrandOfWindow(client);
  return (
    <ThemeProvider accent={interfaceColour(client)}>
      <ErrorBoundary onError={(error) => console.error('Steps failed', error)} fallback={failure}>
        {authenticated ? (
          <Suspense fallback={<FirstPage label="Loading Steps" words={words} collapsed={isCollapsed()} />}>
            <Application />
          </Suspense>
        ) : window.location.hash.length > 1 ? (
          <Suspense fallback={<PageSkeleton />}>
            <LinkedPage />
          </Suspense>
        ) : (
          <GatePage />
        )}
        <Overlays />
      </ErrorBoundary>
    </ThemeProvider>
  );
}

const failure = (error: Error) => (
  <ErrorState
    title="Steps could not be shown"
    next="Reload the page to continue."
    detail={error.message}
    onRetry={() => window.location.reload()}
    retryLabel="Reload the page"
  />
);

/** Icon and name of the window are those of the open business; behind the gate they are those of Steps. */
function useBrandOfWindow(client: Client | undefined): void {
  useEffect(() => showIcon(client), [client]);
  const product = client?.whiteLabel ? brandNameOf(client) : undefined;
  useEffect(() => {
    nameProduct(product);
    return () => nameProduct(undefined);
  }, [product]);
}
