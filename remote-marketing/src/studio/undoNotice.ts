import { undo } from '@steps/shared';
import type { NoticeInput } from '@steps/shared/ui';

/** Says what was done, with the way back. */
export const undoNotice = (title: string, description: string): NoticeInput => ({
  title,
  description,
  action: { label: 'Undo', onClick: () => void undo() },
});
