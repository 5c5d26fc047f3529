// @vitest-environment page
import { describe, expect, it } from 'vitest';
import { preloadModule } from './modulePart';

describe('fetching a module ahead', () => {
  it.each(['constructor', '__proto__', 'toString', 'nothing'])('takes “%s” from an address for no module', (module) => {
    expect(() => preloadModule(module, [])).not.toThrow();
  });
});
