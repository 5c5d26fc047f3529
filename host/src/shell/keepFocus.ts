/** What a screen reader names when the focus comes to it. */
const named =
  'dialog, [role=dialog], [role=tabpanel], article, :is(section, form, aside, fieldset, [role=region], [role=group]):is([aria-label], [aria-labelledby])';
/** Messages go by themselves: nobody is led into them. */
const passing = '.s-toaster';
/** What a page does with the focus by itself comes first, ms. */
const patience = 100;
/** So many places are remembered. */
const mostPlaces = 10;

interface Place {
  readonly element: HTMLElement;
  /** What it is in, from the inside out. */
  readonly around: readonly HTMLElement[];
}

/**
 * Never leaves a keyboard or a screen reader at the top of the page because what had the focus went: "Approve" of a result
 * that is approved, "Undo" in a message. The focus goes to the part of the page it was in, else to where it was before, else
 * to the page's heading; and back to a button that could not be pressed for a while. Returns the undo.
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
  const onChange = () => {
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
    const home = isUsable(last.element) ? last.element : homeOf(last, places);
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

const homeOf = ({ around }: Place, places: readonly Place[]): HTMLElement | null =>
  around.find((part) => part.matches(named) && !part.matches(passing) && isUsable(part)) ??
  places.findLast(({ element }) => isUsable(element))?.element ??
  document.querySelector<HTMLElement>('main h1');
