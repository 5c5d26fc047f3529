import { historySteps, RuleError, undo } from '@steps/shared';
import { notify } from '@steps/shared/ui';

type Notice = Parameters<typeof notify>[0];

/** What a notice adds to its title: a sentence, or a sentence and where to go on. */
export type NoticeNote = string | Pick<Notice, 'description' | 'link'>;

/** Tells what was done, with Undo for exactly that step: never for one that came after it. `undone`: what follows on Undo. */
export function notifyStep(title: string, note?: NoticeNote, undone?: () => void): void {
  const step = historySteps().at(-1);
  const takeBack = () => {
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
    action: step && { label: 'Undo', onClick: takeBack },
  });
}

/** Does something that may fail. A broken rule speaks for itself; anything else gets `failure`. True when it worked. */
export function attempt(failure: { readonly title: string; readonly description: string }, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof RuleError) notify({ title: failure.title, description: error.message, tone: 'destructive' });
    else {
      console.error(failure.title, error);
      notify({ ...failure, tone: 'destructive' });
    }
    return false;
  }
}
