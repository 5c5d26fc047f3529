import type {} from '@testing-library/react';
import { vi } from 'vitest';
import { writingClock } from '../ai/engines/writingClock';

// Nobody watches the built-in engine write: 20 times faster, but by the specified times where a test moves the clock itself.
writingClock.speed = () => (vi.isFakeTimers() ? 1 : 20);

if (typeof document !== 'undefined') {
  // As the host does for all pages.
  const { keepCompositions } = await import('../ui/compositions');
  keepCompositions();
  const { configure, getQueriesForElement, screen } = await import('@testing-library/react');
  // Limits against waiting for ever, not measures of speed: on a busy machine a page takes seconds to render.
  configure({ asyncUtilTimeout: 15_000 });
  // The library is loaded once for many files, each with a page of its own.
  Object.assign(screen, getQueriesForElement(document.body));
}
