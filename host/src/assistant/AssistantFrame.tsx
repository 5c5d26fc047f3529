import { setChatVisible, useSession } from '@steps/shared';
import { IconButton, productShortcuts, Sheet, useMedia, usePageKeys } from '@steps/shared/ui';
import { X } from 'lucide-react';
import { AssistantPanel } from './AssistantPanel';
import styles from './assistant.module.css';

/** From here on the panel stands beside the page; below, a sheet covers it. */
const besideQuery = '(min-width: 1200px)';

/** The button that opens the panel; it gets the focus back. */
export const assistantToggleId = 'assistant-toggle';

function close() {
  setChatVisible(false);
  document.getElementById(assistantToggleId)?.focus();
}

/** The assistant's frame: beside the page on wide screens, a sheet below. Esc closes it. */
export function AssistantFrame() {
  const beside = useMedia(besideQuery);
  const { chatVisible } = useSession();
  // What floats over the page closes first.
  usePageKeys(productShortcuts, { close: beside ? close : undefined });
  if (!beside) {
    return (
      <Sheet open={chatVisible} title="AI Assistant" onClose={close}>
        <AssistantPanel onClose={close} />
      </Sheet>
    );
  }
  return (
    <aside className={styles.assistant} aria-label="AI Assistant">
      <header className={styles.assistantHeader}>
        <h2>AI Assistant</h2>
        <IconButton label="Close assistant panel" icon={X} onClick={close} />
      </header>
      <div className={styles.assistantBody}>
        <AssistantPanel onClose={close} />
      </div>
    </aside>
  );
}
