import { builtFolder } from '../built';
import { enterDemo } from '../journeys/steps';
import { fileHashes, folderHash, newRemoteBuild } from '../remoteVariants';
import { expect, test } from '../test';

test('a sixth remote appears in navigation, routes and palette by an entry in remotes.json, the host unchanged', {
  tag: '@journey',
}, async ({ page, deployment, shell }) => {
  const host = builtFolder('host');
  const before = folderHash(host);
  await enterDemo(page);
  await expect(shell.link('Parking')).toBeHidden();

  await deployment.publish('remote-parking', await newRemoteBuild('parking'));
  await page.reload();

  await test.step('in the navigation', async () => {
    await shell.open('Parking');
    await expect(page.getByRole('heading', { level: 1, name: 'Parking' })).toBeVisible();
  });
  await test.step('in the routes', async () => {
    await page.goto('/parking');
    await expect(page.getByRole('heading', { level: 1, name: 'Parking' })).toBeVisible();
    await expect(page.getByText(/This workspace has [1-9]\d* contacts/)).toBeVisible();
  });
  await test.step('in the palette', async () => {
    await page.goto('/');
    await shell.openPalette('Parking');
    await page.getByRole('option', { name: /Open Parking/ }).click();
    await expect(page).toHaveURL(/\/parking$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Parking' })).toBeVisible();
  });
  expect(folderHash(host), 'the built files of the host, to the byte').toBe(before);
});

test('a sixth team adds one of each without touching a file of another package', async ({
  page,
  deployment,
  settings,
  shell,
}) => {
  const before = fileHashes();
  await enterDemo(page);
  await deployment.publish('remote-parking', await newRemoteBuild('parking'));
  await page.reload();
  const region = (name: string) => page.getByRole('main').getByRole('region', { name });

  await test.step('a settings section, found by its words', async () => {
    await settings.goto();
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('days added');
    await page.getByRole('link', { name: /^New contacts/ }).click();
    const days = settings.section('Parking').getByRole('textbox', { name: 'Days' });
    await days.fill('365');
    await days.blur();
    await expect(days).toHaveValue('365');
  });
  await test.step('a widget', async () => {
    await page.goto('/');
    const widget = region('Parking: new contacts');
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.getByRole('link').first()).toBeVisible();
  });
  await test.step('a card of the integrations', async () => {
    await page.goto('/?module=integrations');
    const card = region('Parking welcome list');
    await expect(card.getByText('New contacts as a CSV file, for another program.')).toBeVisible();
    await card.getByRole('button', { name: 'Test the list' }).click();
    await expect(card.getByText(/Test: the list has [1-9]\d* names/)).toBeVisible();
  });
  await test.step('a search', async () => {
    await shell.openPalette('202');
    await page
      .getByRole('group', { name: 'Parking: new contacts' })
      .getByRole('option', { name: /^Added since/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/parking\?since=\d{4}-\d\d-\d\d$/);
  });
  await test.step('a kind of notice', async () => {
    await settings.goto('notifications');
    await expect(page.getByRole('checkbox', { name: 'Parking: new contacts' })).toBeChecked();
  });
  const after = fileHashes();
  const touched = [...after.keys(), ...before.keys()].filter((file) => before.get(file) !== after.get(file));
  expect(touched, 'files of other packages that were touched').toEqual([]);
});
