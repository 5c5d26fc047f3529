import { readFile } from 'node:fs/promises';
import { enterOwnBusiness } from '../journeys/steps';
import { StudioPage } from '../pages/StudioPage';
import { settle, stopClock } from '../stoppedClock';
import { expect, test } from '../test';

// Journeys through engines that are loaded on the way: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

const brief =
  'A Saturday sourdough workshop on 9 January, £65, eight places, lunch included. Book at bakery.example/saturday.';
const emailKinds = ['Subject Line', 'Email Body', 'Call-to-Action'];
const socialKinds = ['Main Post', 'Alternative Version'];

for (const { path, kinds } of [
  { path: '/marketing/email', kinds: emailKinds },
  { path: '/marketing/social', kinds: socialKinds },
] as const) {
  test(`${path} generates in exactly two seconds, and a copied result shows a check mark for two`, async ({
    page,
    context,
    console,
  }) => {
    // The clock of the test is a script, and the preview of an email lets none run.
    console.allow(/Blocked script execution in 'about:srcdoc'/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterOwnBusiness(page);
    const studio = new StudioPage(page, path);
    await studio.goto();
    // The code of engines and tasks comes with the first results.
    await studio.make(brief, kinds);
    await expect(studio.generate).toBeEnabled();
    await stopClock(page);

    await studio.generate.click();
    await settle(page);
    await page.clock.runFor(1_999);
    await settle(page);
    await expect(studio.generate).toBeDisabled();
    await page.clock.runFor(1);
    await expect(studio.generate).toBeEnabled();

    const copy = studio.card(kinds[0] ?? '').getByRole('button', { name: 'Copy', exact: true });
    await copy.click();
    await expect(copy).toHaveAttribute('data-copied', 'true');
    await page.clock.runFor(1_999);
    await expect(copy).toHaveAttribute('data-copied', 'true');
    await page.clock.runFor(1);
    await expect(copy).not.toHaveAttribute('data-copied', 'true');
  });
}

test('a clipboard that refuses is logged, and the button says so without a notice', async ({ page, console }) => {
  console.allow(/The clipboard refused/);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await enterOwnBusiness(page);
  const studio = new StudioPage(page, '/marketing/email');
  await studio.goto();
  await studio.make(brief, emailKinds);
  await studio.card('Subject Line').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(studio.card('Subject Line').getByRole('button', { name: 'Not copied' })).toBeVisible();
  await expect.poll(() => console.messages.filter((line) => line.includes('The clipboard refused'))).toHaveLength(1);
});

test('an email goes from one sentence to a file that a mail program opens, and nothing leaves before it is approved', {
  tag: '@journey',
}, async ({ page, console }) => {
  // A reload of the test looks into every frame by a script, and the preview of an email lets none run.
  console.allow(/Blocked script execution in 'about:srcdoc'/);
  await enterOwnBusiness(page);
  const studio = new StudioPage(page, '/marketing/email');

  await test.step('the page stands under Marketing > Email Marketing, with its canonical link', async () => {
    await studio.goto();
    await expect(studio.heading('Email Marketing Studio')).toBeVisible();
    await expect(studio.breadcrumb()).toContainText('Marketing');
    await expect(studio.breadcrumb()).toContainText('Email Marketing');
    await expect(studio.canonical).toHaveAttribute('href', `${new URL(page.url()).origin}/marketing/email`);
  });

  await test.step('three results wait; a reload loses nothing', async () => {
    await studio.make(brief, emailKinds);
    await page.reload();
    await expect(studio.brief).toHaveValue(brief);
    await expect(page.getByText('0 of 3 approved')).toBeVisible();
  });

  await test.step('approved, it is saved as a file with recipient and both texts', async () => {
    for (const kind of emailKinds) await studio.approve(kind);
    await expect(page.getByText('3 of 3 approved')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Email file (.eml)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as an email file' });
    await dialog.getByLabel('From').fill('hello@bakery.example');
    await dialog.getByLabel('To').fill('ada@engines.example');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save email file' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^To: .*ada@engines\.example/m);
    expect(file).toContain('multipart/alternative');
    expect(file).toContain('X-Unsent: 1');
  });

  await test.step('back leads to the hub, where it is approved', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Marketing', exact: true }).click();
    await expect(page).toHaveURL(/\/marketing$/);
    await expect(page).toHaveTitle('AI Marketing Assistant');
    await expect(page.getByRole('region', { name: /In progress/ }).getByText('Approved')).toBeVisible();
  });
});

test('a post is made and approved by keyboard alone', async ({ page }) => {
  await enterOwnBusiness(page);
  const studio = new StudioPage(page, '/marketing/social');
  await studio.goto();
  await studio.brief.focus();
  await page.keyboard.type('Open day on Saturday');
  await page.keyboard.press('Control+Enter');
  await studio.card('Main Post').waitFor();
  await expect(studio.generate).toBeEnabled();
  const approve = studio.card('Main Post').getByRole('button', { name: 'Approve', exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await approve.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(approve).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeEnabled();

  await test.step('a picture is made small enough, and shown with its words in every preview', async () => {
    const data = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 2_400, height: 1_200 });
      canvas.getContext('2d')?.fillRect(0, 0, 1_200, 1_200);
      return canvas.toDataURL('image/png');
    });
    const loaf = { name: 'loaf.png', mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ ...loaf, buffer: loaf.buffer.subarray(0, 12) });
    await expect(page.getByText('The picture is damaged, or the browser cannot read it.')).toBeVisible();
    await file.setInputFiles(loaf);
    const alt = page.getByLabel('Alt text');
    await alt.fill('A loaf of rye');
    await alt.blur();
    const pictures = page.getByRole('img', { name: 'A loaf of rye' });
    await expect(pictures.first()).toBeVisible();
    await expect(pictures.first()).toHaveJSProperty('naturalWidth', 1_200);
  });
});
