/** What a screen reader names when the focus comes to it. */
const named =
  'dialog, [role=dialog], [role=tabpanel], article, :is(section, form, aside, fieldset, [role=region], [role=group]):is([aria-label], [aria-labelledby])';
/** A list is gone through row by row. */
const row = 'li, tr';
const controls = 'a[href], button, input, select, textarea, [tabindex]';
/** Messages go by themselves, so the focus is never moved into one. */
const passing = '.s-toaster';
/** What a page does with the focus by itself comes first, ms. */
const patience = 100;
/** So many places are remembered. */
const mostPlaces = 10;

interface Place {
  readonly element: HTMLElement;
  /** What it is in, from the inside out. */
  readonly around: readonly HTMLElement[];
  /** Once its row was taken out of a list: the row beside it, and which control of the row it was. */
  beside?: { readonly row: HTMLElement; readonly at: number };
}

/**
 * Never leaves a keyboard or a screen reader at the top of the page because what had the focus went: "Approve" of a result
 * that is approved, "Remove" in a row, "Undo" in a message. The focus goes to the same control of the next row, else to the part
 * of the page it was in, else to where it was before, else to the page's heading; and back to a button that could not be
 * pressed for a while. Returns the undo.
 */
export function keepFocus(): () => void {
  let places: readonly Place[] = [];
  /** Somebody pressed beside everything: the focus is nowhere because they wanted so. */
  let isLeft = true;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    isLeft = false;
    isLost = false;
    const others = places.filter(({ element }) => element !== target && element.isConnected);
    places = [...others, { element: target, around: ancestors(target) }].slice(-mostPlaces);
  };
  const onPress = ({ pointerType }: PointerEvent) => {
    isLeft = true;
    // A field that gets the focus would bring up the keyboard of a phone.
    if (pointerType === 'touch') places = [];
  };
  const onChange = (changes: readonly MutationRecord[]) => {
    for (const change of changes) rememberRows(change, places);
    const last = places.at(-1)?.element;
    if (isLeft || !last || !isNowhere()) return;
    if (!isUsable(last)) isLost = true;
    if (!isLost) return;
    clearTimeout(timer);
    timer = setTimeout(lead, patience);
  };
  const lead = () => {
    const last = places.at(-1);
    if (!last || isLeft || !isNowhere()) return;
    // It may be pressed again in a moment.
    if (last.element.isConnected && last.element.matches(':disabled')) return;
    const home = homeOf(last, places);
    if (!home) return;
    if (home.tabIndex < 0) home.tabIndex = -1;
    home.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility?.() !== false;

function ancestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}

/** A row that is taken out of its list leaves the next one, or the one before it, to the places inside it. */
function rememberRows(
  { target, removedNodes, nextSibling, previousSibling }: MutationRecord,
  places: readonly Place[],
): void {
  if (removedNodes.length === 0 || (target instanceof HTMLElement && target.closest(passing))) return;
  for (const removed of removedNodes) {
    if (!(removed instanceof HTMLElement && removed.matches(row))) continue;
    const next = [nextSibling, previousSibling].find((one) => one instanceof HTMLElement && one.matches(row));
    for (const place of places)
      if (next && removed.contains(place.element))
        place.beside = { row: next as HTMLElement, at: controlsIn(removed).indexOf(place.element) };
  }
}

const controlsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>(controls)];

/** Where a place is, or its like in the row beside it. */
function stillThere({ element, beside }: Place): HTMLElement | undefined {
  if (isUsable(element)) return element;
  const all = beside ? controlsIn(beside.row).filter(isUsable) : [];
  return all[beside?.at ?? 0] ?? all.at(-1);
}

const homeOf = (last: Place, places: readonly Place[]): HTMLElement | null =>
  stillThere(last) ??
  last.around.find((part) => part.matches(named) && !part.matches(passing) && isUsable(part)) ??
  places.map(stillThere).findLast((element) => element) ??
  document.querySelector<HTMLElement>('main h1');
