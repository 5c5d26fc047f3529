import { builtFolder } from '../built';
import { enterDemo } from '../journeys/steps';
import { folderHash, newRemoteBuild } from '../remoteVariants';
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
