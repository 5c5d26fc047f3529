import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeRemote } from '../shared/build/newRemote.mjs';
import { projectRoot } from '../shared/build/ports.mjs';
import { packages, runFolder } from './built';

/** A fresh folder for one variant; two workers never share one. */
function freshFolder(label: string): string {
  const folder = join(runFolder, `variants/${process.pid}-${label}`);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** Files of a folder and its subfolders, as absolute paths. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** One hash over names and bytes of everything in a folder. */
export function folderHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Hashes of the files of all packages with their builds, those of `shared` too. */
export function fileHashes(): ReadonlyMap<string, string> {
  const folders = [...packages.map(({ folder }) => folder), join(projectRoot, 'shared')];
  const files = folders.flatMap((folder) => filesIn(folder).filter((file) => !file.includes('/node_modules/')));
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

function edit(folder: string, file: RegExp, change: (text: string) => string): void {
  const found = filesIn(folder).filter((path) => file.test(path));
  if (found.length === 0) throw new Error(`Expected a file like ${file} in ${folder}, got none.`);
  for (const path of found) writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** A copy of a build with some files changed. Returns its folder. */
export function changedBuild(dist: string, file: RegExp, change: (text: string) => string): string {
  const folder = freshFolder('changed');
  cpSync(dist, folder, { recursive: true });
  edit(folder, file, change);
  return folder;
}

/** A build as a later one of the same remote would be: another entry under another name. `mark` is a global it leaves. */
export function laterBuild(dist: string, mark: string): string {
  // The one in force: that of the build before may be beside it.
  const listed = /remoteEntry\.\w+\.js(?=")/.exec(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'))?.[0];
  if (!listed) throw new Error(`Expected the name of an entry in mf-manifest.json of ${dist}, got none.`);
  const entry = new RegExp(`${listed.replaceAll('.', '\\.')}$`);
  const folder = changedBuild(dist, entry, (text) => `globalThis.${mark} = true;${text}`);
  const later = 'remoteEntry.0123abcd.js';
  edit(folder, /\/(mf-manifest|files)\.json$/, (text) => text.replaceAll(`${listed}"`, `${later}"`));
  for (const path of filesIn(folder).filter((file) => entry.test(file))) renameSync(path, join(folder, later));
  return folder;
}

/** Builds a remote from the template, as `npm run new-remote` would, with some files changed. Returns its dist. */
export async function newRemoteBuild(
  id: string,
  changes: readonly (readonly [file: RegExp, change: (text: string) => string])[] = [],
): Promise<string> {
  const folder = writeRemote(id, freshFolder(`new-${id}`));
  for (const [file, change] of changes) edit(folder, file, change);
  return build(folder);
}

/** Builds the remote of a team that uses nothing of ours (fixtures/plainRemote). Returns its dist. */
export function plainRemoteBuild(): Promise<string> {
  const folder = freshFolder('plain');
  cpSync(join(projectRoot, 'e2e/fixtures/plainRemote'), folder, { recursive: true });
  return build(folder);
}

async function build(folder: string): Promise<string> {
  const rspack = join(projectRoot, 'node_modules/.bin/rspack');
  await promisify(execFile)(rspack, ['build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
  return join(folder, 'dist');
}
