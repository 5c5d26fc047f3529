// @ts-check
import fc from 'fast-check';
import { inject } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { deriveInFewRounds } from '../testing/src/fewRounds';

/**
 * What Stryker's code in a changed file counts and asks for.
 * @typedef {{ static: Record<string, number>, perTest: Record<string, Record<string, number>> }} Coverage
 * @typedef {{ activeMutant?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: Coverage }} Switches
 * @typedef {{ killed: Record<string, string>, open: string[] }} Tried what a test did to faults: message by id; ids of those that it did not notice or try
 */

// The same examples for every fault, and no search for the smallest one.
fc.configureGlobal({ seed: 1, endOnFailure: true });

deriveInFewRounds();

/** @type {{ __stryker__?: Switches }} */
const world = /** @type {object} */ (globalThis);
/** Faults that a test has noticed: no other one tries them. @type {Set<string>} */
const killed = new Set();

/** A fault that is reached this many times more often than usual is in an endless loop. */
const loops = (/** @type {number} */ usual) => Math.min(usual * 10 + 1000, usual + 50_000);

/** Tests may replace it. */
const { setTimeout: later } = globalThis;

/** A test whose faults would take longer than this, ms, is left to Stryker, which runs it for what no quick one notices. */
const longest = 10_000;

/** The runs of one test: a clean one, then one for each fault that it reaches. */
class Repeats {
  /** @type {Tried} */
  tried = { killed: {}, open: [] };
  /** @type {string[]} */
  #left = [];
  /** @type {string | undefined} */
  active;
  /** @type {'first' | 'with the fault' | 'clean again' | 'once more'} */
  #run = 'first';
  #message = '';
  /** @type {Record<string, number>} */
  hits = {};

  /**
   * Notes how a run ended; whether there will be another one.
   * @param {string | undefined} failure
   * @param {Record<string, number>} hits
   * @param {number} took ms
   * @returns {boolean}
   */
  ended(failure, hits, took) {
    const fault = this.active ?? '';
    if (this.#run === 'first') {
      if (failure !== undefined) return false;
      this.hits = { ...hits };
      this.#left = Object.keys(hits).filter((id) => !killed.has(id));
      if (took * this.#left.length > longest) this.tried.open.push(...this.#left.splice(0));
    } else if (this.#run === 'with the fault' && failure !== undefined) {
      this.#message = failure;
      this.#run = 'clean again';
      return true;
    } else if (this.#run === 'clean again') {
      this.#run = 'once more';
      if (failure === undefined) return true;
      // The fault has left something behind: failures from now on say nothing.
      this.tried.open.push(fault, ...this.#left);
      return false;
    } else if (failure === undefined) this.tried.open.push(fault);
    else {
      this.tried.killed[fault] = this.#message;
      killed.add(fault);
    }
    this.#run = 'with the fault';
    this.active = this.#left.shift();
    return this.active !== undefined;
  }

  /** The fault of the next run. */
  get next() {
    return this.#run === 'clean again' ? undefined : this.active;
  }
}

/**
 * Runs each test again for each fault that it reaches, in the process in which it is loaded: loading takes seconds, a
 * test milliseconds. A fault counts as noticed when the test fails with it, passes without it, and fails with it again.
 */
// biome-ignore lint/style/noDefaultExport: Vitest finds it by that name
export default class RepeatingRunner extends VitestTestRunner {
  #repeats = new Repeats();
  #clean = 0;
  #began = 0;
  /** Where the clean run came: in the test, and outside of tests. @type {{ hits: Record<string, number>, always: Record<string, number> }} */
  #came = { hits: {}, always: {} };
  #on = inject(/** @type {never} */ ('mode')) === 'dry-run';

  /** @override @param {import('vitest').RunnerTestCase} test */
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    if (!this.#on || (test.mode !== 'run' && test.mode !== 'queued')) return;
    this.#repeats = new Repeats();
    this.#clean = 0;
    this.#began = performance.now();
    test.retry = { count: Number.MAX_SAFE_INTEGER };
  }

  /** @override @param {import('vitest').RunnerTestCase} test */
  onBeforeTryTask(test) {
    super.onBeforeTryTask(test);
    if (!this.#on) return;
    const { next, hits } = this.#repeats;
    const hitLimit = next === undefined ? undefined : loops(hits[next] ?? 0);
    world.__stryker__ ??= {};
    Object.assign(world.__stryker__, { activeMutant: next, hitCount: next === undefined ? undefined : 0, hitLimit });
  }

  /** Some faults keep a test waiting for ever. @param {import('vitest').RunnerTestCase} test */
  async runTask(test) {
    const running = VitestTestRunner.getTestFn(test)();
    if (!this.#on || this.#repeats.next === undefined) return running;
    const limit = Math.max(300, this.#clean * 10);
    await Promise.race([
      running,
      new Promise((_, reject) => later(() => reject(new Error('This took too long.')), limit)),
    ]);
  }

  /** @param {import('vitest').RunnerTestCase} test */
  onAfterRetryTask(test) {
    const { result } = test;
    if (!this.#on || !result || result.state === 'skip') return;
    const switches = world.__stryker__ ?? {};
    const failed = (result.state === 'fail') !== (test.fails === true);
    const first = this.#clean === 0;
    if (first) this.#clean = performance.now() - this.#began;
    const came = switches.mutantCoverage;
    const hits = came?.perTest[idOf(test)] ?? {};
    if (first) this.#came = structuredClone({ hits, always: came?.static ?? {} });
    const again = this.#repeats.ended(
      failed ? (result.errors?.[0]?.message ?? 'failed') : undefined,
      hits,
      this.#clean,
    );
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
    if (first && failed) {
      test.retry = 0;
      return;
    }
    // Vitest repeats what failed, and stops at what passed.
    result.errors = again ? [{ message: 'to be run again' }] : undefined;
    result.state = again !== (test.fails === true) ? 'fail' : 'pass';
  }

  /** @override @param {import('vitest').RunnerTestCase} test */
  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (!this.#on || !test.result) return;
    test.result.duration = this.#clean;
    // With a fault a test reaches code that it does not reach otherwise.
    const came = world.__stryker__?.mutantCoverage;
    if (came)
      Object.assign(came, { static: this.#came.always, perTest: { ...came.perTest, [idOf(test)]: this.#came.hits } });
    Object.assign(test.meta, { tried: this.#repeats.tried });
  }
}

/** As Stryker makes it. @param {import('vitest').RunnerTestCase} test */
const idOf = (test) => `${test.file.filepath}#${nameOf(test)}`;

/** @param {import('vitest').RunnerTestCase | import('vitest').RunnerTestSuite} task @returns {string} the name as Stryker makes it */
const nameOf = (task) => (task.suite ? `${nameOf(task.suite)} ${task.name}` : task.name).trim();
