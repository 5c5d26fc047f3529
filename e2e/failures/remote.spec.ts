import type { ServerResponse } from 'node:http';
import { builtFolder } from '../built';
import { enterDemo } from '../journeys/steps';
import { ReviewPage } from '../pages/ReviewPage';
import { SupportPage } from '../pages/SupportPage';
import { changedBuild, newRemoteBuild } from '../remoteVariants';
import type { Deployment } from '../serve';
import { expect, test } from '../test';

const answer = (response: ServerResponse, deployment: Deployment, type: string, body: string) =>
  response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': deployment.hostUrl }).end(body);

interface Fault {
  readonly is: string;
  readonly cause: string;
  readonly bring: (deployment: Deployment) => Promise<void>;
  /** The fault is in the published build, so mending it needs the good build to be published again and a fresh page. */
  readonly published?: boolean;
}

/** The template makes titles of names; this one has another. */
const named = [/src\/facts\.ts$/, (text: string) => text.replaceAll("'Crm'", "'CRM'")] as const;

const faults: readonly Fault[] = [
  {
    is: 'is down',
    cause: 'Its server cannot be reached.',
    bring: (deployment) => deployment.stop('remote-crm'),
  },
  {
    is: 'answers HTML',
    cause: 'Its server answered with a web page instead of a program.',
    bring: (deployment) =>
      deployment.misbehave('remote-crm', (_, response) =>
        answer(response, deployment, 'text/html', '<!doctype html><title>Maintenance</title>'),
      ),
  },
  {
    is: 'answers a truncated script',
    cause: 'Its program arrived damaged.',
    bring: (deployment) =>
      deployment.misbehave('remote-crm', (_, response) =>
        answer(response, deployment, 'text/javascript', 'var steps_remote_crm; (() => { const modules = { 12: (e, t'),
      ),
  },
  {
    is: 'answers with status 503',
    cause: 'Its server cannot be reached.',
    bring: (deployment) => deployment.misbehave('remote-crm', (_, response) => response.writeHead(503).end()),
  },
  {
    is: 'is another program than the list names',
    cause: 'Its program arrived damaged.',
    bring: async (deployment) =>
      deployment.serveAgain(
        'remote-crm',
        changedBuild(
          builtFolder('remote-crm'),
          /remoteEntry\.\w+\.js$/,
          (text) => `globalThis.tampered = true;${text}`,
        ),
      ),
  },
  {
    is: 'was built for another contract version',
    cause: 'It was built for another version of Steps.',
    published: true,
    bring: async (deployment) =>
      deployment.publish(
        'remote-crm',
        changedBuild(builtFolder('remote-crm'), /mf-manifest\.json$/, (text) =>
          text.replace(/"contract":\s*\d+/, '"contract": 99'),
        ),
      ),
  },
  {
    is: 'needs a newer shared package than the host offers',
    cause: 'It was built for another version of Steps.',
    published: true,
    bring: async (deployment) =>
      deployment.publish(
        'remote-crm',
        changedBuild(builtFolder('remote-crm'), /mf-manifest\.json$/, (text) =>
          text.replace(/"shared":\s*"[\d.]+"/, '"shared": "1.999.0"'),
        ),
      ),
  },
  {
    is: 'throws while loading',
    cause: 'Its program failed while starting.',
    published: true,
    bring: async (deployment) =>
      deployment.publish(
        'remote-crm',
        await newRemoteBuild('crm', [
          named,
          [/remote\.tsx$/, (text) => `${text}\nthrow new Error('The CRM was built on a Friday');`],
        ]),
      ),
  },
  {
    is: 'throws while showing its page',
    cause: 'Its page failed while being shown.',
    published: true,
    bring: async (deployment) =>
      deployment.publish(
        'remote-crm',
        await newRemoteBuild('crm', [
          named,
          [
            /Page\.tsx$/,
            (text) => text.replace('return (', "if (document) throw new Error('No such column');\n  return ("),
          ],
        ]),
      ),
  },
];

/** What the browser and the federation runtime say of files that do not come, beside the host's own line. */
const loadingNoise = [
  /blocked by CORS policy/,
  /Failed to load resource/,
  /could not show/,
  /failed while showing/,
  /integrity/i,
  /was preloaded/,
];

for (const { is, cause, bring, published } of faults) {
  test(`a remote that ${is} is named with the cause, the shell goes on, and Retry works once it is back`, {
    tag: '@journey',
  }, async ({ page, deployment, shell, dashboard, settings, crm, console }) => {
    console.allow(...loadingNoise, /Error: The CRM was built on a Friday/, /No such column/, /SyntaxError/);
    await enterDemo(page);

    await test.step('the message names the remote and the cause', async () => {
      await bring(deployment);
      if (published) await page.reload();
      await shell.open('CRM');
      await expect(shell.failure).toContainText('CRM is not available');
      await expect(shell.failure).toContainText(cause);
      expect(await page.evaluate(() => 'tampered' in globalThis), 'a file with another fingerprint never runs').toBe(
        false,
      );
    });

    await test.step('the dashboard and the settings are still there', async () => {
      await shell.open('Dashboard');
      await expect(dashboard.heading).toBeVisible();
      await shell.open('Settings');
      await expect(settings.heading).toBeVisible();
      await shell.open('CRM');
      await expect(shell.failure).toContainText(cause);
    });

    await test.step('Retry shows the page once the remote is back', async () => {
      if (published) {
        await deployment.publish('remote-crm');
        await page.reload();
      } else {
        await deployment.serveAgain('remote-crm');
        await shell.retry.click();
      }
      await expect(crm.heading).toBeVisible();
      await expect(shell.failure).toBeHidden();
    });
  });
}

