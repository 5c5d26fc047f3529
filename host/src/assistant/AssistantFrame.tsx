import { setChatVisible, useSession } from '@steps/platform';
import { productShortcuts, Sheet, useMedia, usePageKeys } from '@steps/platform/ui';
import { dockedQuery, SidePanel } from '../sidePanel/SidePanel';
import { AssistantPanel } from './AssistantPanel';

/** The button that opens the panel; it gets the focus back. */
export const assistantToggleId = 'assistant-toggle';

function close() {
  setChatVisible(false);
  document.getElementById(assistantToggleId)?.focus();
}

/** The assistant's frame: beside the page on wide screens, a sheet below. Esc closes it. */
export function AssistantFrame() {
  const isDocked = useMedia(dockedQuery);
  const { chatVisible } = useSession();
  // What floats over the page closes first.
  usePageKeys(productShortcuts, { close: isDocked ? close : undefined });
  if (!isDocked) {
    return (
      <Sheet open={chatVisible} title="AI Assistant" onClose={close}>
        <AssistantPanel onClose={close} />
      </Sheet>
    );
  }
  return (
    <SidePanel title="AI Assistant" closeLabel="Close assistant panel" onClose={close}>
      <AssistantPanel onClose={close} />
    </SidePanel>
  );
}
