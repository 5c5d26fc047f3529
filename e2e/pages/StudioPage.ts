import type { Locator, Page } from '@playwright/test';

/** The label of each studio's brief. */
const briefs = {
  '/marketing/email': 'Subject-line prompt',
  '/marketing/social': 'Content brief',
  '/marketing/ads': 'What you advertise',
  '/marketing/blog': 'Subject',
  '/marketing/product': 'Product',
} as const;

/** A studio under /marketing: brief, results, preview. */
export class StudioPage {
  readonly generate: Locator;
  /** Names the address under which search engines keep the page. */
  readonly canonical: Locator;

  constructor(
    readonly page: Page,
    readonly path: keyof typeof briefs,
  ) {
    this.generate = page.getByRole('button', { name: /^Generate/ });
    this.canonical = page.locator('link[rel=canonical]');
  }

  goto = (query = '') => this.page.goto(`${this.path}${query}`);

  heading = (name: string): Locator => this.page.getByRole('heading', { level: 1, name });

  get brief(): Locator {
    return this.page.getByRole('form', { name: 'Brief' }).getByLabel(briefs[this.path], { exact: true });
  }

  /** The results of one kind: "Subject Line", "Main Post". */
  results = (kind: string): Locator => this.page.getByRole('region', { name: kind, exact: true });

  card = (kind: string): Locator => this.results(kind).getByRole('article');

  async approve(kind: string): Promise<void> {
    await this.card(kind).getByRole('button', { name: 'Approve', exact: true }).click();
  }

  /** Writes a brief and waits for its results. */
  async make(words: string, kinds: readonly string[]): Promise<void> {
    await this.brief.fill(words);
    await this.generate.click();
    for (const kind of kinds) await this.card(kind).waitFor();
  }

  breadcrumb = (): Locator => this.page.getByRole('navigation', { name: 'Breadcrumb' });
}
