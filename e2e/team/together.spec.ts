import { violationsInBothSchemes } from '../accessibility/violations';
import { TeamPage } from '../pages/TeamPage';
import { expect } from '../test';
import { ada, letPhoneIn, openAda, test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

test('two people on one record see each other, who types where, and both values of a field that both change', async ({
  page,
  phone,
  server,
  console,
}) => {
  // Two browsers, each from its gate.
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  const team = new TeamPage(page);

  await test.step('a business is in both', async () => {
    await letPhoneIn(page, phone, server, { person: 'Kim', device: 'Phone of Kim' });
  });

  const onPhone = await openAda(phone);
  await test.step('the settings list who is here, and on which record', async () => {
    await expect(team.here).toContainText('Kim · Phone of Kim', { timeout: 30_000 });
    await expect(team.here.getByRole('link', { name: ada.name })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  const here = await openAda(page);
  await test.step('each sees the other on the record, and the field that the other types in', async () => {
    await expect(here.hereToo('Kim')).toBeVisible({ timeout: 30_000 });
    await expect(onPhone.hereToo()).toBeVisible();
    const field = await onPhone.typed('Phone', '07700 9');
    await expect(here.fact('Phone')).toContainText('Kim is typing …');
    await field.press('Escape');
    await expect(here.fact('Phone')).not.toContainText('is typing');
  });

  await test.step('of a field that both changed, both values are shown on both; one press takes the other', async () => {
    await server.stop();
    await here.change('Phone', '07700 900456');
    await onPhone.change('Phone', '07700 900789');
    await server.start();
    await expect(here.fact('Phone')).toContainText('Now: “07700 900789”. Yours: “07700 900456”.', { timeout: 30_000 });
    await expect(onPhone.fact('Phone')).toContainText('Now: “07700 900789”. Theirs: “07700 900456”.');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await here.takeMine('Phone');
    await expect(here.fact('Phone')).not.toContainText('at the same time');
    await expect(onPhone.fact('Phone')).not.toContainText('at the same time');
    await expect(onPhone.fact('Phone')).toContainText('07700 900456');
  });

  await test.step('who closes the page is gone at once', async () => {
    await phone.close();
    await expect(here.hereToo('Kim')).toBeHidden({ timeout: 5000 });
  });
});
