import type { Locator, Page } from '@playwright/test';

interface NewContact {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
}

/** Module crm: lists of contacts, companies, deals, activities and tasks. */
export class CrmPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly list: Locator;
  readonly firstContact: Locator;
  readonly import: Locator;
  readonly add: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'CRM' });
    this.search = page.getByRole('searchbox', { name: 'Search contacts' });
    this.list = page.getByRole('grid', { name: 'Contacts' });
    this.firstContact = this.list.getByRole('link').first();
    this.import = page.getByRole('main').getByRole('button', { name: 'Import', exact: true });
    this.add = page.getByRole('main').getByRole('button', { name: 'Add contact' });
  }

  goto = () => this.page.goto('/?module=crm&tab=contacts');

  contact = (name: string): Locator => this.list.getByRole('link', { name, exact: true });

  /** The list renders only what is seen, so a contact is searched first. */
  async find(name: string): Promise<Locator> {
    await this.search.fill(name);
    return this.contact(name);
  }

  /** How many contacts the list says it holds. */
  async count(): Promise<number> {
    const text = await this.page.getByText(/^[\d,]+ contacts?$/).textContent();
    return Number(text?.replace(/\D/g, ''));
  }

  async addContact({ name, email, phone }: NewContact): Promise<void> {
    await this.add.click();
    const dialog = this.page.getByRole('dialog', { name: 'Add contact' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    if (phone) await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await dialog.getByRole('button', { name: 'Add contact' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}
