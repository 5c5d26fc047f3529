// @ts-check
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** @param {import('vitest/node').TestSpecification} file */
const hasWindow = ({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment page');

/**
 * Test files with a window first, then those without. Vitest ends a process when the next file asks for another environment,
 * and the next process loads antd and React again: in mixed order that is half of all the time.
 */
export class WindowsFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasWindow), ...sorted.filter((file) => !hasWindow(file))];
  }
}
