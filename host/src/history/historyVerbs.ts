import { RuleError, undo } from '@steps/platform';
import type { HistoryResult } from '@steps/platform/host';
import { redo } from '@steps/platform/host';
import { notify } from '@steps/platform/ui';

/** Takes the last step back and says so, with the way forward again. */
export function undoStep(): void {
  runAndNotify('Undone', undo, { label: 'Redo', onClick: redoStep });
}

/** Does the last undone step again and says so. */
export function redoStep(): void {
  runAndNotify('Redone', redo, { label: 'Undo', onClick: undoStep });
}

function runAndNotify(
  word: string,
  move: () => HistoryResult | undefined,
  action: { label: string; onClick: () => void },
): void {
  try {
    const result = move();
    if (!result) {
      notify({ title: word === 'Undone' ? 'Nothing to undo' : 'Nothing to redo' });
      return;
    }
    const kept = result.kept.length;
    notify({
      title: `${word}: ${result.label}`,
      description:
        kept === 0
          ? undefined
          : kept === 1
            ? '1 record was changed since and stayed as it is.'
            : `${kept} records were changed since and stayed as they are.`,
      action: result.changed > 0 ? action : undefined,
    });
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    notify({ tone: 'destructive', title: `Not ${word.toLowerCase()}`, description: error.message });
  }
}
