import { historySteps, undo } from '@steps/platform/src/core/store/history';
import { announce, attempt, notify } from '@steps/platform/ui';
import type { EditedResult } from '../ai/editedResult';
import { type AiResult, aiResults } from '../ai/ledger/aiResult';
import { applyApprovedText, approveAndApply, modifyAndApply } from '../ai/ledger/aiResultApply';
import { rejectAiResult, releaseAiResult, reopenAiResult } from '../ai/ledger/aiResultState';
import { currentActor } from '../nouns/people/currentPerson';

/** Approves, and writes to the record if the entry names one. False if a rule refused: then the user has been told. */
export const approveResult = (id: string, actor = currentActor()): boolean =>
  decide(() => notifyDecided('Approved', approveAndApply(id, actor)));

/** Lets a result be approved that a review rule held back. */
export const releaseResult = (id: string): boolean => decide(() => notifyDecided('Released', releaseAiResult(id)));

/** Approves it as the reviewer changed it: its text, and the same in the shape of its task if that is known. */
export const modifyResult = (id: string, { text, data }: EditedResult): boolean =>
  decide(() => notifyDecided('Approved with your changes', modifyAndApply(id, text, currentActor(), data)));

/** The same for a page that shows only the text: its task reads it back into its shape if it can. */
export async function modifyResultText(id: string, text: string): Promise<boolean> {
  const result = aiResults.get(id);
  if (!result) return false;
  // Loaded only when somebody changes a text.
  const { editedText, editingOf } = await import('../ai/editedResult');
  const editing = await editingOf(result);
  try {
    const edited = editing.as === 'text' ? await editedText(result, editing, text) : { text, data: undefined };
    return modifyResult(id, edited);
  } catch (error) {
    return decide(() => {
      throw error;
    });
  }
}

/** Rejects for a reason. */
export const rejectResult = (id: string, reason: string): boolean =>
  decide(() => notifyDecided('Rejected', rejectAiResult(id, reason)));

/** Writes an approved text to its record. */
export const applyResult = (id: string): boolean => decide(() => notifyDecided('Applied', applyApprovedText(id)));

/**
 * Puts a decided result back into the queue. If nothing else was done since, what it last wrote to a record is undone too.
 */
export const reopenResult = (id: string): boolean =>
  decide(() => {
    const last = historySteps().at(-1);
    const wrote = last?.origin.by === 'ai' && last.origin.resultId === id && aiResults.get(id)?.appliedAt !== undefined;
    if (wrote) undo();
    const { appliedAt, title } = reopenAiResult(id);
    announce(`Waiting again: ${title}`);
    if (!appliedAt) return;
    notify({
      title: 'Waiting again',
      description: 'What it wrote to the record stays there. Undo takes it back, with Ctrl+Z.',
    });
  });

/** Decisions for pages: the user is told what was done, or why it was not. */
export const resultActions = {
  approve: approveResult,
  modifyText: modifyResultText,
  reject: rejectResult,
  reopen: reopenResult,
};

function notifyDecided(what: string, { title, appliedAt, about, reading }: AiResult): void {
  if (reading) {
    notify({
      title: `Read once: ${title}`,
      description: 'A review rule asks for a second reader, so it is still waiting.',
    });
    return;
  }
  announce(`${what}: ${title}`);
  if (!appliedAt) return;
  const step = historySteps().at(-1);
  notify({
    title: `${what}: ${title}`,
    description: `Written to the ${nounOf(about?.collection)}.`,
    action: { label: 'Undo', onClick: () => undoStep(step) },
  });
}

/** Undoes exactly that step, never one that came after it. */
function undoStep(step: unknown): void {
  if (historySteps().at(-1) === step) {
    undo();
    return;
  }
  notify({
    title: 'Not undone',
    description: 'Something else was changed since. Undo that first, with Ctrl+Z.',
    tone: 'destructive',
  });
}

const nouns: Readonly<Record<string, string>> = {
  contacts: 'contact',
  companies: 'company',
  deals: 'deal',
  tickets: 'ticket',
  meetings: 'meeting',
  campaigns: 'campaign',
};

const nounOf = (collection = ''): string => nouns[collection] ?? 'record';

const decide = (act: () => void): boolean =>
  attempt(
    {
      title: 'Nothing was decided',
      description: 'Something went wrong. Nothing was changed; reload the page and try again.',
    },
    act,
  );
