import { historySteps, undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';

type Notice = Parameters<typeof notify>[0];

/** What a notice adds to its title: a sentence, or a sentence and a link. */
export type NoticeNote = string | Pick<Notice, 'description' | 'link'>;

/** Says what was done, with Undo for exactly that step, never for a later one. `undone`: called after Undo. */
export function notifyStep(title: string, note?: NoticeNote, undone?: () => void): void {
  const step = historySteps().at(-1);
  const undoStep = () => {
    if (historySteps().at(-1) !== step) {
      notify({
        title: 'Not undone',
        description: 'Something else was changed since. Undo that first, with Ctrl+Z.',
        tone: 'destructive',
      });
      return;
    }
    const result = undo();
    undone?.();
    const kept = result?.kept.length ?? 0;
    notify({
      title: `Undone: ${result?.label ?? title}`,
      description: kept > 0 ? `${kept} changed since and stayed as they are.` : undefined,
    });
  };
  notify({
    title,
    ...(typeof note === 'string' ? { description: note } : note),
    action: step && { label: 'Undo', onClick: undoStep },
  });
}
