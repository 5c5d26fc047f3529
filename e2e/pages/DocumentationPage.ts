import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';

/** The documentation at /documentation: reference with its console, guides, downloads. */
export class DocumentationPage {
  readonly heading: Locator;
  readonly console: Locator;
  readonly run: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Documentation' });
    this.console = page.getByRole('region', { name: 'Try it' });
    this.run = this.console.getByRole('button', { name: 'Run request' });
    this.status = this.console.getByText(/^\d{3} /);
  }

  goto = (query = '') => this.page.goto(`/documentation${query}`);

  endpoint = (name: string): Locator =>
    this.page.getByRole('navigation', { name: 'Endpoints' }).getByRole('link', { name, exact: true });

  parameter = (name: string): Locator => this.console.getByLabel(new RegExp(`^${name}`));

  /** What the console answered last. */
  async answer(): Promise<unknown> {
    return JSON.parse(await this.console.getByRole('region', { name: 'Answer' }).innerText());
  }

  async download(title: string): Promise<Download> {
    const file = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: `Download ${title}`, exact: true }).click();
    return file;
  }

  /** What is in a downloaded text file. */
  async downloadText(title: string): Promise<string> {
    return readFile(await (await this.download(title)).path(), 'utf8');
  }
}
