import { writingClock } from '@steps/assistant/src/engines/writingClock';
import { provideAssistant } from '@steps/business/src/ai/assistantPort';
import { noticeTime } from '@steps/platform/src/ui/noticeRules';
import type {} from '@testing-library/react';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { waitPatiently } from './waitPatiently';

// Nobody watches the built-in engine write: 20 times faster, but at the specified speed if a test moves the clock itself.
writingClock.speed = () => (vi.isFakeTimers() ? 1 : 20);

// Nobody reads the notices: they stay while a busy machine is on its way to their "Undo", but leave after the specified time
// if a test moves the timers itself.
for (const tone of ['default', 'destructive'] as const) {
  const specified = noticeTime[tone];
  Object.defineProperty(noticeTime, tone, { get: () => ('clock' in setTimeout ? specified : 60 * specified) });
}

/**
 * How long a test waits for what is not there yet, ms, unless it says so itself. A limit against endless waiting, not a
 * measure of speed: on a busy machine a page takes seconds to render, and so does the first import of a part.
 */
const patience = 30_000;
waitPatiently(patience);

provideAssistant(() => import('@steps/assistant'));

if (typeof document !== 'undefined') {
  // As the host does for all pages.
  const [{ keepCompositions }, { keepTranslated }] = await Promise.all([
    import('@steps/platform/src/ui/compositions'),
    import('@steps/platform/src/ui/translatedPage'),
  ]);
  keepCompositions();
  // The library's nodes outlive the window of a file.
  afterAll(keepTranslated());
  const { configure, getQueriesForElement, screen } = await import('@testing-library/react');
  // The library outlives the file, so anything a file can set is reset for the next.
  configure({ asyncUtilTimeout: patience, defaultHidden: false });
  // The library is loaded once for many files, each with a page of its own.
  Object.assign(screen, getQueriesForElement(document.body));
} else {
  // A loop over an empty list asserts nothing, and would pass. On a page a query that finds nothing throws.
  beforeEach(() => expect.hasAssertions());
}

// Node 20 reads Windows-1252 as Latin-1; browsers read its 27 characters between 80 and 9F too.
if (new TextDecoder('windows-1252').decode(new Uint8Array([0x80])) !== '€') {
  const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
  globalThis.TextDecoder = class extends TextDecoder {
    override decode(...input: Parameters<TextDecoder['decode']>): string {
      const text = super.decode(...input);
      if (this.encoding !== 'windows-1252') return text;
      return text.replace(/[\u0080-\u009f]/g, (control) => signs[control.charCodeAt(0) - 0x80] ?? control);
    }
  };
}
