import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { servedPackages } from '../shared/build/ports.mjs';

/** The tests run against what users get, so they never build it themselves: a missing build is an error of its own. */
export default function requireBuilds(): void {
  const missing = servedPackages({})
    .filter(
      ({ role, folder }) => !existsSync(join(folder, 'dist', role === 'host' ? 'index.html' : 'mf-manifest.json')),
    )
    .map(({ name }) => name);
  if (missing.length > 0) {
    throw new Error(`Expected built packages, got no dist for ${missing.join(', ')}: run "npm run build" first.`);
  }
}
