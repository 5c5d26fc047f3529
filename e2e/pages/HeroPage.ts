import type { Locator, Page } from '@playwright/test';

/** The landing page after the gate, while no business is set up. */
export class HeroPage {
  readonly demo: Locator;
  readonly start: Locator;

  constructor(readonly page: Page) {
    this.demo = page.getByRole('button', { name: 'Explore the demo' });
    this.start = page.getByRole('button', { name: 'Start onboarding' });
  }

  /** Brings a business from its server, with the code of its other device. */
  async bringHere(code: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Bring it here' }).click();
    await this.page.getByLabel(/^Code from the other device/).fill(code);
    await this.page.getByRole('button', { name: 'Bring the business here' }).click();
  }
}
