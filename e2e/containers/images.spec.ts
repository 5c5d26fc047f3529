import { execFileSync } from 'node:child_process';
import { chown, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { portBase } from '../built';
import { GatePage } from '../pages/GatePage';
import { laterBuild } from '../remoteVariants';
import { Buildah } from './Buildah';

// Debian's packages and npm's are fetched, and the product is built twice.
test.describe.configure({ timeout: 1_500_000 });

const has = (program: string) => {
  try {
    execFileSync('which', [program]);
    return true;
  } catch {
    return false;
  }
};
const missing = ['buildah', 'debootstrap'].filter((program) => !has(program));
const hostPort = portBase + 40;
const remotePort = portBase + 41;
const origin = (port: number) => `http://localhost:${port}`;

test.skip(missing.length > 0, `${missing[0]} is not installed`);
test.skip(process.getuid?.() !== 0, 'images are made by root alone');

/** Whether a reload brings the later build. */
async function isLater(page: Page): Promise<boolean> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
  return page.evaluate(() => 'laterDocs' in globalThis);
}

test('the images of the host and of a remote are healthy, a build is listed, and a rollback serves the one before', async ({
  page,
}) => {
  const buildah = await test.step('bases of Debian’s packages', () => Buildah.withBases());
  const folder = async (name: string, owner: number) => {
    const path = join(buildah.folder, name);
    await mkdir(path);
    await chown(path, owner, owner);
    return path;
  };
  try {
    await test.step('the images are built', async () => {
      await buildah.build('steps-remote', '--build-arg', 'PACKAGE=remote-docs');
      await buildah.build('steps-host', '--build-arg', 'PACKAGE=host');
      await buildah.build('steps-activate', '--target', 'activate');
    });
    // Of the user `node` in the image that lists, read by the host's.
    const deployed = await folder('deployed', 1000);
    const remote = {
      env: { STEPS_PORT: String(remotePort), STEPS_HOST_ORIGINS: origin(hostPort) },
      volumes: { '/srv/steps': await folder('remote', 101) },
    };
    const host = {
      env: { STEPS_PORT: String(hostPort) },
      volumes: { '/srv/steps': await folder('host', 101), '/deployed': deployed },
    };
    const healthy = async (image: string, container: string, started: typeof remote | typeof host) => {
      const command = ['sh', '-c', await buildah.healthCheck(image)];
      const answers = () =>
        buildah.inside(container, started, command).then(
          () => true,
          () => false,
        );
      await expect.poll(answers, { message: `${image} is healthy`, timeout: 60_000 }).toBe(true);
    };
    const lister = await buildah.ask('from', '--pull-never', '--add-host', 'remote-docs:127.0.0.1', 'steps-activate');
    const activate = (...args: readonly string[]) =>
      buildah.inside(
        lister,
        {
          env: { STEPS_REMOTES: `http://remote-docs:${remotePort}=${origin(remotePort)}/` },
          volumes: { '/deployed': deployed },
        },
        ['sh', 'shared/deploy/activate.sh', ...args],
      );
    const listed = async (): Promise<string> => {
      const { remotes } = JSON.parse(await readFile(join(deployed, 'remotes.json'), 'utf8'));
      return remotes[0].entry;
    };

    const remoteContainer = await buildah.start('steps-remote', remote);
    const first = await test.step('the remote is healthy, and its build is listed', async () => {
      await healthy('steps-remote', remoteContainer, remote);
      await activate();
      return listed();
    });
    await test.step('the host is healthy, and shows a page of it', async () => {
      await healthy('steps-host', await buildah.start('steps-host', host), host);
      expect((await fetch(first)).status).toBe(200);
      await new GatePage(page).createWorkspace('Tests', undefined, `${origin(hostPort)}/documentation`);
      await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible();
    });
    await test.step('a later build is listed beside it', async () => {
      const container = await buildah.ask('from', '--pull-never', 'steps-remote');
      const later = laterBuild(join(await buildah.ask('mount', container), 'build'), 'laterDocs');
      await buildah.ask('copy', '--quiet', container, later, '/build');
      await buildah.ask('commit', '--quiet', '--format', 'docker', container, 'steps-remote-later');
      await rm(later, { recursive: true });
      await buildah.stop(remoteContainer);
      await healthy('steps-remote-later', await buildah.start('steps-remote-later', remote), remote);
      await activate();
      expect(await listed()).not.toBe(first);
      expect(await isLater(page)).toBe(true);
    });
    await test.step('a rollback lists the one before, which is still served, and stays when everything starts again', async () => {
      await activate('--rollback', '1', '--remote', 'remote-docs');
      await activate();
      expect(await listed()).toBe(first);
      expect(await isLater(page)).toBe(false);
    });
  } finally {
    await buildah.close();
  }
});
