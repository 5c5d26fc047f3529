import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { HelpPages } from '../pages/HelpPages';
import { letterpress } from '../pages/OnboardingPage';
import { expect, test } from '../test';
import { Spoken } from './spoken';

// What somebody hears who does not see the page: roles, names and states, where the focus is, and what is spoken by itself.
test.describe.configure({ timeout: 120_000 });

test('heard: the first start, from the gate over onboarding to the dashboard', async ({
  page,
  gate,
  hero,
  onboarding,
  dashboard,
}) => {
  const spoken = await Spoken.on(page);
  await test.step('the gate says what is asked for', async () => {
    await gate.goto();
    await expect(gate.name).toBeFocused();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Create your workspace" [level=1]
        - textbox "Workspace name"
        - group "Protection":
          - radio /^With a passphrase/ [checked]
          - radio /^Without a passphrase/
        - textbox "Passphrase"
        - button "Show what is typed"
        - textbox "Confirm passphrase"
        - button "Create workspace"
    `);
  });
  await test.step('the recovery file is told of before it is to be confirmed', async () => {
    await gate.fillNew('Haworth', 'violet harbour tin ladder');
    await gate.create.press('Enter');
    await expect(gate.heading('Keep your recovery file')).toBeFocused();
    await gate.open.press('Enter');
    await expect(gate.kept).toBeFocused();
    await expect(gate.kept).toHaveAccessibleDescription(/^Confirm that you have stored the file/);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Keep your recovery file" [level=1]
        - button "Download recovery file"
        - checkbox "I have stored the recovery file in a safe place" [invalid]
        - button "Open workspace"
    `);
    await gate.kept.press('Space');
    await gate.open.press('Enter');
  });
  await test.step('the focus goes on to the heading of each step', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await hero.start.press('Enter');
    await expect(onboarding.heading('Your business')).toBeFocused();
    await onboarding.next.press('Enter');
    await expect(onboarding.name).toBeFocused();
    await expect(onboarding.name).toHaveAccessibleDescription('Enter the name of your business.');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - text: Step 1 of 3
        - progressbar "Onboarding"
        - heading "Your business" [level=1]
        - textbox "Business name" [invalid]
        - combobox "Kind of business" [invalid]
        - group "People who work there":
          - radio "Just me"
        - button "Continue"
    `);
    await onboarding.fillBusiness(letterpress);
    await onboarding.next.press('Enter');
    await expect(onboarding.heading('Your market')).toBeFocused();
    await onboarding.fillMarket(letterpress);
    await onboarding.next.press('Enter');
    await expect(onboarding.heading('How you work')).toBeFocused();
    await onboarding.fillWork(letterpress);
    await onboarding.finish.press('Enter');
    await expect(dashboard.heading).toBeFocused();
    await spoken.says('Dashboard');
  });
});

test('heard: a contact is added and taken back, then a file of contacts is imported', { tag: '@journey' }, async ({
  page,
  shell,
  crm,
  importDialog,
}) => {
  const spoken = await Spoken.on(page);
  await enterOwnBusiness(page);
  await test.step('the page that was gone to is named', async () => {
    await shell.link('CRM').press('Enter');
    await expect(crm.heading).toBeFocused();
    await spoken.says('CRM');
    await expect(shell.link('CRM')).toHaveAttribute('aria-current', 'page');
  });
  await crm.goto();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await test.step('the form has a name for each field, and says what is wrong', async () => {
    await crm.add.first().press('Enter');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Add contact":
        - heading "Add contact" [level=2]
        - textbox "Name"
        - textbox "Email"
        - textbox "Phone (optional)"
        - combobox "Company (optional)"
        - combobox "Status"
        - button "Cancel"
        - button "Add contact"
    `);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Enter');
    await spoken.says('Enter a name or an email address; both are empty.');
  });
  await test.step('what was done is said, and so is that it was taken back; the focus is never lost', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
    await page.keyboard.press('Enter');
    await shell.hold('Contact Created');
    await spoken.says(/^Contact Created Ada Byron has been added\./);
    await expect(crm.add.first()).toBeFocused();
    await expect(crm.list).toMatchAriaSnapshot(`
      - grid "Contacts":
        - rowgroup:
          - row:
            - columnheader "Select all Contacts":
              - checkbox "Select all Contacts"
            - columnheader "Name":
              - button "Name"
        - rowgroup:
          - row:
            - gridcell "Select Ada Byron":
              - checkbox "Select Ada Byron"
            - gridcell "Ada Byron":
              - link "Ada Byron"
    `);
    await shell.messages.getByRole('button', { name: 'Undo' }).press('Enter');
    await spoken.says(/^Undone: Add Ada Byron/);
    await expect(crm.add.first()).toBeFocused();
  });
  await test.step('what the file holds is said before anything is imported, and what was imported after it', async () => {
    await crm.import.press('Enter');
    await expect(importDialog.choose).toBeFocused();
    await importDialog.choose.setInputFiles(importDialog.fixture('hubspot-contacts.csv'));
    await spoken.says('The preview is ready: 39 contacts to add, 0 to update.');
    await expect(importDialog.dialog).toBeFocused();
    await expect(importDialog.dialog).toMatchAriaSnapshot(`
      - dialog "Import contacts":
        - group "What to do with contacts you have already":
          - radio /^Add new and update known contacts/ [checked]
        - region "First contacts of the file":
          - table:
            - rowgroup:
              - row "Name Email Phone Company Tags"
        - region "Rows with a problem":
          - heading "1 row left out" [level=3]
          - list:
            - listitem:
              - button /^Repair row/
        - button "Import 39 contacts"
    `);
    await importDialog.go.press('Enter');
    await spoken.says(/^39 contacts imported/);
    await expect(importDialog.dialog).toBeFocused();
    await importDialog.done.press('Enter');
    await expect(crm.import).toBeFocused();
  });
});

test('heard: a section of the settings, and what was chosen in it', async ({ page, settings }) => {
  await enterDemo(page);
  await settings.goto();
  const appearance = page.getByRole('main').getByRole('link', { name: 'Appearance' });
  await appearance.press('Enter');
  await expect(appearance).toHaveAttribute('aria-current', 'page');
  await expect(appearance, 'the list of sections can be gone through').toBeFocused();
  const region = settings.section('Appearance');
  await expect(region).toMatchAriaSnapshot(`
    - region "Appearance":
      - region "In this browser":
        - heading "In this browser" [level=2]
        - radiogroup "Colours":
          - radio "As the system" [checked]
          - radio "Light"
          - radio "Dark"
        - radiogroup "Density":
          - radio "Comfortable" [checked]
  `);
  await region.getByRole('radio', { name: 'Light' }).press('ArrowRight');
  await expect(region.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(region.getByRole('radio', { name: 'Dark' })).toBeFocused();
});

test('heard: help is searched and an article opens at its title', async ({ page, crm }) => {
  const spoken = await Spoken.on(page);
  const help = new HelpPages(page);
  await enterDemo(page);
  await crm.goto();
  await help.sign.press('Enter');
  await expect(help.panel).toBeFocused();
  await help.panel.getByRole('searchbox', { name: 'Search help' }).fill('vat');
  await spoken.says(/^\d+ articles? found$/);
  await help.found.getByRole('link').first().press('Enter');
  await expect(help.topic(help.panel)).toBeFocused();
  await help.panel.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(help.topic(help.panel)).toBeFocused();
});
