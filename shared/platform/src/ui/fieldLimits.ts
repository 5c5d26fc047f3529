import { notify } from './notify';

/**
 * Says what does not go into a field that holds so many characters, when it is typed, pasted or dropped: the browser leaves it
 * out without a word. One place for every field with `maxLength`. Returns the undo.
 */
export function warnAtFieldLimits(): () => void {
  // A full field says it once, not with every key.
  let warned: EventTarget | null = null;
  const onInput = (event: InputEvent) => {
    const field = limited(event.target);
    const coming = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (!field || !coming || event.isComposing) return;
    const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
    const over = field.value.length - replaced + coming.length - field.maxLength;
    if (over <= 0) return;
    const typed = event.inputType === 'insertText';
    if (typed && warned === field) return;
    warned = field;
    const name = field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || 'This field';
    const left = Math.min(over, coming.length).toLocaleString('en-GB');
    notify({
      title: `“${name}” holds up to ${field.maxLength.toLocaleString('en-GB')} characters`,
      description: typed
        ? 'Anything more is left out.'
        : `The last ${left} characters of what you put in were left out.`,
    });
  };
  const onLeave = () => {
    warned = null;
  };
  document.addEventListener('beforeinput', onInput, true);
  document.addEventListener('focusout', onLeave, true);
  return () => {
    document.removeEventListener('beforeinput', onInput, true);
    document.removeEventListener('focusout', onLeave, true);
  };
}

const limited = (target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | undefined =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength >= 0
    ? target
    : undefined;
