import { announce } from '@steps/platform/ui';

const region = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
/** A page that is being made puts its words in one after another, ms. */
const patience = 100;

/**
 * Speaks a status line that enters the page with its words: "Nobody found.", "Checked: nothing is missing." A screen reader only
 * speaks what changes in a region that it knows. Whatever comes with a whole page or dialog is read there and not spoken.
 * Returns the undo.
 */
export function speakStatus(): () => void {
  let entered = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speak = () => {
    const words = [...entered].filter(isHeard).map(wordsOf).filter(Boolean);
    entered = new Set();
    timer = undefined;
    if (words.length > 0) announce(words.join(' '));
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes)
        if (isStatus(node) && !(target instanceof Element && target.closest(region))) entered.add(node);
    if (entered.size > 0) timer ??= setTimeout(speak, patience);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** A skeleton is no news. */
const isStatus = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('[role=status]:not([aria-busy=true], [aria-live=off])');

const isHeard = (status: HTMLElement) => status.isConnected && !status.closest('[inert], [aria-hidden=true]');

const wordsOf = ({ innerText, textContent }: HTMLElement) =>
  (innerText || textContent || '').replace(/\s+/g, ' ').trim();
