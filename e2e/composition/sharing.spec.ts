import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../built';
import { enterDemo } from '../journeys/steps';
import { filesIn } from '../remoteVariants';
import type { Deployment } from '../serve';
import { expect, test } from '../test';

/** Text that only the code of one library contains, in a production build. */
const marks: Record<string, RegExp> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'react-dom': /__reactFiber\$/,
  'react-router': /You cannot render a <Router> inside another <Router>/,
  valtio: /Error\(["'`]object required["'`]\)/,
  'the shared store': /["'`]UnapprovedAiChangeError["'`]/,
  'antd theme': /antd.{0,40}ConfigProvider|ant-design-icons|--ant-/,
};

const once = ['react', 'react-dom', 'react-router', 'valtio', 'the shared store'];

/** What the federation runtime keeps in a global of the page, as far as it is looked at here. */
interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly shareScopeMap: Record<string, Record<string, Record<string, { lib?: () => unknown }>>>;
  }[];
}

/** One address of each remote: its first module, or its first page. */
const visits = (deployment: Deployment): string[] =>
  deployment.remotes.map(({ name }) => {
    const { modules = [], pages = [] } = JSON.parse(readFileSync(join(builtFolder(name), 'remote.json'), 'utf8')) as {
      modules?: { id: string }[];
      pages?: { path: string }[];
    };
    return modules[0] ? `/?module=${modules[0].id}` : (pages[0]?.path ?? '/');
  });

test('React, the router, valtio and the store arrive once, from the host, whatever is visited', async ({
  page,
  deployment,
}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.add(response.url());
  });
  await enterDemo(page);
  for (const address of visits(deployment)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Asked for again afterwards: the browser drops what it fetched for a page that is left.
  const bodies = await Promise.all(
    [...scripts].map(async (url) => ({ url, body: await (await page.request.get(url)).text() })),
  );
  const origins = new Set(bodies.map(({ url }) => new URL(url).origin));
  expect([...origins].sort(), 'every remote was really loaded').toEqual(deployment.origins().sort());
  for (const library of once) {
    const found = bodies.filter(({ body }) => marks[library]?.test(body)).map(({ url }) => new URL(url).origin);
    expect(found, library).toEqual([deployment.hostUrl]);
  }
});

test('at run time host and remotes hold one and the same copy of each shared package, in one version', {
  tag: '@journey',
}, async ({ page, deployment }) => {
  await enterDemo(page);
  for (const address of visits(deployment)) {
    // Inside the application, so that all remotes meet in one page.
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dashboard');
    await page.evaluate(() => history.pushState(null, '', '/?module=dashboard'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  }
  const instances = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: Federation };
    const [host] = __FEDERATION__.__INSTANCES__;
    return __FEDERATION__.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      shared: Object.entries(shareScopeMap.default ?? {}).map(([library, versions]) => ({
        library,
        versions: Object.keys(versions),
        // A package that nobody has asked for has no copy yet.
        same: Object.entries(versions).every(
          ([version, { lib }]) => lib?.() === host?.shareScopeMap.default?.[library]?.[version]?.lib?.(),
        ),
        loaded: Object.values(versions).some(({ lib }) => lib),
      })),
    }));
  });
  const packages = ['host', ...deployment.remotes.map(({ name }) => name)];
  expect(instances.map(({ name }) => name).sort()).toEqual(
    packages.map((name) => `steps_${name.replaceAll('-', '_')}`).sort(),
  );
  for (const { name, shared } of instances) {
    for (const library of ['react', 'react-dom', 'valtio', '@steps/platform', '@steps/platform/router']) {
      expect(shared.find((one) => one.library === library)?.loaded, `${name} has ${library}`).toBe(true);
    }
    for (const { library, versions, same } of shared) {
      expect(versions, `${name}: ${library}`).toHaveLength(1);
      expect(same, `${name}: ${library} is the copy of the host`).toBe(true);
    }
  }
});

test('everything a remote expects from the host is something the host provides', async ({
  page,
  deployment,
  request,
}) => {
  await enterDemo(page);
  // The runtime comes with the first remote.
  await page.goto('/?module=crm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const provided = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: Federation };
    const host = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'steps_host');
    return Object.keys(host?.shareScopeMap.default ?? {});
  });
  for (const { name } of deployment.remotes) {
    const manifest = await (await request.get(`${deployment.originOf(name)}/mf-manifest.json`)).json();
    const expected: string[] = manifest.shared.map((shared: { name: string }) => shared.name);
    expect(expected.length, name).toBeGreaterThan(0);
    expect(
      expected.filter((library) => !provided.includes(library)),
      name,
    ).toEqual([]);
  }
});

test("no remote's own build contains a shared library", async ({ deployment }) => {
  for (const { name } of deployment.remotes) {
    const scripts = filesIn(builtFolder(name)).filter((file) => file.endsWith('.js'));
    for (const file of scripts) {
      const text = readFileSync(file, 'utf8');
      expect(
        Object.keys(marks).filter((library) => marks[library]?.test(text)),
        `${name}: ${file}`,
      ).toEqual([]);
    }
  }
});
