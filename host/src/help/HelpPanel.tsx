import type { PageHelpProps } from '@steps/shared';
import { EmptyState, ErrorState, ListSkeleton } from '@steps/shared/ui';
import { CircleQuestionMark } from 'lucide-react';
import { RemotePart } from '../federation/RemotePart';
import { useRemotesList } from '../federation/remotesList';

/** The help's content, of the remote that offers it: its code is fetched when the panel is opened. */
export function HelpPanel({ place }: { readonly place: string }) {
  const { status, remotes } = useRemotesList();
  // A remote that is switched off is asked too: its failure names it and says why.
  const remote = remotes.find((entry) => entry.help);
  const skeleton = <ListSkeleton label="Loading help" rows={4} />;

  if (status === 'loading') return skeleton;
  if (!remote && status === 'failed') {
    return <ErrorState title="The help cannot be found right now" next="Retry stands in the line above the page." />;
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

function NoHelp() {
  return (
    <EmptyState
      icon={CircleQuestionMark}
      title="There is no help here"
      purpose="None of the parts that this site is made of offers it. Everything else works without it."
    />
  );
}
