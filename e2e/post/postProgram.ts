import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, startCommand } from '../../shared/build/commands.mjs';
import { projectRoot } from '../../shared/build/ports.mjs';
import { postFlags } from '../../shared/build/postFlags.mjs';

/** Post offices as they are run, built for this process alone: others build at the same time. */
export class PostProgram {
  readonly #built = join(projectRoot, `.cache/post/${process.pid}`);
  readonly #folders: string[] = [];
  /** With the folder of each. */
  readonly #running = new Map<ChildProcess, string>();

  /** What each is started with. */
  env: Readonly<Record<string, string>> = {};

  /** Builds it as `npm run post` does. */
  async build(): Promise<void> {
    const { code, output } = await runCommand('rspack', ['build', '--output-path', this.#built], {
      cwd: join(projectRoot, 'shared/post'),
      piped: true,
    });
    if (code !== 0) throw new Error(output);
  }

  /** Where a post office keeps what it was given. */
  newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'steps-post-'));
    this.#folders.push(folder);
    return folder;
  }

  start(folder: string, ...of: string[]): ChildProcess {
    const env = { ...this.env, STEPS_POST_STORE: folder };
    const office = startCommand(process.execPath, [...postFlags, join(this.#built, 'post.mjs'), ...of], {
      env,
      piped: true,
      input: 'pipe',
    });
    office.stderr?.on('data', (part) => console.error(`post office: ${part}`));
    this.#running.set(office, folder);
    office.once('close', () => this.#running.delete(office));
    return office;
  }

  /** Starts one that is invited, as the command does that the page shows. */
  join(folder: string, invitation: string, ...of: string[]): ChildProcess {
    const office = this.start(folder, '-', ...of);
    office.stdin?.end(invitation);
    return office;
  }

  /** Those that run, the longest first. */
  get running(): readonly ChildProcess[] {
    return [...this.#running.keys()];
  }

  folderOf(office: ChildProcess): string {
    const folder = this.#running.get(office);
    if (!folder) throw new Error('Expected a post office that runs.');
    return folder;
  }

  async kill(office: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const ended = new Promise((resolve) => office.once('close', resolve));
    office.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    for (const office of this.running) await this.kill(office, 'SIGTERM');
    for (const folder of [this.#built, ...this.#folders]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves with what a program says that fits; rejects when it ends before. */
export function said(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    program.stdout?.on('data', (part) => {
      text += part;
      const [, found] = pattern.exec(text) ?? [];
      if (found) resolve(found);
    });
    program.once('close', () => reject(new Error(`Expected the post office to say ${pattern}, it said: ${text}`)));
  });
}

/** What it says when it is open. */
export const openSaid = /is (open)\./;
