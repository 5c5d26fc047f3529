import { letterpress } from '../pages/OnboardingPage';
import { expect, test } from '../test';

// The worker keeps the key of an encrypted workspace over a reload.
test.use({ serviceWorkers: 'allow' });

const passphrase = 'violet harbour tin ladder';

test('an encrypted first journey: onboarding over a reload, an import, and everything again after logging out', {
  tag: '@journey',
}, async ({ page, gate, hero, onboarding, dashboard, shell, crm, importDialog }) => {
  await gate.createWorkspace('Haworth', passphrase);
  await hero.start.click();
  await onboarding.fillBusiness(letterpress);
  await onboarding.next.click();
  await expect(onboarding.heading('Your market')).toBeVisible();
  await page.reload();
  await expect(onboarding.heading('Your market')).toBeVisible();
  await onboarding.fillMarket(letterpress);
  await onboarding.next.click();
  await onboarding.fillWork(letterpress);
  await onboarding.finish.click();
  await expect(dashboard.heading).toBeVisible();

  await shell.open('CRM');
  await crm.import.click();
  await importDialog.choose.setInputFiles(importDialog.fixture('hubspot-contacts.csv'));
  await expect(importDialog.problems).toContainText('willow.holloway[at]thorne.example');
  await importDialog.go.click();
  await importDialog.finish();
  await expect.poll(() => crm.count()).toBe(39);
  await page.reload();
  await expect.poll(() => crm.count()).toBe(39);

  await shell.logOut();
  await expect(gate.unlock).toBeVisible();
  await gate.unlockWith(passphrase);
  await expect(shell.navigation).toBeVisible();
  await shell.open('CRM');
  await expect(await crm.find('Zoë Brontë')).toBeVisible();
});