test('a remote that answers after 10 seconds is given up with a message, and Retry works once it is quick again', {
  tag: '@journey',
}, async ({ page, deployment, shell, dashboard, crm, console }) => {
  console.allow(...loadingNoise);
  await page.clock.install();
  await enterDemo(page);
  let asked = () => {};
  const request = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const waiting: ServerResponse[] = [];
  await deployment.misbehave('remote-crm', (_, response) => {
    waiting.push(response);
    asked();
  });

  await shell.open('CRM');
  await request;
  await test.step('the shell does not wait for it', async () => {
    await shell.open('Dashboard');
    await page.clock.runFor(1_000);
    await expect(dashboard.heading).toBeVisible();
    await shell.open('CRM');
  });
  await page.clock.runFor(10_000);
  await expect(shell.failure).toContainText('CRM is not available');
  await expect(shell.failure).toContainText('Its server did not answer in time.');

  await deployment.serveAgain('remote-crm');
  await shell.retry.click();
  await expect(crm.heading).toBeVisible();
});

test('the sample business opens while the CRM is away, names its AI results, and has its tickets once it is back', async ({
  page,
  deployment,
  shell,
  console,
}) => {
  console.allow(...loadingNoise);
  const review = new ReviewPage(page);
  const support = new SupportPage(page);
  await deployment.stop('remote-crm');
  await enterDemo(page);

  await test.step('a result of the missing remote is named; making it again says what is missing', async () => {
    await review.goto('ai-sample-7');
    await expect(page.getByText('Ticket reply', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await page.getByRole('button', { name: 'Make another version' }).click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText('CRM: Its server cannot be reached.')).toBeVisible();
  });

  await deployment.serveAgain('remote-crm');
  await support.goto('&view=all');
  await expect(shell.failure).toBeHidden();
  await expect(support.ticket('Website is down')).toBeVisible();
});

test('what is typed elsewhere outlives a failing remote beside it', async ({
  page,
  deployment,
  shell,
  settings,
  console,
}) => {
  console.allow(...loadingNoise);
  await deployment.stop('remote-agents');
  await enterDemo(page);
  await settings.goto('workspace');
  await settings.workspaceName.fill('Half a na');
  await shell.assistantToggle.click();
  await expect(shell.assistant.getByRole('alert')).toContainText('Its server cannot be reached.');
  await deployment.serveAgain('remote-agents');
  await shell.assistant.getByRole('button', { name: 'Retry' }).click();
  await expect(shell.assistant.getByRole('alert')).toBeHidden();
  await expect(settings.workspaceName).toHaveValue('Half a na');
});

test('a remote that goes down after its page is open keeps what is shown, and Retry fetches the rest once it is back', {
  tag: '@journey',
}, async ({ page, deployment, shell, crm, console }) => {
  console.allow(...loadingNoise, /ChunkLoadError/);
  await enterDemo(page);
  await shell.open('CRM');
  await expect(crm.firstContact).toBeVisible();
  await deployment.stop('remote-crm');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await expect(shell.failure).toContainText('CRM is not available');
  await shell.open('CRM');
  await expect(crm.firstContact).toBeVisible();
  await deployment.serveAgain('remote-crm');
  await page.getByRole('tab', { name: 'Companies' }).click();
  await expect(page.getByRole('grid', { name: 'Companies' })).toBeVisible();
});

test('a part that the network kept away, shared modules included, is fetched by Retry once it is back', {
  tag: '@journey',
}, async ({ page, context, shell, crm, console }) => {
  console.allow(...loadingNoise, /ChunkLoadError/);
  await enterDemo(page);
  await shell.open('CRM');
  await expect(crm.firstContact).toBeVisible();
  await context.setOffline(true);
  await shell.open('Support');
  await expect(shell.failure).toContainText('CRM is not available');
  await context.setOffline(false);
  await shell.retry.click();
  await expect(
    page
      .getByRole('grid', { name: 'Tickets' })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  await expect(shell.failure).toBeHidden();
});

test('a page of the host whose files do not come says why, and Retry works once they come', async ({
  page,
  shell,
  settings,
  dashboard,
  console,
}) => {
  console.allow(...loadingNoise, /ChunkLoadError/);
  await enterDemo(page);
  const scripts = /\/[^/]+\.[0-9a-f]{8}\.js$/;
  await page.route(scripts, (route) => route.abort());
  await shell.open('Settings');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('could not be fetched');
  await page.unroute(scripts);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(settings.heading).toBeVisible();
  await shell.open('Dashboard');
  await expect(dashboard.heading).toBeVisible();
});

test('with every remote down the gate, onboarding, the dashboard and the settings work', { tag: '@journey' }, async ({
  page,
  deployment,
  gate,
  hero,
  onboarding,
  dashboard,
  settings,
  shell,
  console,
}) => {
  console.allow(...loadingNoise);
  for (const { name } of deployment.remotes) await deployment.stop(name);
  await gate.createWorkspace('On my own');
  await hero.start.click();
  await onboarding.complete();
  await expect(dashboard.heading).toBeVisible();
  await shell.open('Settings');
  await expect(settings.heading).toBeVisible();
  await shell.open('Strategy');
  await expect(shell.failure).toContainText('Strategy is not available');
  await page.reload();
  await expect(shell.failure).toContainText('Strategy is not available');
});
