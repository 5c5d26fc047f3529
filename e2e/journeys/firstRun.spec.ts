import { letterpress } from '../pages/OnboardingPage';
import { expect, test } from '../test';

// The worker keeps the key of an encrypted workspace over a reload.
test.use({ serviceWorkers: 'allow' });

const passphrase = 'violet harbour tin ladder';

test('from the first visit to a contact that is still there after logging out and in again', {
  tag: '@journey',
}, async ({ page, gate, hero, onboarding, dashboard, shell, crm, importDialog, contactPage, deployment }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !deployment.origins().includes(origin)) strangers.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`);
    });
  });

  await test.step('the gate makes a workspace with a passphrase and hands out a recovery file', async () => {
    await gate.goto();
    await gate.fillNew('Haworth', passphrase);
    await gate.create.click();
    const file = await gate.saveRecoveryFile();
    expect(file.suggestedFilename()).toMatch(/recovery/i);
    await gate.kept.check();
    await gate.open.click();
  });

  await test.step('the hero leads to onboarding, which survives a reload', async () => {
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
  });

  await test.step('the dashboard welcomes', async () => {
    await expect(dashboard.heading).toBeVisible();
    await expect(dashboard.welcome).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('the CRM takes the contacts that another CRM exported and tells which row it could not take', async () => {
    await shell.open('CRM');
    await expect(crm.heading).toBeVisible();
    await crm.import.click();
    await importDialog.choose.setInputFiles(importDialog.fixture('hubspot-contacts.csv'));
    await expect(importDialog.problems).toContainText('willow.holloway[at]thorne.example');
    await importDialog.go.click();
    await importDialog.finish();
    await expect.poll(() => crm.count()).toBe(39);
  });

  await test.step('a contact has its own address', async () => {
    await (await crm.find('Jürgen Müller')).click();
    await expect(page).toHaveURL(/\/crm\/contacts\/[^/]+$/);
    await expect(contactPage.heading('Jürgen Müller')).toBeVisible();
    await expect(page.getByText('jurgen.muller@muller.example').first()).toBeVisible();
    await expect(page.getByText('Müller & Söhne GmbH').first()).toBeVisible();
  });

  await test.step('everything is there after a reload', async () => {
    await page.reload();
    await expect(contactPage.heading('Jürgen Müller')).toBeVisible();
  });

  await test.step('logging out leads back to the gate, on every address', async () => {
    await shell.logOut();
    await expect(gate.unlock).toBeVisible();
    await page.reload();
    await expect(gate.unlock).toBeVisible();
    await expect(page.getByText('Müller')).toHaveCount(0);
  });

  await test.step('the passphrase opens everything again', async () => {
    await gate.unlockWith(passphrase);
    await expect(shell.navigation).toBeVisible();
    await shell.open('CRM');
    await expect.poll(() => crm.count()).toBe(39);
    await expect(await crm.find('Zoë Brontë')).toBeVisible();
  });

  expect(strangers, 'requests that left the listed origins').toEqual([]);
});

test('the demo skips onboarding, opens the dashboard on a sample business and says that it is one', async ({
  page,
  gate,
  hero,
  dashboard,
  shell,
  crm,
}) => {
  await gate.createWorkspace('Curious');
  await hero.demo.click();
  await expect(dashboard.heading).toBeVisible();
  await expect(page.getByText(/sample data/i).first()).toBeVisible();
  await shell.open('CRM');
  await expect(crm.heading).toBeVisible();
  await expect.poll(() => crm.count()).toBeGreaterThan(50);
  await page.reload();
  await expect.poll(() => crm.count()).toBeGreaterThan(50);
});
