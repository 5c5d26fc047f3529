import type { PageHelpProps } from '@steps/platform';
import { ErrorState, ListSkeleton } from '@steps/platform/ui';
import { RemotePart } from '../federation/RemotePart';
import { loadRemotesList, useRemotesList } from '../federation/remotesList';

/** The help's content, of the remote that offers it: its code is fetched when the panel is opened. */
export function HelpPanel({ place }: { readonly place: string }) {
  const { status, remotes } = useRemotesList();
  // A remote that is switched off is asked too: its failure names it and says why.
  const remote = remotes.find((entry) => entry.help);
  const skeleton = <ListSkeleton label="Loading help" rows={4} />;

  if (status === 'loading') return skeleton;
  if (!remote && status === 'failed') {
    return <ErrorState title="The help cannot be found right now" next="Press Retry in the line above the page." />;
  }
  if (!remote) return <NoHelp />;
  return (
    <RemotePart<PageHelpProps>
      entry={remote}
      part="help"
      pick={({ help }) => help}
      props={{ place }}
      skeleton={skeleton}
      missing={<NoHelp />}
    />
  );
}

/** No remote of this list offers the part, so trying again needs another list. */
function NoHelp() {
  return (
    <ErrorState
      title="The help is not available now"
      what="The part of Steps that explains the pages did not load."
      safe="Everything else works without it, and nothing you have entered is lost."
      next="Try again in a moment."
      onRetry={() => void loadRemotesList()}
    />
  );
}
