// @ts-check
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** @param {import('vitest/node').TestSpecification} file */
const hasWindow = ({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment page');

/**
 * Files that have a window first, then those without one. Vitest ends a process when the next file asks for another
 * environment than the last one had, and antd and React are read anew in the next: in mixed order that is half of all the time.
 */
export class WindowsFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasWindow), ...sorted.filter((file) => !hasWindow(file))];
  }
}
