// @ts-check
import { runCommand, runMain } from './commands.mjs';

// `npm run doors`: writes the names that the doors of `shared` export today, and raises its version where they changed.
runMain(async () => {
  const { code, output } = await runCommand('vitest', ['run', 'shared/build/doors.test.mjs', '-t', 'npm run doors'], {
    env: { STEPS_WRITE_DOORS: '1' },
    piped: true,
  });
  if (code !== 0) throw new Error(output);
  await runCommand('biome', ['format', '--write', 'shared/doors.json', 'shared/package.json'], { piped: true });
  console.log('shared/doors.json and the version in shared/package.json are up to date.');
});
