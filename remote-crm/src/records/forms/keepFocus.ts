/**
 * Called before a button in a list row removes that row: the focus then moves to the next row, or else to the last button of
 * the section, instead of nowhere.
 */
export function keepFocus(): void {
  const pressed = document.activeElement;
  const row = pressed?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = pressed?.closest('section');
  // The row is removed with the next render.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const place = next?.isConnected ? next : section;
    [...(place?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].at(-1)?.focus();
  });
}
