import { takeInAnswers } from '@steps/business/src/nouns/forms/answerContact';
import { formAnswers } from '@steps/business/src/nouns/forms/formAnswer';

/**
 * Has contacts made of the answers that post offices took in, whenever some come. `hasReadAll`: before that, somebody may be a contact of whom
 * nothing is known here yet. Returns what is to be called once that may have changed, and the end.
 */
export function takeInForms(hasReadAll: () => boolean): { readonly look: () => void; readonly end: () => void } {
  let asked = false;
  let ended = false;
  const takeIn = () => {
    asked = false;
    if (ended || !hasReadAll()) return;
    try {
      takeInAnswers();
    } catch (error) {
      // It waits in the inbox, and is tried again with the next one.
      console.error('Answers could not be made contacts', error);
    }
  };
  const look = () => {
    // Whoever wrote what came is done first.
    if (!asked) queueMicrotask(takeIn);
    asked = true;
  };
  const stop = formAnswers.subscribe(look);
  const end = () => {
    ended = true;
    stop();
  };
  return { look, end };
}
