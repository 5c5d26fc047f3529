import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { enterOwnBusiness } from '../journeys/steps';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { GatePage } from '../pages/GatePage';
import { SettingsPage } from '../pages/SettingsPage';
import { Shell } from '../pages/Shell';
import { expect, test } from '../test';

// The worker keeps the key of an encrypted workspace over a reload.
test.use({ serviceWorkers: 'allow' });

for (const passphrase of [undefined, 'violet harbour tin ladder']) {
  test(`${passphrase ? 'encrypted: ' : ''}an edit in one tab shows in the other, and logging out in one closes both`, async ({
    page,
    context,
    shell,
    crm,
    gate,
  }) => {
    await enterOwnBusiness(page, passphrase);
    await shell.open('CRM');
    await crm.addContact({ name: 'Tabitha Two', email: 'tabitha@two.example' });

    const second = await context.newPage();
    const secondCrm = new CrmPage(second);
    await second.goto('/?module=crm');
    await secondCrm.contact('Tabitha Two').click();
    await expect(new ContactPage(second).heading('Tabitha Two')).toBeVisible();
    await second.goto('/?module=crm');
    await secondCrm.addContact({ name: 'Theo Three', email: 'theo@three.example' });
    await expect(crm.contact('Theo Three')).toBeVisible();

    await new Shell(second).logOut();
    await expect(new GatePage(second).enter).toBeVisible();
    await expect(gate.enter).toBeVisible();
    await expect(page.getByText('Tabitha')).toHaveCount(0);
  });
}

test('15 pairs of edits of different fields in two tabs at the same moment: none is lost', async ({
  page,
  context,
  shell,
  crm,
  contactPage,
}) => {
  // Thirty edits of a person, one after the other.
  test.slow();
  await enterOwnBusiness(page);
  await shell.open('CRM');
  await crm.addContact({ name: 'Tabitha Two', email: 'tabitha@two.example' });
  await crm.contact('Tabitha Two').click();
  await expect(contactPage.heading('Tabitha Two')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const secondPage = new ContactPage(second);
  await expect(secondPage.heading('Tabitha Two')).toBeVisible();

  const apart: number[] = [];
  // On a busy machine some pairs are made too far apart; those are no pairs.
  let pair = 0;
  while (apart.filter((ms) => ms < 50).length < 15 && pair < 40) {
    pair++;
    const phone = await contactPage.typed('Phone', `0${pair}`);
    const source = await secondPage.typed('Source', `Fair ${pair}`);
    apart.push(await enterTogether(phone, source));
    for (const tab of [page, second]) {
      await expect(tab.getByText(`0${pair}`, { exact: true }), `the phone of pair ${pair}`).toBeVisible();
      await expect(tab.getByText(`Fair ${pair}`, { exact: true }), `the source of pair ${pair}`).toBeVisible();
    }
  }
  // What the tabs show is what is stored: a third one reads it.
  const third = await context.newPage();
  await third.goto(page.url());
  await expect(third.getByText(`0${pair}`, { exact: true })).toBeVisible();
  await expect(third.getByText(`Fair ${pair}`, { exact: true })).toBeVisible();
  expect(
    apart.filter((ms) => ms < 50),
    'the pairs were made within 50 ms',
  ).toHaveLength(15);
});

test('the same field in two tabs at the same moment: the later wins, the other tab is told and takes its own back', {
  tag: '@journey',
}, async ({ page, context, shell, crm, contactPage }) => {
  await enterOwnBusiness(page);
  await shell.open('CRM');
  await crm.addContact({ name: 'Tabitha Two', email: 'tabitha@two.example' });
  await crm.contact('Tabitha Two').click();
  await expect(contactPage.heading('Tabitha Two')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const secondPage = new ContactPage(second);
  await expect(secondPage.heading('Tabitha Two')).toBeVisible();

  const mine = await contactPage.typed('Phone', '01');
  const theirs = await secondPage.typed('Phone', '02');
  await enterTogether(mine, theirs);
  const loser = await Promise.any(
    [page, second].map(async (tab) => {
      await tab.getByRole('button', { name: 'Use mine' }).click({ timeout: 20_000 });
      return tab;
    }),
  );
  const lost = loser === page ? '01' : '02';
  for (const tab of [page, second]) await expect(tab.getByText(lost, { exact: true })).toBeVisible();
});

/** Enters what was typed in two tabs at the same moment of their clocks. Resolves to how far apart it was, ms. */
async function enterTogether(one: Locator, other: Locator): Promise<number> {
  const moment = Date.now() + 750;
  const enter = (field: Locator): Promise<number> =>
    field.evaluate(
      (element, at) =>
        new Promise<number>((resolve) => {
          const now = () => performance.timeOrigin + performance.now();
          setTimeout(
            () => {
              // A timer is not exact to the millisecond.
              while (now() < at);
              element.closest('form')?.requestSubmit();
              resolve(now());
            },
            at - now() - 20,
          );
        }),
      moment,
    );
  const [first, second] = await Promise.all([enter(one), enter(other)]);
  return Math.abs(first - second);
}

test('two tabs put the same business back at once: one does, the other changes nothing and says why, and undo takes it back', async ({
  page,
  context,
  shell,
  crm,
  settings,
}) => {
  await enterOwnBusiness(page);
  await shell.open('CRM');
  await crm.addContact({ name: 'Ada King', email: 'ada@engines.example' });
  await settings.goto('data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = {
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: await readFile(await (await download).path()),
  };
  await shell.open('CRM');
  await crm.addContact({ name: 'Bo Diaz', email: 'bo@engines.example' });

  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await new SettingsPage(tab).goto('data');
    const chooser = tab.waitForEvent('filechooser');
    await tab.getByRole('button', { name: /^Backup file/ }).click();
    await (await chooser).setFiles(file);
    await tab.getByRole('button', { name: /^Compare .* with the one here$/ }).click();
    await expect(tab.getByRole('row', { name: /^Contacts 0 0 1$/ })).toBeVisible();
  }
  const messages = (tab: Page) => new Shell(tab).messages;
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.getByRole('button', { name: /^Put .* back to the file$/ }).click();
      await new Shell(tab).hold(/ is as in the file$| was not restored$/);
    }),
  );
  const did = await Promise.all(
    tabs.map((tab) =>
      messages(tab)
        .getByText(/ is as in the file$/)
        .count(),
    ),
  );
  expect(did.toSorted()).toEqual([0, 1]);
  const [first = page, other = page] = did[0] ? tabs : tabs.toReversed();
  await expect(messages(other).getByText('The records have changed since you looked.', { exact: false })).toBeVisible();

  await messages(first).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(first).getByText(/ is as it was before$/)).toBeVisible();
  for (const tab of tabs) {
    await new Shell(tab).open('CRM');
    await expect(new CrmPage(tab).contact('Bo Diaz')).toBeVisible();
  }
});
