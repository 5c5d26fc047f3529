import { ErrorState, Page } from '@steps/platform/ui';
import { loadRemotesList, useRemotesList } from '../federation/remotesList';

/** Instead of a page whose place is not known, because the list of remotes could not be read. */
export function RemotesUnavailable() {
  const { problem } = useRemotesList();
  return (
    <Page title="This page cannot be found right now">
      <ErrorState
        title="The list of modules could not be read"
        safe="Steps does not know where this page is kept. The dashboard and the settings keep working, and nothing you have entered is lost."
        next="Try again in a moment."
        detail={problem}
        onRetry={() => void loadRemotesList()}
      />
    </Page>
  );
}
