/**
 * Keys that an input method takes (Enter for the word it proposes, Escape to drop it, arrows to choose) mean nothing to the
 * product: no field saves, sends or closes by them. Here once for all pages, also those of remotes, on the way down, before
 * anything else hears of them; the browser goes on with them. Returns the undo.
 */
export function keepCompositions(): () => void {
  const onKey = (event: KeyboardEvent) => {
    // Safari ends the composition before the Enter that ends it: there only the old code tells.
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKey, true);
  return () => window.removeEventListener('keydown', onKey, true);
}
