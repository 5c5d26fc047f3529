// @ts-check
import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/**
 * @typedef {{ activeMutant: { id: string }, mutantActivation: 'static' | 'runtime' }} MutantRun
 * @typedef {import('./mutationRepeats.mjs').Tried} Tried
 */

const quick = process.env.STEPS_MUTATION_QUICK === 'true';

/**
 * Stryker's runner for Vitest, except that the tests of one start try all faults; only the ones they leave open are started
 * again.
 */
class QuickRunner {
  /** @type {Map<string, { killedBy: string[], failureMessage: string }>} */
  #killed = new Map();
  /** Faults that tests came to and did not notice, or that took too long to try. @type {Set<string>} */
  #open = new Set();

  /** @param {any} vitest Stryker's runner; its Vitest says what the tests noted */
  constructor(vitest) {
    this.vitest = vitest;
  }
  capabilities() {
    return this.vitest.capabilities();
  }
  init() {
    return this.vitest.init();
  }
  dispose() {
    return this.vitest.dispose();
  }

  /** @param {unknown} options */
  async dryRun(options) {
    const result = await this.vitest.dryRun(options);
    for (const file of this.vitest.ctx.state.getFiles()) this.#note(file, relative(process.cwd(), file.filepath), '');
    return result;
  }

  /** @param {{ name: string, type: string, tasks?: any[], meta: { tried?: Tried } }} task @param {string} file @param {string} above */
  #note(task, file, above) {
    for (const one of task.tasks ?? []) {
      const name = `${above} ${one.name}`.trim();
      this.#note(one, file, name);
      const { tried } = one.meta;
      for (const [fault, failureMessage] of Object.entries(tried?.killed ?? {})) {
        this.#killed.set(fault, { killedBy: [`${file.replaceAll('\\', '/')}#${name}`], failureMessage });
      }
      for (const fault of tried?.open ?? []) this.#open.add(fault);
    }
  }

  /** @param {MutantRun} options */
  async mutantRun(options) {
    const { activeMutant, mutantActivation } = options;
    const killed = this.#killed.get(activeMutant.id);
    if (killed) return { status: 'killed', nrOfTests: 1, ...killed };
    // Otherwise it is tried again with everything loaded again: a cache of the process may have hidden it.
    const enough = quick && mutantActivation === 'runtime' && this.#open.has(activeMutant.id);
    if (enough) return { status: 'survived', nrOfTests: 1 };
    return this.vitest.mutantRun(options);
  }
}

const [vitestPlugin] = vitestPlugins;
if (!vitestPlugin) throw new Error('Expected the plugin for Vitest to have a test runner.');

/** @param {{ injectFunction: (factory: unknown) => unknown }} injector */
function quickRunner(injector) {
  return new QuickRunner(injector.injectFunction(vitestPlugin?.factory));
}
quickRunner.inject = /** @type {{ inject?: unknown }} */ (vitestPlugin.factory).inject;

export const strykerPlugins = [{ ...vitestPlugin, name: 'steps', factory: quickRunner }];
