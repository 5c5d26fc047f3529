import type { BrowserContext } from '@playwright/test';

/** What differs on the console of Firefox, so that a test allows in each browser the same. */
export const firefoxConsole = {
  /**
   * Of an error among the words of a line, WebDriver BiDi gives no more than "Error": it is said as text. Firefox tells a page
   * that is left of the parts it had asked for, which Chromium does not: nobody sees that any more.
   */
  sayErrors: (context: BrowserContext): Promise<unknown> =>
    context.addInitScript(() => {
      let isLeft = false;
      addEventListener('beforeunload', ({ isTrusted }) => {
        isLeft ||= isTrusted;
      });
      const { console: own } = globalThis;
      for (const level of ['error', 'warn'] as const) {
        const say = own[level].bind(own);
        own[level] = (...words: unknown[]) => {
          const texts = words.map((word) => (word instanceof Error ? `${word}` : word));
          if (!isLeft || !texts.some((text) => `${text}`.includes('ChunkLoadError'))) say(...texts);
        };
      }
    }),
  /** axe asks the frames of a page as well: of one that it may not look into, such as that of an email, Firefox says so as an error. */
  ofAxe:
    /^page error: Failed to execute ‘postMessage’ on ‘DOMWindow’: .* does not match the recipient window’s origin \(‘null’\)/,
  /** A line as Chromium would say it: what did not come from elsewhere is an error of the page in Firefox. */
  asInChromium: (line: string): string =>
    line
      .replace(/^page error: (Error: )?(?=Cross-Origin Request Blocked)/, 'error: Failed to load resource: ')
      .replace(
        /^page error: (?:Error: )?(?=Firefox can’t establish a connection .*(wss?:\/\/\S+)\.$)/,
        "error: WebSocket connection to '$1' failed: ",
      ),
};
