import type { Locator, Page } from '@playwright/test';
import { SettingsPage } from './SettingsPage';
import { Shell } from './Shell';

/** Settings, Team: the open business on a server. */
export class TeamPage {
  readonly connected: Locator;
  readonly away: Locator;
  readonly nothingWaits: Locator;
  readonly code: Locator;

  constructor(readonly page: Page) {
    this.connected = page.getByRole('status').getByText('Connected', { exact: true });
    this.away = page.getByRole('status').getByText('Not connected', { exact: true });
    this.nothingWaits = page.getByText('Nothing waits to be sent.');
    this.code = page.getByRole('textbox', { name: 'Code for another device' });
  }

  goto = () => new SettingsPage(this.page).goto('team');

  /** As a person who is on another page comes here. */
  async open(): Promise<void> {
    await new Shell(this.page).open('Settings');
    await this.page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Team' }).click();
  }

  async connect({ address, code }: { readonly address: string; readonly code: string }): Promise<void> {
    await this.page.getByLabel(/^Address/).fill(address);
    await this.page.getByLabel(/^Owner's code/).fill(code);
    await this.page.getByRole('button', { name: 'Connect server' }).click();
  }

  async showCode(): Promise<string> {
    await this.page.getByRole('button', { name: 'Show the code' }).click();
    await this.code.waitFor();
    return this.code.inputValue();
  }
}
