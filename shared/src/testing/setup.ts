import type {} from '@testing-library/react';
import { vi } from 'vitest';
import { writingClock } from '../ai/engines/writingClock';

// Nobody watches the built-in engine write: 20 times faster, but by the specified times where a test moves the clock itself.
writingClock.speed = () => (vi.isFakeTimers() ? 1 : 20);

// Limits against waiting for ever, not measures of speed: on a busy machine a page takes seconds to render.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}
