import { expect, type Locator, type Page } from '@playwright/test';
import { SettingsPage } from './SettingsPage';
import { Shell } from './Shell';

/** Settings, Team: the open business on a server. */
export class TeamPage {
  readonly connected: Locator;
  readonly away: Locator;
  readonly nothingWaits: Locator;
  /** Who has the business open now. */
  readonly here: Locator;

  readonly devices: Locator;

  constructor(readonly page: Page) {
    this.connected = page.getByRole('status').getByText('Connected', { exact: true });
    this.away = page.getByRole('status').getByText('Not connected', { exact: true });
    this.nothingWaits = page.getByText('Nothing waits to be sent.');
    this.devices = page.getByRole('region', { name: /^Devices/ }).getByRole('listitem');
    this.here = page.getByRole('region', { name: 'Who is here' });
  }

  goto = () => new SettingsPage(this.page).goto('team');

  /** As a person who is on another page comes here. */
  async open(): Promise<void> {
    await new Shell(this.page).open('Settings');
    await this.page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Team' }).click();
  }

  /** Resolves once the business is on the server. */
  async connect({ address, code }: { readonly address: string; readonly code: string }): Promise<void> {
    await this.page.getByLabel(/^Address/).fill(address);
    await this.page.getByLabel(/^Owner's code/).fill(code);
    await this.page.getByRole('button', { name: 'Connect server' }).click();
    await expect(this.connected).toBeVisible({ timeout: 30_000 });
  }

  /** Makes an invitation; resolves with its link. The dialog waits for the other device. */
  async invite(person: string, role?: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Invite a device' }).click();
    await this.page.getByLabel(/^Whose device/).fill(person);
    if (role) {
      await this.page.getByRole('combobox', { name: /^Role/ }).click();
      await this.page.getByTitle(role, { exact: true }).click();
    }
    await this.page.getByRole('button', { name: 'Make the invitation' }).click();
    await this.page.getByRole('button', { name: 'Copy the link' }).click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** The six digits, on either side. */
  digits = (): Promise<string> => this.page.getByText(/^\d{3} \d{3}$/).innerText();

  letIn = () => this.page.getByRole('button', { name: 'Let in' }).click();

  /** Offers the business to a device; resolves with the link for it. The dialog waits for that device. */
  async handOver(name: string): Promise<string> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Hand the business over' }).click();
    await this.page.getByRole('button', { name: 'Show the link' }).click();
    await this.page.getByRole('button', { name: 'Copy the link' }).click();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** On the other device, with the link open. */
  compareDigits = () => this.page.getByRole('button', { name: 'Compare digits' }).click();

  async saveRecoveryFile(path: string): Promise<void> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Save recovery file' }).click();
    await (await download).saveAs(path);
  }

  async changeRole(name: string, role: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Change role' }).click();
    await this.page.getByRole('combobox', { name: /^Role/ }).click();
    await this.page.getByTitle(role, { exact: true }).click();
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Remove from the team' }).click();
    await this.page.getByRole('button', { name: 'Remove the device' }).click();
  }

  device = (name: string): Locator => this.devices.filter({ hasText: name });
}
