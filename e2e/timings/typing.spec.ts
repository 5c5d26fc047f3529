import type { Locator, Page } from '@playwright/test';
import { enterOwnBusiness } from '../journeys/steps';
import { BuilderPage } from '../pages/BuilderPage';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';

declare global {
  interface Window {
    /** When each write to the records of the business began, ms. */
    writesToDisk: number[];
  }
}

/** 60 words a minute and a little more. */
const perLetter = 60;
const hundredLetters =
  'Rye bread rests for a night and a day before it is baked, and so it keeps well for a whole week now.';
/** Storage is written once in so long at most while somebody types, ms. */
const writeEvery = 300;

async function withContact(page: Page): Promise<Locator> {
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.addContact({ name: 'Ada Lovelace', email: 'ada@lovelace.example', phone: '07700 900123' });
  await crm.contact('Ada Lovelace').click();
  return new ContactPage(page).notes;
}

async function article(page: Page): Promise<Locator> {
  const studio = new StudioPage(page, '/marketing/blog');
  await studio.goto();
  await studio.brief.fill('Rye at home');
  await page.getByRole('button', { name: 'Write it yourself' }).click();
  return page.getByRole('textbox', { name: 'Your own words' });
}

/** Where 100 letters are typed: how one gets to the field. */
const places: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  "a contact's note": withContact,
  'a rich text editor': article,
  async 'a blog article as Markdown'(page) {
    await article(page);
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    return page.getByLabel('Your own words');
  },
  async 'a landing page block'(page) {
    const builder = new BuilderPage(page, '/marketing/landing');
    await builder.list();
    await page.getByRole('button', { name: 'New page' }).click();
    await builder.block('Hero').click();
    await builder.layer(/^Hero/).click();
    return page.getByRole('textbox', { name: 'Title', exact: true });
  },
  async 'a questionnaire'(page) {
    await page.goto('/questionnaire');
    return page.getByRole('textbox', { name: 'Another goal' });
  },
};

for (const [place, open] of Object.entries(places)) {
  test(`100 letters typed into ${place} are at most one write to disk in 300 ms, and all of them are there`, async ({
    page,
  }) => {
    // It types for six seconds, and a busy machine takes its time.
    test.slow();
    await page.addInitScript(() => {
      window.writesToDisk = [];
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...given) {
        const isJournal = this.name === 'journal' && this.transaction.db.name.startsWith('steps-client-');
        if (isJournal) window.writesToDisk.push(performance.now());
        return add.apply(this, given);
      };
    });
    await enterOwnBusiness(page);
    const field = await open(page);
    await field.click();
    await field.press('ControlOrMeta+a');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.evaluate(() => window.writesToDisk.splice(0));
    const began = await page.evaluate(() => performance.now());
    await page.keyboard.type(hundredLetters, { delay: perLetter });
    const took = (await page.evaluate(() => performance.now())) - began;
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    const writes = await page.evaluate(() => window.writesToDisk);
    test.info().annotations.push({ type: 'writes for 100 letters', description: `${place}: ${writes.length}` });
    console.info(`${place}: ${writes.length} writes to disk for 100 letters in ${Math.round(took)} ms`);
    expect(writes.length).toBeGreaterThan(0);
    expect(writes.length).toBeLessThanOrEqual(Math.ceil(took / writeEvery) + 1);
    await page.reload();
    await expect(
      page
        .getByText(hundredLetters)
        .or(page.locator(`[value="${hundredLetters}"]`))
        .first(),
    ).toBeVisible();
  });
}
