import type {} from '@testing-library/react';

// Limits against waiting for ever, not measures of speed: on a busy machine a page takes seconds to render.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}
