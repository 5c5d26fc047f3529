import { undo } from '@steps/platform';
import type { notify } from '@steps/platform/ui';

/** Says what was done, with the way back. */
export const undoNotice = (title: string, description: string): Parameters<typeof notify>[0] => ({
  title,
  description,
  action: { label: 'Undo', onClick: () => void undo() },
});
