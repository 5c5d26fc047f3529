import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../accessibility/violations';
import { pressOn, tabTo, typeInto } from '../journeys/keyboard';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { CompanyPage } from '../pages/CompanyPage';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { expect, test } from '../test';

const ada = { name: 'Ada Lovelace', email: 'ada@lovelace.example', phone: '07700 900123' };

/** A business of one's own with one contact, on the contact's page. */
async function openAda(page: Page): Promise<ContactPage> {
  await enterOwnBusiness(page);
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.addContact(ada);
  await crm.contact(ada.name).click();
  const contactPage = new ContactPage(page);
  await expect(contactPage.heading(ada.name)).toBeVisible();
  return contactPage;
}

test('what is done on the page of a contact is in its timeline and is there after a reload', {
  tag: '@journey',
}, async ({ page, shell }) => {
  // A whole journey: a busy machine takes its time.
  test.slow();
  const contactPage = await openAda(page);

  await test.step('the header says where it is and how it stands', async () => {
    await expect(shell.breadcrumb.getByRole('listitem')).toHaveText(['CRM', 'Contacts', ada.name]);
    for (const badge of ['Status: Lead', 'Temperature: Cold']) {
      await expect(page.getByRole('button', { name: badge })).toBeVisible();
    }
  });

  await test.step('the panes are side by side on a small laptop; a phone has tabs, what happened in sight, and a bar of its own', async () => {
    const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
    await page.setViewportSize({ width: 1280, height: 720 });
    const panes = ['Contact details', 'Contact activity', 'Related records'];
    await expect.poll(async () => new Set(await Promise.all(panes.map(top))).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('tab', { name: 'Activity', exact: true })).toHaveAttribute('aria-selected', 'true');
    const edges = async (what: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
      return { x, top: Math.round(y), width, bottom: Math.round(y + height) };
    };
    await expect(async () => {
      const [bar, navigation] = [
        await edges(contactPage.quickActions),
        await edges(page.getByRole('navigation', { name: 'Main' })),
      ];
      expect([bar.x, bar.width], 'from edge to edge').toEqual([0, navigation.width]);
      expect(Math.abs(bar.bottom - navigation.top), 'right above the navigation').toBeLessThanOrEqual(1);
    }).toPass();
    const bar = await edges(contactPage.quickActions);
    expect((await edges(contactPage.composer)).bottom).toBeLessThan(bar.top);
    await contactPage.show('Details');
    const title = await page.getByText('Job title', { exact: true }).boundingBox();
    await page.mouse.click((title?.x ?? 0) + 4, (title?.y ?? 0) + 4);
    await expect(page.getByRole('textbox', { name: 'Job title' }), 'a whole row is pressed').toBeFocused();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('status and temperature are changed in the header', async () => {
    await page.getByRole('button', { name: 'Temperature: Cold' }).click();
    await page.getByRole('menuitemradio', { name: 'Hot' }).click();
    await expect(contactPage.entry('Temperature changed')).toBeVisible();
  });

  await test.step('the panes are resized by keyboard', async () => {
    await contactPage.leftSeparator.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(contactPage.leftSeparator).toHaveAttribute('aria-valuenow', '30');
  });

  await test.step('an activity is added and a changed field is told', async () => {
    await contactPage.addActivity('Sent the brochure', 'The one with oak frames');
    await expect(shell.messages).toContainText('New activity has been created successfully.');
    await contactPage.change('Phone', '020 7946 0001');
    await expect(shell.messages).toContainText('Contact Updated');
    await expect(contactPage.entry('Phone changed')).toContainText('Phone: 07700 900123 → 020 7946 0001');
  });

  await test.step('a meeting is scheduled, and handed out as an .ics file', async () => {
    await contactPage.schedule.click();
    const dialog = contactPage.scheduleDialog;
    await dialog.getByLabel('Start day').fill('2027-01-12');
    await dialog.getByLabel('Start time').fill('14:30');
    await dialog.getByRole('button', { name: 'Schedule meeting' }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download .ics file' }).click();
    const file = await (await download).path();
    const text = await readFile(file, 'utf8');
    expect(text).toContain('SUMMARY:Meeting with Ada Lovelace');
    expect(text).toMatch(/DTSTART[^\r\n]*20270112T143000/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(contactPage.entry('Meeting with Ada Lovelace')).toBeVisible();
  });

  await test.step('archiving is undone', async () => {
    await contactPage.choose('Archive Contact');
    await shell.hold('Ada Lovelace archived');
    const archived = page.getByRole('main').getByText('Archived', { exact: true });
    await expect(archived).toBeVisible();
    await shell.undoNewest();
    await expect(archived).toBeHidden();
  });

  await test.step('a duplicate is undone, back on the page it was made on', async () => {
    await contactPage.choose('Duplicate Contact');
    await shell.hold('Ada Lovelace (copy) added');
    await expect(contactPage.heading('Ada Lovelace (copy)')).toBeVisible();
    await shell.undoNewest();
    await expect(contactPage.heading(ada.name)).toBeVisible();
  });

  await test.step('deleting is undone, back on the page it was done on', async () => {
    await contactPage.choose('Delete Contact');
    await shell.hold('Ada Lovelace deleted');
    await expect(new CrmPage(page).heading).toBeVisible();
    await shell.undoNewest();
    await expect(contactPage.heading(ada.name)).toBeVisible();
  });

  await test.step('the contact is exported as a vCard', async () => {
    const download = page.waitForEvent('download');
    await contactPage.choose('Export Contact');
    expect((await download).suggestedFilename()).toBe('Ada Lovelace.vcf');
  });

  await test.step('notes that are half typed wait over a reload, with everything else', async () => {
    await contactPage.notes.fill('Prefers mornings');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(contactPage.heading(ada.name)).toBeVisible();
    await expect(contactPage.notes).toHaveValue('Prefers mornings');
    await expect(page.getByText(/Not saved yet: your draft from/)).toBeVisible();
    await expect(contactPage.leftSeparator).toHaveAttribute('aria-valuenow', '30');
    await expect(contactPage.entry('Sent the brochure')).toBeVisible();
    await expect(contactPage.entry('Phone changed')).toBeVisible();
    await expect(contactPage.entry('Meeting with Ada Lovelace')).toBeVisible();
  });
});

test('the page of a contact is worked by keyboard alone', async ({ page }) => {
  const contactPage = await openAda(page);
  await pressOn(page, page.getByRole('button', { name: 'Actions for Ada Lovelace' }));
  await page.keyboard.press('a');
  await expect(page.getByRole('menuitem', { name: 'Add to List' })).toBeFocused();
  await page.keyboard.press('Escape');
  await pressOn(page, contactPage.edit('Job title'));
  await page.keyboard.type('Mathematician');
  await page.keyboard.press('Enter');
  await expect(contactPage.edit('Job title')).toBeFocused();
  await tabTo(page, contactPage.leftSeparator);
  await page.keyboard.press('End');
  await expect(contactPage.leftSeparator).toHaveAttribute('aria-valuenow', '40');
  await page.keyboard.press('Home');
  await expect(contactPage.leftSeparator).toHaveAttribute('aria-valuenow', '20');
  await page.keyboard.press('Enter');
  await expect(contactPage.leftSeparator).toHaveAttribute('aria-valuenow', '25');
  await tabTo(page, contactPage.composer.getByRole('tab', { name: 'Note' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, contactPage.composer.getByLabel('Subject of the email'), 'Rang about the engine');
  await page.keyboard.press('Control+Enter');
  await expect(contactPage.entry('Rang about the engine')).toBeVisible();
  await expect(contactPage.composer.getByLabel('What was written'), 'the focus goes on here').toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Edit Rang about the engine' }));
  const edit = page.getByRole('form', { name: 'Edit Rang about the engine' });
  await typeInto(page, edit.getByLabel('Details'), 'It turns');
  await page.keyboard.press('Control+Enter');
  await expect(contactPage.entry('Rang about the engine')).toContainText('It turns');
  await expect(page.getByRole('button', { name: 'Pin Rang about the engine' })).toBeFocused();
  await pressOn(page, contactPage.schedule);
  await expect(contactPage.scheduleDialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contactPage.scheduleDialog.getByRole('button', { name: 'Download .ics file' })).toBeFocused();
  await pressOn(page, contactPage.scheduleDialog.getByRole('button', { name: 'Done' }));
  await expect(contactPage.schedule).toBeFocused();
});

test('a company is edited in one dialog, and its timeline has the activities of its contacts', async ({
  page,
  shell,
}) => {
  const contactPage = await openAda(page);
  await contactPage.addActivity('Sent the brochure', '');
  await contactPage.change('Company', 'Lovelace Engines');
  await page.getByRole('link', { name: 'Lovelace Engines' }).first().click();
  const companyPage = new CompanyPage(page);
  await expect(companyPage.heading('Lovelace Engines')).toBeVisible();
  await expect(companyPage.entry('Sent the brochure').getByRole('link', { name: ada.name })).toBeVisible();
  await companyPage.openEdit();
  await companyPage.editDialog.getByLabel('Industry').fill('Engines');
  await companyPage.editDialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(shell.messages).toContainText('Company Updated');
  await expect(companyPage.entry('Industry changed')).toContainText('Industry: not set → Engines');
});

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    // As high as the page: a control half under the bar at the bottom is not a small control.
    test.use({ viewport: { width, height: 4000 } });

    test('axe finds nothing on the pages of a contact and a company and in their dialogs', async ({ page }) => {
      test.slow();
      await enterDemo(page);
      await page.goto('/?module=crm&tab=contacts');
      await new CrmPage(page).firstContact.click();
      const contactPage = new ContactPage(page);
      await expect(contactPage.schedule).toBeVisible();
      await contactPage.composer.getByRole('tab', { name: 'Call' }).click();
      expect.soft(await violationsInBothSchemes(page), 'contact, a call').toEqual([]);
      await contactPage.show('Details');
      await contactPage.edit('Job title').click();
      await page.getByRole('button', { name: /^Lead score/ }).click();
      expect.soft(await violationsInBothSchemes(page), 'contact, editing').toEqual([]);
      await page.keyboard.press('Escape');
      await contactPage.schedule.click();
      await expect(contactPage.scheduleDialog).toBeVisible();
      expect.soft(await violationsInBothSchemes(page), 'schedule dialog').toEqual([]);
      await contactPage.scheduleDialog.getByRole('button', { name: 'Schedule meeting' }).click();
      await expect(contactPage.scheduleDialog.getByRole('button', { name: 'Done' })).toBeVisible();
      expect.soft(await violationsInBothSchemes(page), 'scheduled').toEqual([]);
      await page.goto('/?module=crm&tab=companies');
      await page.getByRole('grid').getByRole('link').first().click();
      const companyPage = new CompanyPage(page);
      await expect(companyPage.meet).toBeVisible();
      expect.soft(await violationsInBothSchemes(page), 'company').toEqual([]);
      await companyPage.openEdit();
      await expect(companyPage.editDialog).toBeVisible();
      expect.soft(await violationsInBothSchemes(page), 'edit company').toEqual([]);
    });
  });
}
