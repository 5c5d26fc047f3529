// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './ports.mjs';
import { kindOf, sizes, sizeTable } from './sizeRules.mjs';

// `npm run size`: lines by package, to see where the code is and what grows. It sets no limit.
const tracked = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n');
const files = tracked
  .filter((path) => kindOf(path) && existsSync(join(projectRoot, path)))
  .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
console.log(sizeTable(sizes(files)));
