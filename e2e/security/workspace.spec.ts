import { readFile } from 'node:fs/promises';
import { enterOwnBusiness } from '../journeys/steps';
import { SettingsPage } from '../pages/SettingsPage';
import { Shell } from '../pages/Shell';
import { expect, test } from '../test';

// The worker keeps the key of an encrypted workspace over a reload.
test.use({ serviceWorkers: 'allow' });

const passphrase = 'violet harbour tin ladder';
const another = 'amber window slow river';
const toms = 'copper lantern quiet field';

test('a forgotten passphrase: the recovery file opens the workspace and a new one replaces it', async ({
  page,
  gate,
  shell,
  hero,
}) => {
  await gate.goto();
  await gate.fillNew('Haworth', passphrase);
  await gate.create.click();
  const file = await (await gate.saveRecoveryFile()).path();
  await gate.kept.check();
  await gate.open.click();
  await expect(hero.start).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('steps.authenticated'));
  await page.reload();
  await gate.useRecovery.click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'recovery.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await gate.passphrase.fill(another);
  await gate.again.fill(another);
  await page.getByRole('button', { name: 'Set passphrase and open' }).click();
  await expect(hero.start).toBeVisible();
  await expect(shell.navigation).toHaveCount(0);
});

test('settings rename the workspace, change the passphrase and renew the recovery file', { tag: '@journey' }, async ({
  page,
  gate,
  shell,
}) => {
  const settings = new SettingsPage(page);
  await enterOwnBusiness(page, passphrase);
  await settings.goto('workspace');

  await test.step('the new name stands at the gate', async () => {
    await settings.workspaceName.fill('Haworth Press');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(shell.messages.getByText('Workspace renamed')).toBeVisible();
  });

  await test.step('another recovery file is handed out', async () => {
    const section = settings.section('Recovery file');
    await section.getByLabel('Your passphrase').fill(passphrase);
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Download a new recovery file' }).click();
    expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
      workspace: 'Haworth Press',
    });
  });

  await test.step('the passphrase is changed, and only the new one opens the workspace', async () => {
    const section = settings.section('Change passphrase');
    await section.getByLabel('Current passphrase').fill(passphrase);
    await section.getByLabel('New passphrase', { exact: true }).fill(another);
    await section.getByLabel('Confirm new passphrase').fill(another);
    await section.getByRole('button').last().click();
    await expect(shell.messages.getByText('Passphrase changed')).toBeVisible();
    await shell.logOut();
    await expect(gate.heading(/Haworth Press/)).toBeVisible();
    await gate.unlockWith(passphrase);
    await expect(gate.passphrase).toHaveAccessibleDescription(/That passphrase is not right/);
    await gate.unlockWith(another);
    await expect(shell.navigation).toBeVisible();
  });

  await test.step('a person gets a passphrase of their own, which opens the workspace as them', async () => {
    await page.goto('/?module=permissions');
    await page.getByRole('button', { name: 'Add person' }).click();
    const add = page.getByRole('dialog', { name: 'Add a person' });
    await add.getByRole('textbox', { name: 'Name' }).fill('Tom');
    await add.getByRole('button', { name: 'Add person' }).click();
    await page.getByRole('button', { name: 'Actions for Tom' }).click();
    await page.getByRole('menuitem', { name: 'Give them a passphrase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Passphrase for Tom' });
    await dialog.getByLabel('Your passphrase').fill(passphrase);
    await dialog.getByLabel('New passphrase for Tom', { exact: true }).fill(toms);
    await dialog.getByLabel('Confirm new passphrase for Tom').fill(toms);
    await dialog.getByRole('button', { name: 'Give passphrase' }).click();
    await expect(dialog.getByLabel('Your passphrase')).toHaveAccessibleDescription(/That passphrase is not right/);
    await dialog.getByLabel('Your passphrase').fill(another);
    await dialog.getByRole('button', { name: 'Give passphrase' }).click();
    await expect(shell.messages.getByText('Tom has a passphrase')).toBeVisible();
    await shell.logOut();
    await gate.unlockWith(toms);
    await expect(page.getByTitle('Tom', { exact: true })).toBeVisible();
  });
});

test('a brand colour replaces the accent, keeps the contrast and survives a reload', async ({ page }) => {
  const settings = new SettingsPage(page);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--s-accent').trim());
  await enterOwnBusiness(page);
  await settings.goto('business');
  await expect(page.getByLabel('Colour', { exact: true })).toBeVisible();
  const before = await accent();
  await page.getByLabel('Colour', { exact: true }).fill('#ffe600');
  await page.getByLabel('Colour', { exact: true }).press('Enter');
  await expect.poll(accent).not.toBe(before);
  await expect(page.getByText(/contrast \d+\.\d to 1/).first()).toBeVisible();
  await expect(new Shell(page).saveStatus).toContainText(/^saved/i);
  const branded = await accent();
  await page.reload();
  await expect.poll(accent).toBe(branded);
  await page.getByRole('button', { name: 'Use the colour of Steps' }).click();
  await expect.poll(accent).toBe(before);
});

test('a recovery file that was not stored before a reload is offered until it is made', async ({
  page,
  gate,
  shell,
}) => {
  const settings = new SettingsPage(page);
  const line = page.getByRole('region', { name: 'Recovery file' }).filter({ hasText: 'was not saved' });
  await gate.goto();
  await gate.fillNew('Haworth', passphrase);
  await gate.create.click();
  await expect(gate.kept).toBeVisible();
  await page.reload();
  await gate.unlockWith(passphrase);
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Make a recovery file' }).click();
  await settings.section('Recovery file').last().getByLabel('Your passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Download a new recovery file' }).click();
  await expect(shell.messages.getByText('New recovery file downloaded')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('a workspace whose record was cleared from localStorage opens again from its copy', async ({
  page,
  gate,
  shell,
}) => {
  await enterOwnBusiness(page, passphrase);
  await expect(shell.saveStatus).toContainText(/^saved/i);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await gate.unlockWith(passphrase);
  await expect(shell.navigation.or(page.getByRole('button', { name: 'Start onboarding' }))).toBeVisible();
});

test('a malformed address shows the page that says so, and /crm the module', async ({ page, shell, console }) => {
  console.allow(/could not be decoded/, /Failed to load resource/, /404: there is no page at \/%zz/);
  await enterOwnBusiness(page);
  await page.goto('/%zz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.goto('/crm');
  await expect(page).toHaveURL(/\/\?module=crm/);
  await expect(shell.navigation).toBeVisible();
});
