import { letterpress } from '../pages/OnboardingPage';
import { expect, test } from '../test';
import { pressOn, tabTo, typeInto } from './keyboard';

// The worker keeps the key of an encrypted workspace over a reload.
test.use({ serviceWorkers: 'allow' });

const passphrase = 'violet harbour tin ladder';

test('the whole first run is done by keyboard alone', async ({
  page,
  gate,
  hero,
  onboarding,
  dashboard,
  shell,
  crm,
  importDialog,
  contactPage,
}) => {
  await test.step('gate', async () => {
    await gate.goto();
    await expect(gate.name, 'the focus starts in the first field').toBeFocused();
    await page.keyboard.type('Haworth');
    await typeInto(page, gate.passphrase, passphrase);
    await typeInto(page, gate.again, passphrase);
    await page.keyboard.press('Enter');
    await pressOn(page, gate.kept, 'Space');
    await pressOn(page, gate.open);
  });

  await test.step('onboarding', async () => {
    await pressOn(page, hero.start);
    await typeInto(page, onboarding.name, letterpress.name);
    await tabTo(page, onboarding.kind);
    await page.keyboard.type(letterpress.kind);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await pressOn(page, onboarding.next);
    await expect(onboarding.heading('Your market'), 'the focus follows to the new step').toBeFocused();
    await tabTo(page, onboarding.country);
    await page.keyboard.type(letterpress.country);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await pressOn(page, onboarding.next);
    await expect(onboarding.heading('How you work')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await pressOn(page, onboarding.finish);
    await expect(dashboard.heading).toBeVisible();
  });

  await test.step('the skip link leads past the navigation', async () => {
    await page.goto('/');
    await expect(dashboard.heading).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(shell.skipLink).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('CRM and import', async () => {
    await page.goto('/');
    await pressOn(page, shell.link('CRM'));
    await expect(crm.heading).toBeVisible();
    await pressOn(page, crm.import);
    await expect(importDialog.dialog).toBeVisible();
    // The system's own file chooser opens by key; what happens inside it is not the page's.
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, importDialog.choose);
    await (await chooser).setFiles(importDialog.fixture('hubspot-contacts.csv'));
    await pressOn(page, importDialog.go);
    await pressOn(page, importDialog.done);
    await expect(importDialog.dialog).toBeHidden();
  });

  await test.step('a contact, found by the palette', async () => {
    await page.keyboard.press('Control+k');
    await expect(shell.paletteInput).toBeFocused();
    await page.keyboard.type('Zoë Brontë');
    await expect(page.getByRole('option', { name: /Zoë Brontë/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(contactPage.heading('Zoë Brontë')).toBeVisible();
    await page.reload();
    await expect(contactPage.heading('Zoë Brontë')).toBeVisible();
  });

  await test.step('logging out and in again', async () => {
    await pressOn(page, shell.logOutButton, 'Enter');
    await expect(gate.passphrase).toBeFocused();
    await page.keyboard.type(passphrase);
    await page.keyboard.press('Enter');
    await expect(contactPage.heading('Zoë Brontë')).toBeVisible();
  });
});
