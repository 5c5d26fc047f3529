import type { Download, Locator, Page } from '@playwright/test';

/** Module strategy: setup, prompts, tracker and report of the open session. */
export class StrategyPage {
  readonly heading: Locator;
  readonly context: Locator;
  readonly questions: Locator;
  readonly begin: Locator;
  readonly run: Locator;
  readonly card: Locator;
  readonly notes: Locator;
  readonly complete: Locator;
  readonly phases: Locator;
  readonly sheet: Locator;
  readonly background: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1, name: 'Strategic Intelligence' });
    this.context = main.getByRole('textbox', { name: 'Business context' });
    this.questions = main.getByRole('textbox', { name: 'Strategic questions' });
    this.begin = main.getByRole('button', { name: 'Begin Analysis' });
    this.run = main.getByRole('button', { name: 'Run AI Analysis' });
    this.card = main.getByRole('article').filter({ has: page.getByRole('toolbar') });
    this.notes = main.getByRole('textbox', { name: 'Your notes' });
    this.complete = main.getByRole('button', { name: 'Complete Phase' });
    this.phases = main.getByRole('list', { name: 'Phases' });
    this.background = main.getByRole('region', { name: 'Run of all phases' });
    this.sheet = main.getByRole('article', { name: /analysis of|Sample report/ });
  }

  goto = (tab = 'setup') => this.page.goto(`/?module=strategy&tab=${tab}`);

  button = (name: string | RegExp): Locator =>
    this.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

  tab = (name: string): Locator => this.page.getByRole('tab', { name });

  framework = (name: string): Locator => this.page.getByRole('radio', { name });

  phase = (title: string): Locator => this.page.getByRole('heading', { level: 2, name: title });

  /** Opens a phase by the beginning of its name, "3. Customers". */
  open = (name: string): Promise<void> =>
    this.phases.getByRole('button', { name: new RegExp(`^${name.replace('.', '\\.')}`) }).click();

  /** Fills in what is needed, by hand. */
  async fillSetup(context: string, framework: string): Promise<void> {
    await this.context.fill(context);
    await this.page.getByRole('combobox', { name: 'Industry' }).click();
    await this.page.getByRole('option', { name: /Professional Services/ }).click();
    await this.framework(framework).check();
  }

  /** Approves with another summary. */
  async modify(summary: string): Promise<void> {
    await this.card.getByRole('button', { name: 'Modify' }).click();
    await this.card.getByRole('textbox', { name: 'Summary' }).fill(summary);
    await this.page.keyboard.press('Control+Enter');
  }

  async reject(reason: string): Promise<void> {
    await this.card.getByRole('button', { name: 'Reject' }).click();
    await this.card.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await this.page.keyboard.press('Control+Enter');
  }

  approve = () => this.card.getByRole('button', { name: 'Approve', exact: true }).click();

  async exportPdf(): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.button('Export PDF').click()]);
    return download;
  }
}
