import { setChatVisible } from '@steps/platform';
import { productShortcuts, useMedia, usePageKeys } from '@steps/platform/ui';
import { PassingSheet } from '../sidePanel/PassingSheet';
import { dockedQuery, SidePanel } from '../sidePanel/SidePanel';
import { AssistantPanel } from './AssistantPanel';

/** The button that opens the panel; it gets the focus back. */
export const assistantToggleId = 'assistant-toggle';

const hide = () => setChatVisible(false);
function close() {
  hide();
  document.getElementById(assistantToggleId)?.focus();
}

/** The assistant's frame: beside the page on wide screens, a sheet below. Esc closes it. */
export function AssistantFrame() {
  const isDocked = useMedia(dockedQuery);
  // What floats over the page closes first.
  usePageKeys(productShortcuts, { close: isDocked ? close : undefined });
  if (!isDocked) {
    return (
      <PassingSheet title="AI Assistant" onClose={close} onPass={hide}>
        <AssistantPanel onClose={close} />
      </PassingSheet>
    );
  }
  return (
    <SidePanel title="AI Assistant" closeLabel="Close assistant panel" onClose={close}>
      <AssistantPanel onClose={close} />
    </SidePanel>
  );
}
