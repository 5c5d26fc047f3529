import { tinyModel } from '../../shared/testing/src/tinyModel';
import { violations } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';

// llama.cpp is compiled on the way: a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

const brief = 'A sourdough workshop on 9 January, £65.';
const file = (name: string, options?: Parameters<typeof tinyModel>[0]) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(tinyModel(options)),
});

test('a model file is looked at, kept, tried and asked without a server, and removed', async ({
  page,
  settings,
  shell,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enterOwnBusiness(page);
  await settings.goto('ai');
  const section = settings.section('Model on this device');

  await test.step('what it is and under which licence is said before anything is kept', async () => {
    await expect(section.getByText('No model is kept yet.')).toBeVisible();
    await section.locator('input[type=file]').setInputFiles(file('tiny.gguf'));
    const found = section.getByRole('group', { name: 'Tiny' });
    await expect(found.getByText('mit')).toBeVisible();
    await expect(found.getByText('llama, F32')).toBeVisible();
    await expect(found.getByText(/^about 30\d MB$/)).toBeVisible();
    expect(await violations(page), 'a model that was looked at').toEqual([]);
    await found.getByRole('button', { name: 'Keep and use model' }).click();
    await expect(section.getByText('In use')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Model on this device' })).toBeChecked();
  });

  await test.step('it is loaded and writes', async () => {
    await section.getByRole('button', { name: 'Test model' }).click();
    await expect(section.getByText(/It answers: about [\d,]+ tokens? a second/)).toBeVisible({ timeout: 30_000 });
    expect(await violations(page), 'a kept model').toEqual([]);
    await expect(shell.saveStatus).toContainText(/^saved/i);
  });

  await test.step('its results keep to the form of the task, and wait for review', async () => {
    const studio = new StudioPage(page, '/marketing/social');
    await studio.goto();
    await studio.make(brief, ['Main Post']);
    await expect(studio.card('Main Post').getByText('Tiny').first()).toBeVisible();
  });

  await test.step('removed, it hands the tasks back', async () => {
    await settings.goto('ai');
    await section.getByRole('button', { name: 'Remove Tiny' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove model' }).click();
    await expect(section.getByText('No model is kept yet.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Built-in engine' })).toBeChecked();
  });

  const hosts = new Set(asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname));
  expect([...hosts], 'nothing was asked of anybody else').toEqual(['localhost']);
});

test('on an isolated page the model is loaded with threads, and answers', async ({ page, settings }) => {
  // As an operator isolates it: every page with the header, everything else as it is served.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'cross-origin-embedder-policy': 'require-corp' },
    });
  });
  await enterOwnBusiness(page);
  await settings.goto('ai');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const section = settings.section('Model on this device');
  await section.locator('input[type=file]').setInputFiles(file('tiny.gguf'));
  await section.getByRole('button', { name: 'Keep and use model' }).click();
  await section.getByRole('button', { name: 'Test model' }).click();
  await expect(section.getByText(/It answers: about [\d,]+ tokens? a second/)).toBeVisible({ timeout: 30_000 });
  const worker = page.workers().find((one) => one.url().includes('modelWorker.'));
  expect(await worker?.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('a model that writes without an end stops within a second, and answers again', { tag: '@alone' }, async ({
  page,
  settings,
}) => {
  await enterOwnBusiness(page);
  await settings.goto('ai');
  const section = settings.section('Model on this device');
  await section.locator('input[type=file]').setInputFiles(file('endless.gguf', { name: 'Endless', ends: false }));
  await section.getByRole('button', { name: 'Keep and use model' }).click();
  await expect(section.getByText('In use')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Model on this device' })).toBeChecked();
  const studio = new StudioPage(page, '/marketing/social');
  await studio.goto();
  await studio.brief.fill(brief);
  await studio.generate.click();
  const receiving = page.getByText(/Receiving/).first();
  const stop = page.getByRole('button', { name: /^Stop/ }).first();
  await expect(receiving).toBeVisible({ timeout: 30_000 });
  await stop.click();
  await expect(studio.generate).toBeEnabled({ timeout: 1_000 });
  await studio.generate.click();
  await expect(receiving).toBeVisible({ timeout: 30_000 });
  await stop.click();
  await expect(studio.generate).toBeEnabled({ timeout: 1_000 });
});

test('a file that is no model says what came, and WebAssembly is allowed to the worker alone', async ({
  page,
  settings,
  request,
  deployment,
}) => {
  await enterOwnBusiness(page);
  await settings.goto('ai');
  const section = settings.section('Model on this device');
  const zip = {
    name: 'model.gguf',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004 not a model'),
  };
  await section.locator('input[type=file]').setInputFiles(zip);
  await expect(
    section.getByText('Expected a GGUF file, which begins with “GGUF”; this is a ZIP archive.'),
  ).toBeVisible();

  const files: string[] = await (await request.get(`${deployment.hostUrl}/modelFiles.json`)).json();
  const policyOf = async (path: string) =>
    (await request.get(`${deployment.hostUrl}/${path}`)).headers()['content-security-policy'];
  expect(files).toEqual([expect.stringMatching(/^modelWorker\./), expect.stringMatching(/^wllama\..*\.wasm$/)]);
  expect(await policyOf(files[0] ?? '')).toContain("'wasm-unsafe-eval'");
  expect(await policyOf('')).not.toContain('wasm');
  const refused = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'allowed',
      (error: Error) => error.name,
    ),
  );
  expect(refused, 'the page itself compiles no WebAssembly').toBe('CompileError');
});
