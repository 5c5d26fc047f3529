import { enterOwnBusiness } from '../journeys/steps';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { GatePage } from '../pages/GatePage';
import { Shell } from '../pages/Shell';
import { expect, test } from '../test';

for (const passphrase of [undefined, 'violet harbour tin ladder']) {
  test(`${passphrase ? 'encrypted: ' : ''}an edit in one tab shows in the other, and logging out in one closes both`, async ({
    page,
    context,
    shell,
    crm,
    gate,
  }) => {
    await enterOwnBusiness(page, passphrase);
    await shell.open('CRM');
    await crm.addContact({ name: 'Tabitha Two', email: 'tabitha@two.example' });

    const second = await context.newPage();
    const secondCrm = new CrmPage(second);
    await second.goto('/?module=crm');
    await secondCrm.contact('Tabitha Two').click();
    await expect(new ContactPage(second).heading('Tabitha Two')).toBeVisible();
    await second.goto('/?module=crm');
    await secondCrm.addContact({ name: 'Theo Three', email: 'theo@three.example' });
    await expect(crm.contact('Theo Three')).toBeVisible();

    await new Shell(second).logOut();
    await expect(new GatePage(second).enter).toBeVisible();
    await expect(gate.enter).toBeVisible();
    await expect(page.getByText('Tabitha')).toHaveCount(0);
  });
}
