import { violations } from '../accessibility/violations';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { expect, test } from '../test';

const csv = [
  'First Name;Last Name;Email;Phone;Company;Shoe size',
  'Ada;Lovelace;ada@engines.example;07700 900123;Engines Ltd;38',
  'Bad;Row;nowhere;;Engines Ltd;40',
  '=cmd;<b>Eve</b>;eve@engines.example;;Engines Ltd;',
].join('\r\n');

test('a table is mapped, a row repaired, imported as one step, and undone', { tag: '@journey' }, async ({
  page,
  crm,
  importDialog,
  shell,
}) => {
  await enterDemo(page);
  await crm.goto();
  const before = await crm.count();
  await crm.import.click();
  await importDialog.chooseText(csv);

  await test.step('an unknown column becomes a property of its own', async () => {
    await importDialog.becomes('Shoe size').selectOption('New custom property');
    await importDialog.preview.click();
  });

  await test.step('a bad row is mended in place', async () => {
    await expect(importDialog.problems).toContainText('“nowhere” is not an email address.');
    await importDialog.repair(3, 'Email', 'bad.row@engines.example');
    await expect(importDialog.problems).toBeHidden();
    await expect(importDialog.dialog.getByText('3 contacts will be added, 0 updated.')).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
  });

  await test.step('all of it comes in, and goes again with one undo', async () => {
    await importDialog.go.click();
    await shell.hold('3 contacts imported');
    await expect(importDialog.figure('Companies added')).toContainText('1');
    // By key: the pointer rests on the notice, which stays.
    await importDialog.done.press('Enter');
    await expect(importDialog.dialog).toHaveCount(0);
    await expect.poll(() => crm.count()).toBe(before + 3);
    await shell.undoNewest();
    await expect.poll(() => crm.count()).toBe(before);
  });
});

test('a vCard file comes in, 2.1 and 3.0 in one, and its bad card is named and mended', async ({
  page,
  crm,
  importDialog,
}) => {
  await enterDemo(page);
  await crm.goto();
  await crm.import.click();
  await importDialog.choose.setInputFiles(importDialog.fixture('apple-contacts.vcf'));
  await expect(importDialog.problems).toContainText('Card 3 Neither a name nor an email address.');
  await importDialog.problems.getByRole('button', { name: 'Repair card 3' }).click();
  const form = importDialog.dialog.getByRole('form', { name: 'Repair card 3' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Third Person');
  await form.getByRole('button', { name: 'Check this card again' }).click();
  await expect(importDialog.problems).toBeHidden();
  await importDialog.go.click();
  await importDialog.finish();
  await expect(await crm.find('Third Person')).toBeVisible();
  await expect(await crm.find('Zoë Brontë')).toBeVisible();
  await (await crm.find('Jörg Müller')).click();
  await expect(page.getByRole('main').getByText('<script>alert(1)</script>').first()).toBeVisible();
});

test('a file that is no table is refused and says what was expected', async ({ page, crm, importDialog }) => {
  await enterDemo(page);
  await crm.goto();
  await crm.import.click();
  for (const [name, content, why] of [
    ['page.csv', '<!doctype html><html></html>', 'This is a web page'],
    ['empty.csv', '', 'The file is empty'],
    ['book.csv', 'PK\u0003\u0004', 'This is an Excel workbook'],
    ['other.json', '{"people":[]}', 'was not exported from Steps'],
  ] as const) {
    await importDialog.chooseText(content, name);
    await expect(importDialog.dialog.getByText(why)).toBeVisible();
  }
});

test('an import that was cut off by closing the page is reported afterwards and can be undone', async ({
  page,
  crm,
  importDialog,
}) => {
  await enterOwnBusiness(page);
  await crm.goto();
  await crm.addContact({ name: 'Ada Lovelace', email: 'ada@engines.example' });
  const rows = Array.from({ length: 60_000 }, (_, index) => `Person ${index},p${index}@big.example`);
  await crm.import.click();
  await importDialog.chooseText(['Name,Email', ...rows].join('\n'), 'people.csv');
  await importDialog.go.click();
  const progress = importDialog.dialog.getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  // As a browser that is closed: nothing waits until all is saved.
  await page.evaluate(() => window.location.reload());
  const notice = page.getByRole('region', { name: 'An import was interrupted' });
  await expect(notice).toContainText('The import of people.csv');
  await page.keyboard.press('Escape');
  await notice.getByRole('button', { name: 'Undo the import' }).click();
  await expect(crm.message('The import of people.csv was undone')).toBeVisible();
  await expect.poll(() => crm.count()).toBe(1);
});
