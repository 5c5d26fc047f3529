// @ts-check
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** @param {import('vitest/node').TestSpecification} file names its environment in its first line, or has none */
const hasPage = ({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/** Test files with a page come first, those without after them: a worker goes on with the next file of the same kind. */
export class ByEnvironment extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files @returns {Promise<import('vitest/node').TestSpecification[]>} */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasPage), ...sorted.filter((file) => !hasPage(file))];
  }
}
