import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasWindow = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment page');

/**
 * Files that have a window first, then those without one. Vitest ends a process when the next file asks for another
 * environment than the last one had, and antd and React are read anew in the next: in mixed order that is half of all the time.
 */
export class WindowsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [withWindow, without] = [true, false].map((wanted) => sorted.filter((file) => hasWindow(file) === wanted));
    return [...(withWindow ?? []), ...(without ?? [])];
  }
}
