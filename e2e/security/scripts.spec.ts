import { enterOwnBusiness } from '../journeys/steps';
import { letterpress } from '../pages/OnboardingPage';
import { expect, test } from '../test';

const script = '<img src=x onerror="globalThis.executed=1"><script>globalThis.executed=1</script>';
const link = 'javascript:globalThis.executed=1';

test('a script in any text field is shown as text and never run', { tag: '@journey' }, async ({
  page,
  gate,
  hero,
  onboarding,
  dashboard,
  shell,
  crm,
  contactPage,
  settings,
}) => {
  const executed = () => page.evaluate(() => 'executed' in globalThis);
  await gate.createWorkspace(`Workspace ${script}`);
  await hero.start.click();
  await onboarding.complete({ ...letterpress, name: `Shop ${script}`, guidelines: script });
  await expect(dashboard.heading).toBeVisible();
  expect(await executed()).toBe(false);

  await test.step('on a contact', async () => {
    await shell.open('CRM');
    await crm.addContact({ name: `Eve ${script} ${link}`, email: 'eve@script.example' });
    await crm.contact(`Eve ${script} ${link}`).click();
    await expect(contactPage.heading(`Eve ${script} ${link}`)).toBeVisible();
    await contactPage.addActivity(`Call ${script}`, script);
    await expect(contactPage.timeline).toContainText(`Call ${script}`);
    expect(await executed()).toBe(false);
  });

  await test.step('in a search and in the address', async () => {
    await page.goto(`/?module=crm&tab=contacts&q=${encodeURIComponent(script)}`);
    await expect(crm.search).toHaveValue(script);
    await page.goto(`/?module=${encodeURIComponent(script)}`);
    await expect(dashboard.heading).toBeVisible();
    await shell.openPalette(script);
    await page.keyboard.press('Escape');
    expect(await executed()).toBe(false);
  });

  await test.step('in the settings', async () => {
    await settings.goto();
    await expect(settings.heading).toBeVisible();
    expect(await executed()).toBe(false);
  });
});

test('a contact whose website is a script has no link that runs it', async ({ page, crm, shell, importDialog }) => {
  await enterOwnBusiness(page);
  await shell.open('CRM');
  await crm.import.click();
  await importDialog.importText(
    `First Name,Last Name,Email,Website URL,LinkedIn\nMal,Ory,mal@ory.example,${link},${link}\n`,
  );
  await crm.contact('Mal Ory').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mal Ory' })).toBeVisible();
  expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
});
