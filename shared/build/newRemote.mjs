// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runCommand, runMain } from './commands.mjs';
import { writeNginxConfigs } from './nginx.mjs';
import { projectRoot, servedPackages } from './ports.mjs';
import { ownName } from './remoteFacts.mjs';

const template = fileURLToPath(new URL('./template', import.meta.url));

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/**
 * Writes a remote from the template into `parent/remote-<id>` and returns its folder.
 * @param {string} id lower case letters, digits and hyphens, without the prefix `remote-`
 * @param {string} parent
 */
export function writeRemote(id, parent) {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    throw new Error(
      `A remote's name has lower case letters, digits and hyphens and starts with a letter; got "${id}".`,
    );
  }
  const name = `remote-${id}`;
  const folder = join(parent, name);
  if (existsSync(folder)) throw new Error(`${name} exists already.`);
  const words = id.split('-').map((word) => /** @type {string} */ (word[0]).toUpperCase() + word.slice(1));
  cpSync(template, folder, { recursive: true });
  renameSync(join(folder, 'src/pages/__component__Page.tsx'), join(folder, `src/pages/${words.join('')}Page.tsx`));
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text
        .replaceAll('__name__', name)
        .replaceAll('__the-id__', id)
        .replaceAll('__snake__', id.replaceAll('-', '_'))
        .replaceAll('__camel__', ownName(id))
        .replaceAll('__title__', [words[0], ...words.slice(1).map((word) => word.toLowerCase())].join(' '))
        .replaceAll('__component__', words.join('')),
    );
  }
  return folder;
}

/** Gives a new remote its table of the specification, which the template keeps beside it. @param {string} name @param {string} root */
export function moveCoverage(name, root) {
  const table = join(root, `shared/docs/coverage/${name}.md`);
  mkdirSync(dirname(table), { recursive: true });
  renameSync(join(root, name, 'coverage.md'), table);
}

/** @param {string} name @param {string} root */
function addWorkspace(name, root) {
  const file = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.workspaces.splice(manifest.workspaces.indexOf('e2e'), 0, name);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The composition of containers with one more remote behind the last one, its order and comments kept.
 * @param {string} compose text of docker-compose.yml
 * @param {{ name: string, variable: string, port: number }} served
 */
export function withService(compose, { name, variable, port }) {
  const shown = `\${${variable}:-${port}}`;
  const address = `http://localhost:${shown}`;
  /** @param {string} text @param {RegExp} last @param {string} added behind the last match */
  const behindLast = (text, last, added) => {
    const found = [...text.matchAll(last)].at(-1);
    if (!found) throw new Error(`docker-compose.yml: expected a line like ${last}, got none.`);
    const end = found.index + found[0].length;
    return text.slice(0, end) + added + text.slice(end);
  };
  const service = `
  ${name}:
    <<: *package
    build: { context: ., dockerfile: shared/deploy/Dockerfile, args: { PACKAGE: ${name} } }
    environment: *remote
    ports: ["${shown}:8080"]
    volumes: ["${name}:/srv/steps"]
`;
  const kept = behindLast(compose, /^ {2}remote-[\w-]+:$/gm, `\n  ${name}:`);
  const listed = behindLast(kept, /^ {8}http:\/\/remote-.*$/gm, `\n        http://${name}:8080=${address}/`);
  const awaited = behindLast(
    listed,
    /^ {6}remote-[\w-]+: \{ condition: service_healthy \}$/gm,
    `\n      ${name}: { condition: service_healthy }`,
  );
  return behindLast(awaited, /^ {4}environment: \*remote\n {4}ports: .*\n {4}volumes: .*\n/gm, service);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  runMain(async () => {
    const id = (process.argv[2] ?? '').replace(/^remote-/, '');
    const name = `remote-${id}`;
    writeRemote(id, projectRoot);
    moveCoverage(name, projectRoot);
    addWorkspace(name, projectRoot);
    writeNginxConfigs();
    const served = servedPackages({}).find((one) => one.name === name);
    if (!served) throw new Error(`Expected ${name} among the packages, got none.`);
    const compose = join(projectRoot, 'docker-compose.yml');
    writeFileSync(compose, withService(readFileSync(compose, 'utf8'), served));
    // The lock names every package of this checkout: without it npm ci refuses.
    const { code } = await runCommand('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
    if (code !== 0) throw new Error(`npm install failed with code ${code}: its messages are above.`);
    // Lines of the template are as long as its placeholders, not as this name.
    await runCommand('biome', ['check', '--write', name]);
    console.log(`${name} is ready, with its nginx configuration and its service in docker-compose.yml.
Next: "npm run dev -w @steps/${name}", or "npm start".`);
  });
}
