/** What somebody can press, choose or type into. */
const controls =
  'button, input, select, textarea, [contenteditable]:not([contenteditable="false"]), [role="button"], [role="menuitem"], [role="combobox"], [draggable="true"]';

/** Controls that only change the view: tabs, sorting of columns, searches, parts of a page that open and close. */
const looks =
  '[role="tab"], [role="columnheader"] *, th *, nav *, input[type="search"], [aria-expanded]:not([aria-haspopup])';

/**
 * The names of all controls of the page that are enabled and do more than change the view: a test about rights lists which of
 * them somebody may find who cannot change anything.
 */
export function offeredControls(page: ParentNode = document): string[] {
  return [...page.querySelectorAll<HTMLElement>(controls)].filter(isOpen).map(nameOf);
}

const isOpen = (control: HTMLElement): boolean =>
  !control.matches(looks) &&
  !control.matches('[disabled], [readonly], [aria-disabled="true"], [aria-readonly="true"], [type="hidden"]') &&
  !control.closest('fieldset[disabled], [inert], [hidden], [aria-hidden="true"]');

function nameOf(control: HTMLElement): string {
  const by = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [
    control.getAttribute('aria-label'),
    ...by.map((id) => document.getElementById(id)?.textContent),
    control.matches('input, select, textarea') ? control.closest('label')?.textContent : control.textContent,
    control.id ? document.querySelector(`label[for="${control.id}"]`)?.textContent : undefined,
    control.dataset.inline,
    control.getAttribute('placeholder'),
  ];
  return labels.find((label) => label?.trim())?.trim() ?? control.outerHTML.slice(0, 80);
}
