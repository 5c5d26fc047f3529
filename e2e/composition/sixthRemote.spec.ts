import { builtFolder } from '../built';
import { enterDemo } from '../journeys/steps';
import { folderHash, newRemoteBuild } from '../remoteVariants';
import { expect, test } from '../test';

test('a sixth remote appears in navigation, routes and palette by an entry in remotes.json, the host unchanged', async ({
  page,
  deployment,
  shell,
}) => {
  const host = builtFolder('host');
  const before = folderHash(host);
  await enterDemo(page);
  await expect(shell.link('Loyalty')).toBeHidden();

  await deployment.publish('remote-loyalty', await newRemoteBuild('loyalty'));
  await page.reload();

  await test.step('in the navigation', async () => {
    await shell.open('Loyalty');
    await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
  });
  await test.step('in the routes', async () => {
    await page.goto('/loyalty');
    await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
    await expect(page.getByText(/This workspace has [1-9]\d* contacts/)).toBeVisible();
  });
  await test.step('in the palette', async () => {
    await page.goto('/');
    await shell.openPalette('Loyalty');
    await page.getByRole('option', { name: /Open Loyalty/ }).click();
    await expect(page).toHaveURL(/\/loyalty$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
  });
  expect(folderHash(host), 'the built files of the host, to the byte').toBe(before);
});
