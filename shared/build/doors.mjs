// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, runMain } from './commands.mjs';
import { doorFaults, usersOfDoors } from './doorUsers.mjs';
import { keptNarrow } from './keptNarrow.mjs';
import { projectRoot } from './ports.mjs';
import { providedFiles } from './rspack/config.mjs';

/** Prints which packages use each name of a public door; fails for one that fewer than two use without a reason. */
function printUsers() {
  const names = usersOfDoors(projectRoot);
  for (const { door, name, users } of names) console.log(`${door} ${name}: ${users.join(', ') || 'none'}`);
  const faults = doorFaults(names);
  for (const fault of faults) console.error(fault);
  const members = names.filter(({ name }) => name.includes('.')).length;
  console.log(
    `${names.length - members} names and ${members} members of families; ${Object.values(keptNarrow).flat().length} of them narrow for a reason`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

/**
 * Writes the names that the doors of *platform* export today, and raises its version where they changed: in its package.json,
 * and in package-lock.json, where npm keeps a copy.
 */
async function writeDoors() {
  const { code, output } = await runCommand('vitest', ['run', 'shared/build/doors.test.mjs', '-t', 'npm run doors'], {
    env: { STEPS_WRITE_DOORS: '1' },
    piped: true,
  });
  if (code !== 0) throw new Error(output);
  await runCommand('biome', ['format', '--write', 'shared/platform/doors.json', 'shared/platform/package.json'], {
    piped: true,
  });
  for (const [path, text] of Object.entries(providedFiles())) writeFileSync(join(projectRoot, 'host', path), text);
  console.log(
    'shared/platform/doors.json and the version of platform in package.json and package-lock.json are up to date.',
  );
}

runMain(async () => (process.argv.includes('--users') ? printUsers() : writeDoors()));
