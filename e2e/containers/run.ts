import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program; an error has the end of what it said. */
export async function run(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64e6 });
    return stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${`${stdout}\n${stderr}`.slice(-3000)}`, { cause: error });
  }
}
