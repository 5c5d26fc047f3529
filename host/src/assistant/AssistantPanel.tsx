import { type AssistantProps, useSession } from '@steps/platform';
import { useSearchParams } from '@steps/platform/router';
import { ErrorState, ListSkeleton } from '@steps/platform/ui';
import { RemotePart } from '../federation/RemotePart';
import { loadRemotesList, useRemotesList } from '../federation/remotesList';

/** The assistant's content: the chat body of the remote that offers one, told the active module and the URL's parameters. */
export function AssistantPanel({ onClose }: { readonly onClose: () => void }) {
  const { status, remotes } = useRemotesList();
  const { activeModule } = useSession();
  const params = Object.fromEntries(useSearchParams()[0]);
  const remote = remotes.find((entry) => entry.assistant && !entry.disabled);
  const skeleton = <ListSkeleton label="Loading assistant" rows={4} />;

  if (status === 'loading') return skeleton;
  if (!remote && status === 'failed') {
    return (
      <ErrorState title="The assistant cannot be found right now" next="Press Retry in the line above the page." />
    );
  }
  if (!remote) return <NoAssistant />;
  return (
    <RemotePart<AssistantProps>
      entry={remote}
      part="assistant"
      pick={({ assistant }) => assistant}
      props={{ activeModule, params, onClose }}
      skeleton={skeleton}
      missing={<NoAssistant />}
    />
  );
}

/** No remote of this list offers the part, so trying again needs another list. */
function NoAssistant() {
  return (
    <ErrorState
      title="The assistant is not available now"
      what="The part of Steps that answers here did not load."
      safe="Everything else works without it, and nothing you have entered is lost."
      next="Try again in a moment."
      onRetry={() => void loadRemotesList()}
    />
  );
}
