import { expect, type Page } from '@playwright/test';

/** What a screen reader says without being asked, because a live region of the page changed, in order. */
export class Spoken {
  #heard: string[] = [];

  /** Begins to listen; before the page is opened. */
  static async on(page: Page): Promise<Spoken> {
    const spoken = new Spoken();
    await page.exposeFunction('stepsHeard', (words: string) => spoken.#heard.push(words));
    await page.addInitScript(listen);
    return spoken;
  }

  /** Since the last look these words were spoken, in this order; others may have been between them. */
  async says(...words: readonly (string | RegExp)[]): Promise<void> {
    let rest: string[] = [];
    await expect
      .poll(
        () => {
          rest = [...this.#heard];
          return words.every((wanted) => {
            const at = rest.findIndex((heard) => (typeof wanted === 'string' ? heard === wanted : wanted.test(heard)));
            rest.splice(0, at + 1);
            return at >= 0;
          });
        },
        { message: `spoken in this order: ${words.join(' | ')}; heard: ${this.#heard.join(' | ')}` },
      )
      .toBe(true)
      .catch((error) => {
        throw new Error(`Expected to hear, in order: ${words.join(' | ')}\nHeard: ${this.#heard.join(' | ')}`, {
          cause: error,
        });
      });
    this.#heard = rest;
  }

  /** What was spoken since the last look. */
  take(): string[] {
    return this.#heard.splice(0);
  }
}

/** Runs in the page. */
function listen() {
  const heard = (globalThis as unknown as { stepsHeard(words: string): void }).stepsHeard;
  const live = '[aria-live]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert], [role=log]';
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  // As it is laid out: what stands in two lines is no one word.
  const wordsOf = (node: Node) =>
    ((node instanceof HTMLElement && node.innerText) || node.textContent || '').replace(/\s+/g, ' ').trim();
  /** What lies behind a modal dialog, or is hidden from screen readers, is not spoken. */
  const isHidden = (region: Element) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    return region.closest('[inert], [aria-hidden=true]') !== null || (dialog && !dialog.contains(region));
  };
  new MutationObserver((changes) => {
    const said = new Set<string>();
    const say = (region: Element, node: Node) => {
      if (!region.isConnected || !node.isConnected || isHidden(region)) return;
      const isAtomic = region.matches('[role=status], [role=alert]')
        ? region.ariaAtomic !== 'false'
        : region.ariaAtomic === 'true';
      said.add(wordsOf(isAtomic ? region : node));
    };
    const entered = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    /** A region that enters with its words is not heard, but for an alert. */
    const isNew = (region: Element) => [...entered].some((node) => node.contains(region));
    for (const { type, target, addedNodes } of changes) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      for (const node of nodes) {
        const around = elementOf(target)?.closest(live);
        if (around && !isNew(around)) say(around, node);
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role=alert]')))
          say(alert, alert);
      }
    }
    for (const words of said) if (words) heard(words);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
