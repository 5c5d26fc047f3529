import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../accessibility/violations';
import { pressOn } from '../journeys/keyboard';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { RecordPanes } from '../pages/RecordPanes';
import { expect, test } from '../test';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
const hostile = {
  name: 'invoice.html',
  mimeType: 'text/html',
  buffer: Buffer.from('<script>document.title = "run"</script>'),
};

/** A business of one's own with two contacts, on the page of the first. */
async function openAda(page: Page): Promise<RecordPanes> {
  await enterOwnBusiness(page);
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.addContact({ name: 'Charles Babbage', email: 'charles@babbage.example' });
  await crm.addContact({ name: 'Ada Lovelace', email: 'ada@lovelace.example' });
  await crm.contact('Ada Lovelace').click();
  await expect(new ContactPage(page).heading('Ada Lovelace')).toBeVisible();
  return new RecordPanes(page);
}

test('custom properties, relationships and chosen sections last; files go with the tab, as the page says', async ({
  page,
  shell,
}) => {
  const panes = await openAda(page);

  await test.step('a custom property is defined and filled, and told in the timeline', async () => {
    await panes.addProperty('Renewal', 'Date', '2040-01-31');
    await expect(panes.section('Custom properties')).toContainText('Tue 31 Jan 2040');
    await expect(new ContactPage(page).entry('Renewal changed')).toBeVisible();
  });

  await test.step('another contact is related, and both pages show it', async () => {
    await panes.open('Relationships');
    await page.getByRole('button', { name: 'Add relationship' }).click();
    await panes.relationshipDialog.getByLabel('Ada Lovelace …').selectOption('reports to');
    await panes.relationshipDialog.getByRole('radio', { name: /Charles Babbage/ }).check();
    await panes.relationshipDialog.getByRole('button', { name: 'Add relationship' }).click();
    await panes.section('Relationships').getByRole('link', { name: 'Charles Babbage' }).click();
    await expect(new ContactPage(page).heading('Charles Babbage')).toBeVisible();
    await expect(panes.section('Relationships')).toContainText('Manages');
    await panes.section('Relationships').getByRole('link', { name: 'Ada Lovelace' }).click();
    await expect(new ContactPage(page).heading('Ada Lovelace')).toBeVisible();
  });

  await test.step('files are shown and downloaded, and never run', async () => {
    await panes.open('Attachments');
    await panes.addFiles.setInputFiles([photo, hostile]);
    await expect(shell.messages).toContainText('File Uploaded');
    await panes.files.getByRole('button', { name: 'Show photo.png' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'photo.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await panes.files.getByRole('link', { name: 'Download invoice.html' }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('invoice.html');
    expect(await readFile(await file.path(), 'utf8')).toContain('<script>');
    await panes.files.getByRole('button', { name: 'Delete photo.png' }).press('Enter');
    await expect(shell.messages).toContainText('Attachment has been removed.');
    await expect(panes.section('Attachments')).toContainText('they are gone when it is closed or reloaded');
  });

  await test.step('the score is taken from its rules', async () => {
    await page.getByRole('button', { name: /^Lead score/ }).click();
    await page.getByRole('button', { name: 'Update to 10' }).click();
    await expect(page.getByRole('button', { name: 'Lead score 10 Cold lead' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('after a reload the files are gone and everything else is there', async () => {
    await panes.toggle('Professional info').click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(panes.section('Custom properties')).toContainText('Tue 31 Jan 2040');
    await expect(panes.section('Relationships')).toContainText('Charles Babbage');
    await expect(panes.toggle('Professional info')).toHaveAttribute('aria-expanded', 'false');
    await expect(panes.section('Attachments')).toContainText('Add files');
    await expect(panes.files).toHaveCount(0);
  });
});

test('the sections are worked by keyboard alone', async ({ page }) => {
  const panes = await openAda(page);
  await pressOn(page, panes.toggle('Custom properties'));
  await expect(panes.toggle('Custom properties')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panes.propertyDialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Nickname');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit nickname' })).toBeVisible();
  await pressOn(page, panes.toggle('Attachments'));
  await expect(panes.toggle('Attachments')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panes.addFiles).toBeFocused();
});

test('a value as long as a page is cut at 360 px, and readable in full when it has the focus', async ({ page }) => {
  const panes = await openAda(page);
  const long = 'https://example.com/'.padEnd(2_000, 'a');
  await panes.addProperty('Site', 'Link', long);
  await page.setViewportSize({ width: 360, height: 800 });
  // The page has to know its new width first.
  await page.getByRole('tab', { name: 'Details', exact: true }).click();
  const link = panes.section('Custom properties').getByRole('link', { name: long });
  const height = async () => (await panes.section('Custom properties').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(400);
  const cut = await height();
  await link.focus();
  await expect.poll(height).toBeGreaterThan(cut);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    // As high as the page: a control half under the bar at the bottom is not a small control.
    test.use({ viewport: { width, height: 5000 } });

    test('axe finds nothing in the open sections of a contact and a company', async ({ page }) => {
      test.slow();
      await enterDemo(page);
      const panes = new RecordPanes(page);
      for (const tab of ['contacts', 'companies']) {
        await page.goto(`/?module=crm&tab=${tab}`);
        await page.getByRole('grid').getByRole('link').first().click();
        await expect(page.getByRole('form', { name: 'Add Activity' })).toBeVisible();
        await new ContactPage(page).show('Details');
        for (const title of ['Social links', 'Attachments']) await panes.open(title);
        await panes.addFiles.setInputFiles([photo, hostile]);
        await panes.addProperty('Renewal', 'Date', '2040-01-31');
        expect.soft(await violationsInBothSchemes(page), tab).toEqual([]);
        await new ContactPage(page).show('Related');
        await page.getByText('How this is counted').click();
        expect.soft(await violationsInBothSchemes(page), `around, ${tab}`).toEqual([]);
        await new ContactPage(page).show('Details');
        await page.getByRole('button', { name: 'Add Custom Property' }).click();
        await expect(panes.propertyDialog).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), `property dialog, ${tab}`).toEqual([]);
      }
    });
  });
}
