/**
 * The browser would keep what is typed about customers as plain text, for its suggestions, also of an encrypted workspace.
 * A field without a word of its own about it (a passphrase has one, for password managers) is told not to, before anything
 * is typed: here once for all pages, also those of remotes. Returns the undo.
 */
export function keepFromAutofill(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && !target.hasAttribute('autocomplete')) target.setAttribute('autocomplete', 'off');
  };
  document.addEventListener('focusin', onFocus, true);
  return () => document.removeEventListener('focusin', onFocus, true);
}
