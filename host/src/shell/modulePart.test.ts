// @vitest-environment page
import { describe, expect, it } from 'vitest';
import { prefetchModule } from './modulePart';

describe('fetching a module ahead', () => {
  it.each(['constructor', '__proto__', 'toString', 'nothing'])(
    'fetches nothing for “%s” in an address, which is no module',
    (module) => {
      expect(() => prefetchModule(module, [])).not.toThrow();
    },
  );
});
