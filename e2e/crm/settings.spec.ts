import { violationsInBothSchemes } from '../accessibility/violations';
import { enterDemo } from '../journeys/steps';
import { CrmPage } from '../pages/CrmPage';
import { CrmSettingsPage } from '../pages/CrmSettingsPage';
import { expect, test } from '../test';

const sections = ['Stages', 'Lost reasons', 'Tags', 'Custom properties', 'Lists', 'Scores'];

test('the settings of the CRM change its records, each change is undone, and everything lasts', {
  tag: '@journey',
}, async ({ page, shell }) => {
  await enterDemo(page);
  const settings = new CrmSettingsPage(page);

  await test.step('every section has its tab and its address, by arrow keys too', async () => {
    await settings.goto();
    await expect(settings.tab('Stages')).toHaveAttribute('aria-selected', 'true');
    await settings.tab('Stages').focus();
    for (const name of sections.slice(1)) {
      await page.keyboard.press('ArrowRight');
      await expect(settings.tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page).toHaveURL(/section=scores/);
  });

  await test.step('a rule counts as soon as it is there', async () => {
    const lead = settings.region('Lead score');
    await lead.getByRole('button', { name: 'Add rule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add rule' });
    await dialog.getByLabel('When').selectOption('Is tagged');
    await dialog.getByLabel('Tag').fill('Influencer');
    await dialog.getByLabel('Points').fill('-5');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    await expect(lead.getByText('Tagged Influencer')).toBeVisible();
    await expect(lead.getByText(/By these rules \d+ of 60 contacts would get another score\./)).toBeVisible();
  });

  await test.step('all scores are recalculated in one step, and taken back in one', async () => {
    await settings.recalculate.click();
    await shell.hold('Scores recalculated');
    await expect(settings.region('Lead score')).toContainText('By these rules 0 of 60 contacts');
    await shell.undoNewest();
    await expect(settings.region('Lead score')).not.toContainText('By these rules 0 of 60 contacts');
  });

  await test.step('a custom property is there after a reload, on the page of a contact', async () => {
    await settings.tab('Custom properties').click();
    const own = settings.region('Custom properties of contacts');
    await own.getByRole('button', { name: 'Add Custom Property' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Custom Property' });
    await dialog.getByLabel('Name', { exact: true }).fill('Level');
    await dialog.getByLabel('Kind').selectOption('Choice');
    await dialog.getByLabel('Choices').fill('Gold\nSilver');
    await dialog.getByRole('button', { name: 'Add property' }).click();
    await expect(own.getByLabel('Name of the property Level')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(own.getByLabel('Name of the property Level')).toBeVisible();
    const crm = new CrmPage(page);
    await crm.goto();
    await crm.firstContact.click();
    await page.getByRole('button', { name: /^Custom properties/ }).click();
    await page.getByRole('button', { name: 'Edit level' }).click();
    await page.getByRole('combobox', { name: 'Level' }).selectOption('Gold');
    await page.getByRole('button', { name: 'Save level' }).click();
    await expect(page.getByRole('region', { name: 'Custom properties' })).toContainText('Gold');
  });
});

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 4000 } });

    test('axe finds nothing in any section of the settings', async ({ page }) => {
      test.slow();
      await enterDemo(page);
      const settings = new CrmSettingsPage(page);
      await settings.goto();
      for (const name of sections) {
        await settings.tab(name).click();
        await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), name).toEqual([]);
      }
    });
  });
}
