import type { Download, Locator, Page } from '@playwright/test';

/** The screen before everything else: makes a workspace on the first visit, opens it on later ones. */
export class GatePage {
  readonly name: Locator;
  readonly passphrase: Locator;
  readonly again: Locator;
  readonly withoutPassphrase: Locator;
  readonly create: Locator;
  readonly download: Locator;
  readonly kept: Locator;
  readonly open: Locator;
  readonly unlock: Locator;
  readonly stayUnlocked: Locator;
  /** How long a wrong passphrase makes one wait. */
  readonly waiting: Locator;
  readonly useRecovery: Locator;
  readonly memoryOnly: Locator;
  /** The way in on later visits, with or without a passphrase. */
  readonly enter: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Workspace name' });
    this.passphrase = page.getByLabel('Passphrase', { exact: true });
    this.again = page.getByLabel('Confirm passphrase', { exact: true });
    this.withoutPassphrase = page.getByRole('radio', { name: 'Without a passphrase' });
    this.create = page.getByRole('button', { name: 'Create workspace' });
    this.download = page.getByRole('button', { name: 'Download recovery file' });
    this.kept = page.getByRole('checkbox', { name: 'I have stored the recovery file in a safe place' });
    this.open = page.getByRole('button', { name: 'Open workspace' });
    this.unlock = page.getByRole('button', { name: 'Unlock workspace' });
    this.stayUnlocked = page.getByRole('checkbox', { name: 'Stay unlocked on this device' });
    this.waiting = page.getByRole('timer');
    this.useRecovery = page.getByRole('button', { name: 'Use recovery file' });
    this.memoryOnly = page.getByRole('button', { name: 'Continue in memory only' });
    this.enter = this.open.or(this.unlock);
  }

  heading = (name: string | RegExp): Locator => this.page.getByRole('heading', { level: 1, name });

  goto = (address = '/') => this.page.goto(address);

  async fillNew(name: string, passphrase?: string): Promise<void> {
    await this.name.fill(name);
    if (!passphrase) return this.withoutPassphrase.check();
    await this.passphrase.fill(passphrase);
    await this.again.fill(passphrase);
  }

  /** The first visit, up to the hero. `address`: a link to this site. */
  async createWorkspace(name: string, passphrase?: string, address?: string): Promise<void> {
    await this.goto(address);
    await this.fillNew(name, passphrase);
    await this.create.click();
    if (!passphrase) return this.create.waitFor({ state: 'hidden' });
    await this.kept.check();
    await this.open.click();
    await this.open.waitFor({ state: 'hidden' });
  }

  async saveRecoveryFile(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.download.click();
    return download;
  }

  async unlockWith(passphrase: string): Promise<void> {
    await this.passphrase.fill(passphrase);
    await this.unlock.click();
  }
}
