import { setChatVisible, useSession } from '@steps/shared';
import { IconButton, Sheet, useMedia } from '@steps/shared/ui';
import { X } from 'lucide-react';
import { AssistantPanel } from './AssistantPanel';
import './assistant.css';

/** From here on the panel stands beside the page; below, a sheet covers it. */
const besideQuery = '(min-width: 1200px)';

const close = () => setChatVisible(false);

/** The assistant's frame: beside the page on wide screens, a sheet below. Esc closes it. */
export function AssistantFrame() {
  const beside = useMedia(besideQuery);
  const { chatVisible } = useSession();
  if (!beside) {
    return (
      <Sheet open={chatVisible} title="Assistant" onClose={close}>
        <AssistantPanel onClose={close} />
      </Sheet>
    );
  }
  return (
    <aside
      className="h-assistant"
      aria-label="Assistant"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <header className="h-assistant__header">
        <h2>Assistant</h2>
        <IconButton label="Close assistant panel" icon={X} onClick={close} />
      </header>
      <div className="h-assistant__body">
        <AssistantPanel onClose={close} />
      </div>
    </aside>
  );
}
