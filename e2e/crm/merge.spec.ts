import { violations } from '../accessibility/violations';
import { enterDemo } from '../journeys/steps';
import { expect, test } from '../test';

test('a duplicate is warned of while it is typed, found, merged with a choice per field, and undone', async ({
  page,
  crm,
  shell,
}) => {
  await enterDemo(page);
  await crm.goto();
  const before = await crm.count();
  await crm.addContact({ name: 'Grace Hopper', email: 'grace@navy.example', phone: '07700 900321' });

  await test.step('the same phone number in another writing is shown at once', async () => {
    await crm.add.click();
    const dialog = page.getByRole('dialog', { name: 'Add contact' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('G. Hopper');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('+44 7700 900321');
    await expect(dialog.getByRole('listitem')).toHaveText(/Grace Hopper has the same phone number\./);
    await expect(dialog.getByRole('link', { name: 'Open it: Grace Hopper' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add anyway' }).click();
    await expect(dialog).toBeHidden();
  });

  const count = before + 2;
  await expect.poll(() => crm.count()).toBe(count);
  const found = page.getByRole('dialog', { name: 'Find duplicates' });

  await test.step('both are found and stand side by side', async () => {
    await page.getByRole('button', { name: 'Find duplicates' }).click();
    await found.getByRole('button', { name: /^Compare and merge: (Grace|G\.) Hopper$/ }).click();
    await found
      .getByRole('group', { name: 'Name' })
      .getByRole('radio', { name: /^Grace Hopper/ })
      .check();
    expect(await violations(page, 'dialog')).toEqual([]);
  });

  await test.step('they become one, and two again with one undo', async () => {
    await found.getByRole('button', { name: 'Merge 2 contacts' }).click();
    await shell.hold(/^2 contacts merged into/);
    await page.keyboard.press('Escape');
    await expect(found).toBeHidden();
    await expect.poll(() => crm.count()).toBe(count - 1);
    await shell.undoNewest();
    await expect.poll(() => crm.count()).toBe(count);
  });
});
