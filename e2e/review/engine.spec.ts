import { startModelServer } from '../../shared/testing/src/modelServer';
import { violations } from '../accessibility/violations';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { ReviewPage } from '../pages/ReviewPage';
import { Shell } from '../pages/Shell';
import { dumpStorage } from '../rawStorage';
import { expect, test } from '../test';

// The worker keeps the key of an encrypted workspace over a reload.
test.use({ serviceWorkers: 'allow' });

const key = 'sk-unverwechselbar-4711';

test('the key of a model server is sealed with the passphrase, shown nowhere, and gone once forgotten', async ({
  page,
  settings,
  shell,
  console,
}) => {
  console.allow(/Failed to load resource/, /401/);
  const server = await startModelServer({ key });
  try {
    await enterOwnBusiness(page, 'violet harbour tin ladder');
    await settings.goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByLabel(/^Key/).fill(key);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();
    await page.getByLabel('Articles').selectOption('steps-small');
    expect(await violations(page), 'a connected server').toEqual([]);
    await expect(shell.saveStatus).toContainText(/^saved/i);
    expect(await dumpStorage(page)).not.toContain(key);

    await test.step('after a reload it is still used, and never shown', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Forget key' })).toBeVisible();
      expect(await page.content()).not.toContain(key);
      await page.getByRole('button', { name: 'Test connection' }).click();
      await expect(page.getByText('The server answers: 2 models')).toBeVisible();
      expect(server.keys.every((sent) => sent === `Bearer ${key}`)).toBe(true);
    });

    await test.step('forgotten, the next request goes without it', async () => {
      await page.getByRole('button', { name: 'Forget key' }).click();
      await expect(page.getByRole('button', { name: 'Forget key' })).toHaveCount(0);
      await expect(shell.messages.getByText('Key forgotten')).toBeVisible();
      await page.getByRole('button', { name: 'Test connection' }).click();
      await expect(page.getByText(/did not accept the key/)).toBeVisible();
      expect(server.keys.at(-1)).toBeUndefined();
    });
  } finally {
    await server.close();
  }
});

test('an address that the policy does not list is refused, and the page says how to allow it', async ({
  page,
  settings,
  console,
}) => {
  console.allow(/Content Security Policy/, /Refused to connect/, /violates the/);
  await enterDemo(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await settings.goto('ai');
  await page.getByLabel('Address').fill('https://models.example.com/v1');
  await page.getByRole('button', { name: 'Test connection' }).click();
  const advice = page.getByText('Set STEPS_CONNECT_SRC="https://models.example.com"');
  await expect(advice).toBeVisible();
  await expect(page.getByText(/its security policy does not list it/)).toBeVisible();
  const width = await advice.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width, 'the line stays in its column').toBeLessThanOrEqual(0);
  expect(await violations(page), 'a failed test').toEqual([]);
});

test('a decision in one tab shows in the queue, the count and the trail of the other', async ({ page, context }) => {
  await enterDemo(page);
  const here = new ReviewPage(page);
  await here.goto('ai-sample-1');
  await expect(here.status('Waiting')).toContainText('10');

  const second = await context.newPage();
  const there = new ReviewPage(second);
  await there.goto('ai-sample-1');
  await there.action('Comment').click();
  await expect(there.card.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await second.keyboard.type('Say which year');
  await second.keyboard.press('Control+Enter');
  await expect(here.trail).toContainText('Say which year');
  await there.action('Approve').click();
  await expect(here.status('Waiting')).toContainText('9');
  await expect(new Shell(page).navigation.getByRole('link', { name: 'Review' })).toContainText('9');
  await here.status('Approved').first().click();
  await expect(here.list.getByText('Subject line: winter booking reminder')).toBeVisible();
});

test('the browser’s own model is downloaded by a press of a button, and stays chosen', async ({ page, settings }) => {
  await page.addInitScript(() => {
    let availability = 'downloadable';
    const reply = JSON.stringify({ content: 'Winter tables, made of oak', reasoning: 'It names the subject.' });
    Object.assign(globalThis, {
      LanguageModel: {
        availability: async () => availability,
        async create({ monitor }: { monitor?: (target: EventTarget) => void }) {
          const target = new EventTarget();
          monitor?.(target);
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 1, total: 1 }));
          availability = 'available';
          return {
            promptStreaming: () => new Response(reply).body?.pipeThrough(new TextDecoderStream()),
            destroy() {},
          };
        },
      },
    });
  });
  await enterDemo(page);
  await settings.goto('ai');
  const choice = page.getByRole('radio', { name: 'Browser’s own model' });
  await expect(choice).toBeDisabled();
  await page.getByRole('button', { name: 'Download the browser’s model' }).click();
  await choice.check();
  expect(await violations(page), 'the choice of engines').toEqual([]);

  await page.reload();
  await expect(choice).toBeChecked();
});
