import type { Locator, Page } from '@playwright/test';
import { middleOf } from './Finger';

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

  /** The list of another tab. */
  listOf = (label: string): Locator => this.page.getByRole('grid', { name: label });

  header = (column: string): Locator => this.list.getByRole('columnheader', { name: column, exact: true });

  /** The edge of a column's header, at which it is resized. */
  edge = (column: string): Locator => this.list.getByRole('separator', { name: `Width of ${column}`, exact: true });

  /** Drags the edge of a column by so many pixels. */
  async dragEdge(column: string, by: number): Promise<void> {
    const at = await middleOf(this.edge(column));
    await this.page.mouse.move(at.x, at.y);
    await this.page.mouse.down();
    await this.page.mouse.move(at.x + by, at.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** The menu of saved views; its name says which one shows and whether it was changed. */
  views = (name: string | RegExp = /^Views:/): Locator => this.page.getByRole('button', { name });

  /** A message that something was done. */
  message = (text: string | RegExp): Locator =>
    this.page.getByRole('region', { name: 'Notifications' }).getByText(text).first();

  async addFilter(field: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add filter' }).click();
    await this.page.getByRole('menuitem', { name: field, exact: true }).click();
  }

  /** Adds a filter that takes any of some values. */
  async filterByChoice(field: string, ...values: readonly string[]): Promise<void> {
    await this.addFilter(field);
    const panel = this.page.getByRole('dialog', { name: new RegExp(`^${field}:`) });
    for (const value of values) await panel.getByRole('checkbox', { name: value, exact: true }).check();
    await this.page.keyboard.press('Escape');
  }

  /** Adds a filter with a typed value. */
  async filterByValue(field: string, comparison: string, value: string): Promise<void> {
    await this.addFilter(field);
    await this.page.getByRole('combobox', { name: `${field}: comparison` }).selectOption({ label: comparison });
    await this.page.getByRole('textbox', { name: `${field}: value` }).fill(value);
  }

  async saveView(name: string): Promise<void> {
    await this.views().click();
    await this.page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    await this.page.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.page.getByRole('button', { name: 'Save view' }).click();
  }

  async chooseView(name: string): Promise<void> {
    await this.views().click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }

  selectAll = (): Promise<void> => this.list.getByRole('checkbox', { name: 'Select all Contacts' }).check();

  async tagSelected(tag: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Tag the selected contacts' }).click();
    await this.page.getByRole('menuitem', { name: tag, exact: true }).click();
  }

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
    await dialog.getByRole('button', { name: /^Add (contact|anyway)$/ }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}
