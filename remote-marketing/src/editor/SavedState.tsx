import { flush, formatTime, useStorageStatus } from '@steps/platform';
import { notify } from '@steps/platform/ui';

interface SavedStateProps {
  readonly updatedAt: string;
}

/** Whether what is on the screen is safe. Not spoken at each change: that it could not be saved is said by the bar above. */
export function SavedState({ updatedAt }: SavedStateProps) {
  const { state } = useStorageStatus();
  return (
    <span className="s-faint">
      {state === 'failed' ? 'Not saved' : state === 'saving' ? 'Saving…' : `Saved ${formatTime(updatedAt)}`}
    </span>
  );
}

/** Says that a document was saved, once it is; that it could not be, when the browser refuses to store it. */
export async function noticeSaved(noun: string, done: Parameters<typeof notify>[0]): Promise<void> {
  if (await flush()) notify(done);
  else
    notify({
      title: `The ${noun} could not be saved`,
      description: 'Nothing is lost while this tab is open. Make room in the browser, or export it, then save again.',
      tone: 'destructive',
    });
}
