// @ts-check
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runMain } from './commands.mjs';
import { writeNginxConfigs } from './nginx.mjs';
import { projectRoot, servedPackages } from './ports.mjs';

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
  renameSync(join(folder, 'src/pages/template.tsx'), join(folder, `src/pages/${words.join('')}Page.tsx`));
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text
        .replaceAll('__name__', name)
        .replaceAll('__id__', id)
        .replaceAll('__title__', [words[0], ...words.slice(1).map((word) => word.toLowerCase())].join(' '))
        .replaceAll('__component__', words.join('')),
    );
  }
  return folder;
}

/** @param {string} name @param {string} root */
function addWorkspace(name, root) {
  const file = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.workspaces.splice(manifest.workspaces.indexOf('e2e'), 0, name);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What docker-compose.yml needs, which keeps its order and its comments and so is edited by hand. @param {string} name */
const composeSteps = (name) => {
  const served = servedPackages({}).find((one) => one.name === name);
  const address = `http://localhost:\${${served?.variable}:-${served?.port}}`;
  return `For containers, add to docker-compose.yml:
  services:
    ${name}:
      <<: *package
      build: { context: ., dockerfile: shared/deploy/Dockerfile, args: { PACKAGE: ${name} } }
      environment: *remote
      ports: ["\${${served?.variable}:-${served?.port}}:80"]
  and in its services host and activate:
    STEPS_REMOTE_ORIGINS: ${address}
    STEPS_REMOTES:        http://${name}=${address}/
    depends_on:           ${name}: { condition: service_healthy }`;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  runMain(async () => {
    const id = (process.argv[2] ?? '').replace(/^remote-/, '');
    const name = `remote-${id}`;
    writeRemote(id, projectRoot);
    addWorkspace(name, projectRoot);
    writeNginxConfigs();
    console.log(`${name} is ready, with its nginx configuration.
Run "npm install" once, then "npm run dev -w @steps/${name}" or "npm start".

${composeSteps(name)}`);
  });
}
