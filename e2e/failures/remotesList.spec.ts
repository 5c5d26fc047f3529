import { enterDemo } from '../journeys/steps';
import { expect, test } from '../test';

const noise = [/Failed to load resource/, /The list of remotes could not be read/, /preload/];

for (const [is, text, says] of [
  ['missing', undefined, 'remotes.json is missing'],
  ['no JSON', '{ "version": 1, "remotes": [', 'remotes.json is malformed'],
  ['of another shape', '{ "version": 1, "remotes": { "name": "remote-crm" } }', 'remotes.json is malformed'],
] as const) {
  test(`a list of remotes that is ${is} is said so, the host's own pages work, and Retry finds the mended list`, {
    tag: '@journey',
  }, async ({ page, deployment, shell, dashboard, settings, crm, console }) => {
    console.allow(...noise);
    await enterDemo(page);
    const good = await deployment.readList();
    await deployment.writeList(text);

    await page.reload();
    await expect(dashboard.heading).toBeVisible();
    await expect(shell.listFailure).toContainText(says);
    await shell.open('Settings');
    await expect(settings.heading).toBeVisible();

    await test.step('a page of a remote shows the failure, not "Page not found"', async () => {
      await page.goto('/crm/settings');
      await expect(shell.listFailure).toContainText(says);
      await expect(page.getByText('Oops! Page not found')).toBeHidden();
    });

    await deployment.writeList(good);
    await shell.listFailure.getByRole('button', { name: 'Retry' }).click();
    await shell.open('CRM');
    await expect(crm.heading).toBeVisible();
  });
}

test('one wrong entry costs one remote: the others stay, its pages say why, and Retry finds the mended list', {
  tag: '@journey',
}, async ({ page, deployment, shell, crm, console }) => {
  console.allow(/could not show/);
  await enterDemo(page);
  const good = await deployment.readList();
  const list = JSON.parse(good);
  const wrong = list.remotes.find(({ name }: { name: string }) => name === 'remote-crm');
  wrong.modules[0].group = 'play';
  await deployment.writeList(JSON.stringify(list));
  await page.reload();

  const notice = page.getByRole('region', { name: 'Missing modules' });
  await expect(notice).toContainText('CRM cannot be opened.');
  await expect(notice).toContainText('modules.0.group: expected one of work, grow, insight, manage, got "play"');
  for (const title of ['Strategy', 'Marketing', 'Documentation']) await expect(shell.link(title)).toBeVisible();
  await shell.open('CRM');
  await expect(shell.failure).toContainText('CRM is not available');
  await expect(shell.failure).toContainText('Its entry in the list of remotes cannot be used.');
  await page.goto('/crm/settings');
  await expect(shell.failure).toContainText('CRM is not available');

  await deployment.writeList(good);
  await shell.retry.click();
  await expect(notice).toBeHidden();
  await shell.open('CRM');
  await expect(crm.heading).toBeVisible();
});
