import { builtinEnvironments, type Environment, type EnvironmentReturn } from 'vitest/runtime';
import { attributeStyle } from './attributeStyle';

let standing: EnvironmentReturn | undefined;

async function open(): Promise<void> {
  standing = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  window.getComputedStyle = attributeStyle;
}

async function close(): Promise<void> {
  await standing?.teardown(globalThis);
  standing = undefined;
}

/** The key under which a test finds the function that opens a new window; absent if tests have no window. */
export const newWindowKey = Symbol.for('steps test: new window');

/**
 * The environment `page`: a window of happy-dom that can be replaced. One process runs many test files, and each of them
 * should find an untouched window.
 */
// biome-ignore lint/style/noDefaultExport: Vitest finds it by that name
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup() {
    await open();
    Object.assign(globalThis, {
      [newWindowKey]: async () => {
        await close();
        await open();
      },
    });
    return { teardown: close };
  },
} satisfies Environment;
