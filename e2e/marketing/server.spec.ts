import { startModelServer } from '../../shared/testing/src/modelServer';
import { enterOwnBusiness } from '../journeys/steps';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';

// Journeys through engines that are loaded on the way: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

const brief = 'A Saturday sourdough workshop on 9 January, £65, eight places, lunch included. Book a place this week.';
const studios = [
  { path: '/marketing/email', kinds: ['Subject Line', 'Email Body', 'Call-to-Action'] },
  { path: '/marketing/social', kinds: ['Main Post', 'Alternative Version'] },
  { path: '/marketing/ads', kinds: ['Google Search', 'Meta', 'LinkedIn'] },
  { path: '/marketing/blog', kinds: ['Outline'] },
  { path: '/marketing/product', kinds: ['Product copy'] },
] as const;

test('each studio makes its results with a model server on this machine, and they wait for review like all others', async ({
  page,
  settings,
}) => {
  const server = await startModelServer();
  try {
    await enterOwnBusiness(page);
    await settings.goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();
    for (const { path, kinds } of studios) {
      await test.step(path, async () => {
        const before = server.requests.length;
        const studio = new StudioPage(page, path);
        await studio.goto();
        await studio.make(brief, kinds);
        expect(server.requests.length).toBeGreaterThanOrEqual(before + kinds.length);
        expect(server.requests.at(-1)?.messages.some(({ content }) => content?.includes('sourdough'))).toBe(true);
        for (const kind of kinds) await studio.approve(kind);
      });
    }
  } finally {
    await server.close();
  }
});

test('a model server that stops answering costs no brief, and the studio says what happened', {
  tag: '@journey',
}, async ({ page, settings, console }) => {
  console.allow(/Failed to load resource/, /ERR_CONNECTION/);
  const server = await startModelServer();
  try {
    await enterOwnBusiness(page);
    await settings.goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();
  } finally {
    await server.close();
  }
  const studio = new StudioPage(page, '/marketing/social');
  await studio.goto();
  await studio.brief.fill(brief);
  await studio.generate.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Main Post:' })).toBeVisible({ timeout: 30_000 });
  await expect(studio.brief).toHaveValue(brief);
  await expect(studio.generate).toBeEnabled();
});
