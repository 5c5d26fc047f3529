import { enterDemo } from '../journeys/steps';
import { plainRemoteBuild } from '../remoteVariants';
import { expect, test } from '../test';

test('a remote built with a plain federation configuration and nothing of ours shows its module and its page', async ({
  page,
  deployment,
  shell,
}) => {
  await enterDemo(page);
  await deployment.publish('remote-weather', await plainRemoteBuild());
  await page.reload();
  await shell.open('Weather');
  await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeVisible();

  await test.step('with the React of the host: state works', async () => {
    await page.getByRole('button', { name: 'One more day' }).click();
    await expect(page.getByText('Rain for 2 days')).toBeVisible();
  });
  await page.goto('/weather/leeds');
  await expect(page.getByText('Rain for 1 days')).toBeVisible();
});
