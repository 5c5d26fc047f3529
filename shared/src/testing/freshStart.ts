import { vi } from 'vitest';

// The test files of a worker follow one another in one process (`vitest.config.ts`): each begins with modules, a page and
// storage of its own, while React, antd and the other libraries are read once.
vi.resetModules();
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
