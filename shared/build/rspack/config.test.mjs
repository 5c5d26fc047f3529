// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../ports.mjs';
import { providedFiles } from './config.mjs';

it.each(Object.entries(providedFiles()))(
  'the committed host/%s is what a build writes, so that a start leaves a clone as it was (else: npm run build host)',
  (path, text) => {
    expect(readFileSync(join(projectRoot, 'host', path), 'utf8')).toBe(text);
  },
);
