import type { Locator, Page } from '@playwright/test';

/** One contact: facts, timeline, context, quick actions. */
export class ContactPage {
  readonly timeline: Locator;
  /** Writes into the timeline; always open. */
  readonly composer: Locator;
  readonly leftSeparator: Locator;
  readonly quickActions: Locator;
  readonly schedule: Locator;
  readonly scheduleDialog: Locator;
  readonly notes: Locator;

  constructor(readonly page: Page) {
    this.timeline = page.getByRole('region', { name: 'Activity', exact: true });
    this.composer = page.getByRole('form', { name: 'Add Activity' });
    this.leftSeparator = page.getByRole('separator', { name: 'Width of contact details' });
    this.quickActions = page.getByRole('region', { name: 'Quick actions' });
    this.schedule = this.quickActions.getByRole('button', { name: 'Schedule' });
    this.scheduleDialog = page.getByRole('dialog', { name: 'Calendar Integration' });
    this.notes = page.getByRole('textbox', { name: 'Notes', exact: true });
  }

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name });

  entry = (subject: string): Locator => this.timeline.getByRole('listitem').filter({ hasText: subject });

  edit = (fact: string): Locator => this.page.getByRole('button', { name: `Edit ${fact.toLowerCase()}`, exact: true });

  /** A fact's name with its value. */
  fact = (name: string): Locator => this.edit(name).locator('xpath=ancestor::*[self::div or self::li][1]');

  /** Faces of those who have the contact open too. */
  hereToo = (name = ''): Locator => this.page.getByRole('button', { name: new RegExp(`${name}.* is here too$`) });

  /** Of a fact that two people changed at the same time. */
  takeMine = (fact: string) => this.fact(fact).getByRole('button', { name: 'Use mine' }).click();

  /** An email: it has a subject and a text. */
  async addActivity(subject: string, details: string): Promise<void> {
    await this.composer.getByRole('tab', { name: 'Email' }).click();
    await this.composer.getByLabel('Subject of the email').fill(subject);
    await this.composer.getByLabel('What was written').fill(details);
    await this.composer.getByRole('button', { name: 'Log email' }).click();
  }

  /** Shows a pane where there is room for one only. */
  async show(pane: 'Activity' | 'Details' | 'Related'): Promise<void> {
    const tab = this.page.getByRole('tab', { name: pane, exact: true });
    if (await tab.isVisible()) await tab.click();
  }

  async change(fact: string, value: string): Promise<void> {
    await (await this.typed(fact, value)).press('Enter');
  }

  /** Types a value without entering it yet. */
  async typed(fact: string, value: string): Promise<Locator> {
    await this.edit(fact).click();
    const field = this.page.getByRole('textbox', { name: fact, exact: true });
    await field.fill(value);
    return field;
  }

  /** Chooses an item of the actions menu in the header, by key: a message may lie over it. */
  async choose(action: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Actions for / }).press('Enter');
    await this.page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
  }
}
