/**
 * Called before the row of a list is taken away by a button in it: the focus then goes on in the next row, or else to the
 * last button of the section, instead of nowhere.
 */
export function keepFocus(): void {
  const pressed = document.activeElement;
  const row = pressed?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = pressed?.closest('section');
  // The row goes with the next render.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const place = next?.isConnected ? next : section;
    [...(place?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].at(-1)?.focus();
  });
}
