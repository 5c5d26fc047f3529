import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { enterDemo } from '../journeys/steps';
import { longTasks, watchLongTasks } from '../longTasks';
import { DocumentationPage } from '../pages/DocumentationPage';
import { pageTexts } from '../pdfText';
import { expect, test } from '../test';

// A busy machine needs its time for a whole sample business.
test.describe.configure({ timeout: 180_000 });

test('a developer gets a working request, provokes an error, and takes the POST back', { tag: '@journey' }, async ({
  page,
  crm,
  shell,
}) => {
  const documentation = new DocumentationPage(page);
  await enterDemo(page);
  await crm.goto();
  const before = await crm.count();

  await test.step('a list of the sample’s own contacts, two at a time', async () => {
    await documentation.goto();
    await documentation.parameter('limit').fill('2');
    await documentation.run.click();
    await expect(documentation.status).toHaveText(/^200 OK/);
    expect(await documentation.answer()).toMatchObject({ total: before, limit: 2, data: [{}, {}] });
  });

  await test.step('the shape of an error', async () => {
    await documentation.parameter('limit').fill('500');
    await documentation.run.click();
    await expect(documentation.status).toHaveText(/^400 Bad Request/);
    expect(await documentation.answer()).toMatchObject({ error: { parameter: 'limit' } });
  });

  await test.step('a contact is added, stands in the CRM, and goes with one undo', async () => {
    await documentation.endpoint('POST Add a contact').click();
    await documentation.parameter('name').fill('Grace Hopper');
    await documentation.parameter('email').fill('grace@navy.example');
    await documentation.run.click();
    await expect(documentation.status).toHaveText(/^201 Created/);
    await shell.open('CRM');
    await expect.poll(() => crm.count()).toBe(before + 1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => crm.count()).toBe(before);
  });
});

test.describe('the downloads', () => {
  test.beforeEach(async ({ page }) => {
    await enterDemo(page);
    await new DocumentationPage(page).goto('?tab=downloads');
  });

  test('the manual, some 60,000 characters, is a PDF that can be read back, made while the page stays responsive', {
    tag: '@alone',
  }, async ({ page }) => {
    const documentation = new DocumentationPage(page);
    await watchLongTasks(page);
    const file = await documentation.download('user manual PDF');
    expect(file.suggestedFilename()).toBe('steps-user-manual.pdf');
    const pages = await pageTexts(file);
    await expect(page.getByText(new RegExp(`^${pages.length} pages, `))).toBeVisible();
    expect(pages.join(' ').length).toBeGreaterThan(50_000);
    // Made in the page itself it takes seconds in one task; reading the program of the worker takes the longest here.
    const tasks = await longTasks(page);
    expect(Math.max(0, ...tasks)).toBeLessThan(500);
    expect(pages.join(' ')).toContain('Bring your contacts over');
    expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`);
  });

  test('OpenAPI and Postman describe the same five requests', async ({ page }) => {
    const documentation = new DocumentationPage(page);
    const api = JSON.parse(await documentation.downloadText('OpenAPI 3.1 file'));
    const collection = JSON.parse(await documentation.downloadText('Postman collection'));
    const described = Object.entries<object>(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const collected = collection.item.map(
      ({ request }: { request: { method: string; url: { path: string[] } } }) =>
        `${request.method} /${request.url.path.join('/')}`,
    );
    expect(described).toHaveLength(5);
    expect(collected.sort()).toEqual(described.sort());
  });

  for (const [title, program, check] of [
    ['SDK example: JavaScript', process.execPath, ['--check']],
    ['SDK example: Python', 'python3', ['-m', 'py_compile']],
  ] as const) {
    test(`the ${title} is a program`, async ({ page }) => {
      const file = await new DocumentationPage(page).download(title);
      const path = `${await file.path()}-${file.suggestedFilename()}`;
      await file.saveAs(path);
      await promisify(execFile)(program, [...check, path]);
    });
  }

  for (const title of ['Import template: contacts with all fields', 'Import template: contacts, short']) {
    test(`the CRM takes the ${title} as it is`, async ({ page, crm, importDialog }) => {
      const text = await new DocumentationPage(page).downloadText(title);
      const rows = text.trim().split('\n').length - 1;
      await crm.goto();
      const before = await crm.count();
      await crm.import.click();
      await importDialog.chooseText(text);
      await expect(importDialog.problems).toBeHidden();
      await importDialog.go.click();
      await importDialog.finish();
      await expect.poll(() => crm.count()).toBe(before + rows);
    });
  }
});
