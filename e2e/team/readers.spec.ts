import { violationsInBothSchemes } from '../accessibility/violations';
import { ReviewPage } from '../pages/ReviewPage';
import { expect } from '../test';
import { letPhoneIn, test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

/** The code of a page and of a task is fetched, or a change is on its way to the other browser. */
const loaded = { timeout: 30_000 };

test('two people of a team approve what a rule has read twice, each on their own device', async ({
  page,
  phone,
  server,
}) => {
  // Two browsers, each from its gate.
  test.slow();
  const [here, there] = [new ReviewPage(page), new ReviewPage(phone)];
  const second = 'Approve as second reader';

  await test.step('a rule asks for two readers of a kind of result', async () => {
    await letPhoneIn(page, phone, server, { person: 'Tom', role: 'Manager', device: 'Phone of Tom' });
    await here.gotoTab('rules');
    await page.getByRole('checkbox', { name: 'Second reader for Subject line' }).check();
    await here.goto();
    await here.askForFirst.click();
    await expect(here.card.getByText(/asks for two readers, each on their own device/)).toBeVisible(loaded);
  });

  await test.step('who has read it once is not offered to read it twice', async () => {
    await here.action('Approve').click();
    await expect(here.card.getByText(/Needs a second person of your team/)).toBeVisible();
    await expect(here.action(second)).toBeHidden();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  await test.step('the other person approves it on the phone, and both devices say that two have read it', async () => {
    await there.goto();
    await expect(there.action(second)).toBeVisible(loaded);
    await there.action(second).click();
    await there.status('Approved 1').click();
    await expect(there.card.getByText(/each on their own device\.$/)).toBeVisible(loaded);
    expect(await violationsInBothSchemes(phone)).toEqual([]);
    await here.status('Approved 1').click();
    await expect(here.card.getByText(/ and Tom, each on their own device\.$/)).toBeVisible(loaded);
  });
});
