import type { Locator, Page } from '@playwright/test';

/** The landing page after the gate, while no business is set up. */
export class HeroPage {
  readonly demo: Locator;
  readonly start: Locator;

  constructor(readonly page: Page) {
    this.demo = page.getByRole('button', { name: 'Explore the demo' });
    this.start = page.getByRole('button', { name: 'Start onboarding' });
  }

  /** Brings a business from its server, in a workspace that is open already. */
  async bringWith(invitation: string, deviceName: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Bring it here' }).click();
    await this.page.getByLabel(/^Invitation/).fill(invitation);
    await this.bringHere(deviceName);
  }

  /** Brings a business from its server, with the invitation that the page was opened with. */
  async bringHere(deviceName: string): Promise<void> {
    await this.page.getByLabel('Name of this device').fill(deviceName);
    await this.page.getByRole('button', { name: 'Bring the business here' }).click();
  }

  /** Opens the camera for the invitation. */
  async openScanner(): Promise<void> {
    await this.page.getByRole('button', { name: 'Bring it here' }).click();
    await this.page.getByRole('button', { name: 'Scan the code' }).click();
  }

  /** Opens the form for the recovery file of a team. */
  async openRecovery(): Promise<void> {
    await this.page.getByRole('button', { name: 'Bring it here' }).click();
    await this.page.getByRole('button', { name: 'Use a recovery file' }).click();
  }

  /** Brings a business from its server with such a file. */
  async recover(file: string): Promise<void> {
    await this.page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
    await this.page.getByRole('button', { name: 'Bring the business here' }).click();
  }
}
