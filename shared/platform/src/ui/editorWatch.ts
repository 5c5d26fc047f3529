/** For so long after an editor closed single keys rest, ms: whoever types on must not decide. Our choice. */
export const restAfterEditor = 1000;
/** Each key pressed while they rest makes them rest for so long at least, ms: nobody pauses as long within a word. */
const restAfterKey = 600;

const textTypes = new Set(['', 'text', 'search', 'email', 'tel', 'url', 'number', 'password', 'date', 'time']);

/** Whether letters belong to this element: text fields, and lists that jump to a letter. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return textTypes.has(target.type);
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  return target.isContentEditable || target.closest('[role=menu], [role=listbox], [contenteditable=true]') !== null;
}

let watchers = 0;
let openEditors = 0;
let restUntil = 0;
/** The field that has the focus, or had it when it was disabled: the browser then drops the focus to the page. */
let field: HTMLElement | undefined;

const rest = (time: number): void => {
  restUntil = Math.max(leftToRest() > 0 ? restUntil : 0, Date.now() + time);
};

/** ms. Longer than it ever rests means that the computer's clock was set back. */
function leftToRest(): number {
  const left = restUntil - Date.now();
  return left > restAfterEditor ? 0 : left;
}

const isDisabled = (element: HTMLElement): boolean =>
  element.hasAttribute('disabled') || element.closest('fieldset[disabled]') !== null;

/** Whether somebody writes, or wrote a moment ago; a key pressed meanwhile prolongs it. */
export function keysRest(): boolean {
  const { activeElement } = document;
  noticeEnd();
  const writing = openEditors > 0 || takesLetters(activeElement) || field !== undefined;
  if (!writing && leftToRest() <= 0) return false;
  rest(restAfterKey);
  return true;
}

/** Says that an editor is open wherever the focus is, its buttons included. Returns the end of it. */
export function openEditor(): () => void {
  openEditors++;
  return () => {
    openEditors--;
    rest(restAfterEditor);
  };
}

/** Follows the focus through the fields of the page, while at least one hook listens to single keys. Returns the undo. */
export function watchEditors(): () => void {
  if (watchers++ === 0) start();
  return () => {
    if (--watchers === 0) stop();
  };
}

// A field that is taken away or enabled again sends no event that could be relied on.
let changes: MutationObserver | undefined;

function start(): void {
  changes = new MutationObserver(noticeEnd);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  follow(document.activeElement);
}

function stop(): void {
  document.removeEventListener('focusin', onFocus);
  document.removeEventListener('focusout', onBlur);
  changes?.disconnect();
  changes = undefined;
  field = undefined;
  restUntil = 0;
}

function follow(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !takesLetters(target)) return;
  field = target;
  changes?.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function onFocus({ target }: FocusEvent): void {
  if (target === field) return;
  if (field) forgetField();
  follow(target);
}

function onBlur({ target }: FocusEvent): void {
  if (target === field && field && !isDisabled(field)) forgetField();
}

/** The field is gone, or was given back without the focus: whoever wrote in it may be typing on. */
function noticeEnd(): void {
  if (field && !(field.isConnected && (field === document.activeElement || isDisabled(field)))) forgetField();
}

function forgetField(): void {
  field = undefined;
  changes?.disconnect();
  rest(restAfterEditor);
}
