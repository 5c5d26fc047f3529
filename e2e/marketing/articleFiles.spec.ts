import { readFile } from 'node:fs/promises';
import { violations } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';

test.describe.configure({ timeout: 180_000 });

/** What people's files hold; the reader has to keep all of it. */
const article = `---
tags: [bread]
---

# Winter hours

* Monday to Friday
* Saturday

1986. A great year for bread.

| Loaf | Weight | Price |
| --- | ---: | ---: |
| Rye | 900 g | £4.20 |
| Spelt | 750 g | **£4.80** |

- [ ] buy flour
- [x] book the hall

[![Loaf](https://a.example/l.jpg)](https://a.example/buy)

## Prices

### Terms

#### Small print

A claim[^1], and <kbd>Ctrl</kbd>.

[^1]: The source.
`;

test('an article of a file is shown after every load, and keeps what the editor does not know when a letter is typed', async ({
  page,
}) => {
  await enterOwnBusiness(page);
  const studio = new StudioPage(page, '/marketing/blog');
  await studio.goto();
  const text = page.getByRole('textbox', { name: 'Your own words' });

  await test.step('it is shown as it will be read', async () => {
    await page
      .getByLabel('Article file')
      .setInputFiles({ name: 'hours.md', mimeType: 'text/markdown', buffer: Buffer.from(article) });
    await expect(text.getByRole('cell', { name: 'Spelt' })).toBeVisible();
    await expect(text.getByRole('checkbox', { name: 'book the hall' })).toBeChecked();
    await expect(text.getByText('[^1]: The source.')).toBeVisible();
    expect(await violations(page), 'the editor').toEqual([]);
  });

  await test.step('it is shown after every load', async () => {
    for (let load = 0; load < 3; load++) {
      await page.reload();
      await expect(text.getByRole('listitem').filter({ hasText: 'Saturday' })).toBeVisible();
      await expect(page.getByText(/could not be shown|not available/)).toHaveCount(0);
    }
  });

  await test.step('a letter and a press on a box change their blocks alone', async () => {
    await text.getByRole('heading', { name: 'Winter hours' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' 2027');
    await text.getByRole('checkbox', { name: 'buy flour' }).check();
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    await expect(page.getByLabel('Your own words')).toHaveValue(
      article.trim().replace('# Winter hours', '# Winter hours 2027').replace('[ ] buy', '[x] buy'),
    );
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  });

  await test.step('words that begin with signs stay words', async () => {
    await text.getByText('Small print').click();
    await page.keyboard.press('End');
    for (const words of ['1986. A great year', '- 5 °C is cold', '# 1 of our loaves']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(words);
    }
    await page.getByRole('button', { name: 'Mark as finished' }).click();
    await page.reload();
    for (const words of ['1986. A great year', '- 5 °C is cold', '# 1 of our loaves']) {
      await expect(text.getByRole('paragraph').filter({ hasText: words }).first()).toBeVisible();
    }
  });

  await test.step('the exported page has it', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'HTML' }).click();
    const html = await readFile(await (await download).path(), 'utf8');
    expect(html).toContain('<td style="text-align: right"><strong>£4.80</strong></td>');
    expect(html).toContain('☑ book the hall');
    expect(html).toContain('<a href="https://a.example/buy"><img src="https://a.example/l.jpg" alt="Loaf"></a>');
  });
});
