import { setChatVisible, useSession } from '@steps/platform';
import { proxy, useSnapshot } from 'valtio';

const help = proxy({ open: false });

/** Opens the help beside the page. The assistant, which has the same place, makes room. */
export function openHelp(): void {
  setChatVisible(false);
  help.open = true;
}

export function closeHelp(): void {
  help.open = false;
}

/** Whether the help is on the screen, in render. While the assistant is open it waits behind it. */
export function useHelpOpen(): boolean {
  const { open } = useSnapshot(help);
  const { chatVisible } = useSession();
  return open && !chatVisible;
}
