import type { Locator, Page } from '@playwright/test';

export interface Business {
  readonly name: string;
  readonly kind: string;
  readonly people: string;
  readonly country: string;
  readonly industry: string;
  /** Title of one module. */
  readonly uses: string;
  readonly guidelines: string;
}

/** A business as a person would set it up. */
export const letterpress: Business = {
  name: 'Haworth Letterpress',
  kind: 'Limited company',
  people: '2 to 9',
  country: 'United Kingdom',
  industry: 'Consumer Goods',
  uses: 'CRM',
  guidelines: 'Warm and plain. No exclamation marks.',
};

/** Three short steps that set a business up. */
export class OnboardingPage {
  readonly name: Locator;
  readonly kind: Locator;
  readonly country: Locator;
  readonly guidelines: Locator;
  readonly next: Locator;
  readonly finish: Locator;
  readonly back: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByLabel('Business name');
    this.kind = page.getByLabel('Kind of business');
    this.country = page.getByLabel('Country');
    this.guidelines = page.getByLabel('Brand guidelines');
    this.next = page.getByRole('button', { name: 'Continue' });
    this.finish = page.getByRole('button', { name: 'Finish and open dashboard' });
    this.back = page.getByRole('button', { name: 'Back to start' });
  }

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name });

  async fillBusiness({ name, kind, people }: Business): Promise<void> {
    await this.name.fill(name);
    await this.kind.selectOption(kind);
    await this.page.getByRole('radio', { name: people }).check();
  }

  async fillMarket({ country, industry }: Business): Promise<void> {
    await this.country.selectOption(country);
    await this.page.getByRole('radio', { name: industry }).check();
  }

  async fillWork({ uses, guidelines }: Business): Promise<void> {
    await this.page.getByRole('checkbox', { name: uses }).check();
    await this.guidelines.fill(guidelines);
  }

  async complete(business: Business = letterpress): Promise<void> {
    await this.fillBusiness(business);
    await this.next.click();
    await this.fillMarket(business);
    await this.next.click();
    await this.fillWork(business);
    await this.finish.click();
  }
}
