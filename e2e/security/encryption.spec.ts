import { enterOwnBusiness } from '../journeys/steps';
import { dumpStorage } from '../rawStorage';
import { expect, test } from '../test';

// The worker keeps the key of an encrypted workspace over a reload.
test.use({ serviceWorkers: 'allow' });

const secrets = ['Margarethe', 'Unverwechselbar', 'margarethe@unverwechselbar.example', '020 7946 0777', '2079460777'];

for (const passphrase of ['violet harbour tin ladder', undefined]) {
  test(`${passphrase ? 'with' : 'without'} a passphrase a contact is ${passphrase ? 'nowhere' : 'plainly'} readable in the raw storage`, async ({
    page,
    shell,
    crm,
    contactPage,
  }) => {
    await enterOwnBusiness(page, passphrase);
    await shell.open('CRM');
    await crm.addContact({
      name: 'Margarethe Unverwechselbar',
      email: 'margarethe@unverwechselbar.example',
      phone: '020 7946 0777',
    });
    await crm.contact('Margarethe Unverwechselbar').click();
    await expect(contactPage.heading('Margarethe Unverwechselbar')).toBeVisible();
    await expect(shell.saveStatus).toContainText(/^saved/i);
    if (passphrase) await expect(page, 'history keeps the title').toHaveTitle('Contacts · CRM · Steps');
    else await expect(page).toHaveTitle('Margarethe Unverwechselbar · Steps');

    const raw = await dumpStorage(page);
    expect(raw, 'the client has a database').toContain('steps-client-');
    const readable = secrets.filter((secret) => raw.includes(secret));
    // Without a passphrase the same search must find them, or it would prove nothing.
    if (passphrase) expect(readable).toEqual([]);
    else expect(readable).toEqual(expect.arrayContaining(secrets.slice(0, 4)));
  });
}

test('a wrong passphrase gets a clear message and a growing delay that a reload does not shorten', {
  tag: '@journey',
}, async ({ page, gate, shell }) => {
  await page.clock.install();
  await enterOwnBusiness(page, 'violet harbour tin ladder');
  await shell.logOut();
  await expect(gate.unlock).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  for (const guess of ['wrong one', 'wrong two']) {
    await gate.unlockWith(guess);
    await expect(gate.passphrase).toHaveAccessibleDescription(
      'That passphrase is not right. Check capitals and spaces, then try again.',
    );
    await expect(gate.passphrase, 'the answer has come').toBeFocused();
    await expect(gate.unlock, 'two slips cost nothing').toBeEnabled();
  }
  for (const seconds of [1, 2, 4]) {
    await gate.unlockWith('wrong again');
    const left = `Too many wrong attempts. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
    await expect(gate.waiting).toHaveText(left);
    await expect(gate.unlock).toBeDisabled();
    await page.reload();
    await expect(gate.waiting).toHaveText(left);
    await page.clock.runFor(seconds * 1000);
    await expect(gate.unlock).toBeEnabled();
  }
  // What is behind the gate arrives by React's own timers.
  await page.clock.resume();
  await gate.unlockWith('violet harbour tin ladder');
  await expect(shell.navigation).toBeVisible();
});

for (const passphrase of ['violet harbour tin ladder', undefined]) {
  test(`${passphrase ? 'with' : 'without'} a passphrase the address ${passphrase ? 'holds nothing of' : 'says'} what was searched`, async ({
    page,
    shell,
    crm,
  }) => {
    await enterOwnBusiness(page, passphrase);
    await shell.open('CRM');
    await crm.addContact({ name: 'Margarethe Unverwechselbar', email: 'margarethe@unverwechselbar.example' });
    await crm.addContact({ name: 'Ada Lovelace', email: 'ada@lovelace.example' });
    const ada = crm.contact('Ada Lovelace');

    await crm.search.fill('margarethe');
    await expect(ada).toHaveCount(0);
    await expect(page).toHaveURL(passphrase ? /[?&]held=[0-9a-f]{20}/ : /[?&]q=margarethe/);
    if (passphrase) expect(page.url()).not.toContain('margarethe');

    await test.step('Back from the contact brings the search again', async () => {
      await crm.contact('Margarethe Unverwechselbar').click();
      await expect(page).toHaveURL(/\/crm\/contacts\/contact-/);
      await page.goBack();
      await expect(crm.search).toHaveValue('margarethe');
      await expect(ada).toHaveCount(0);
    });

    await test.step('after a reload the search is there only where the address says it', async () => {
      await page.reload();
      await expect(crm.contact('Margarethe Unverwechselbar')).toBeVisible();
      await expect(crm.search).toHaveValue(passphrase ? '' : 'margarethe');
      await expect(ada).toHaveCount(passphrase ? 1 : 0);
    });
  });
}

test('an address with a name in it, from before the passphrase, is followed and replaced', async ({
  page,
  shell,
  crm,
}) => {
  await enterOwnBusiness(page, 'violet harbour tin ladder');
  await shell.open('CRM');
  await crm.addContact({ name: 'Margarethe Unverwechselbar', email: 'margarethe@unverwechselbar.example' });
  await expect(shell.saveStatus).toContainText(/^saved/i);
  await page.goto('/?module=crm&tab=contacts&q=Margarethe');
  await expect(crm.search).toHaveValue('Margarethe');
  await expect(page).toHaveURL(/[?&]held=/);
  expect(page.url()).not.toContain('Margarethe');
});
