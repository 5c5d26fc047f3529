import { expect, test } from '@playwright/test';
import { buildGallery, openGallery } from '../fieldGallery';
import { violations } from './violations';

let folder = '';
test.beforeAll(async () => {
  folder = await buildGallery();
});

const controls = {
  'the calendar of a range': { open: 'Period', button: 'Open calendar', shows: 'This quarter' },
  'the panel of a colour': { open: 'Brand colour', button: 'Choose brand colour', shows: 'Brand, #aa3377' },
} as const;

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing in any field in any state, ${theme}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      for (const state of ['empty', 'filled', 'error', 'disabled']) {
        await openGallery(page, folder, 'gallery', `state=${state}&theme=${theme}`);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        expect(await violations(page), state).toEqual([]);
      }
    });
  }

  for (const [what, { open, button, shows }] of Object.entries(controls)) {
    test(`axe finds nothing in ${what}, ${theme}`, async ({ page }) => {
      await openGallery(page, folder, 'gallery', `state=filled&theme=${theme}`);
      const field = page.locator('.s-field', { has: page.getByLabel(open, { exact: true }) });
      await field.getByRole('button', { name: button }).click();
      await expect(page.getByRole('button', { name: shows, exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('each field is reached by the Tab key; a tooltip comes with the focus and leaves with Esc', async ({ page }) => {
  await openGallery(page, folder, 'gallery', 'state=filled');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const score = page.getByRole('button', { name: 'Score 82' });
  const passed: string[] = [];
  for (let at = 0; at < 60 && !(await score.evaluate((button) => button === document.activeElement)); at++) {
    await page.keyboard.press('Tab');
    passed.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : undefined;
        return activeElement?.getAttribute('aria-label') ?? label ?? '';
      }),
    );
  }
  const reached = (name: string) => passed.some((label) => label.startsWith(name));
  const names = ['Close date', 'Start time', 'Period', 'Seats', 'Contact', 'Brand colour', 'Month', 'Brochure'];
  expect(names.filter((name) => !reached(name))).toEqual([]);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(score).toBeFocused();
});

test('a button grows with text that is enlarged, and is no wider than its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, folder, 'gallery', 'state=filled');
  const names = [
    'Send by email',
    'Send again',
    'Send to all',
    'In a high row',
    'Add the contacts that are not in the list yet',
  ];
  const measured = () =>
    Promise.all(
      names.map((name) =>
        page.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { fontSize, lineHeight } = getComputedStyle(button);
          const words = document.createRange();
          words.selectNodeContents(button);
          const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
          const isCut = text.height > box.height || text.width > box.width || box.right > document.body.clientWidth;
          return {
            size: fontSize,
            lines: Math.round(text.height / Number.parseFloat(lineHeight)),
            height: box.height,
            isCut,
          };
        }),
      ),
    );
  expect(await measured()).toEqual([
    { size: '14px', lines: 1, height: 32, isCut: false },
    { size: '14px', lines: 1, height: 24, isCut: false },
    { size: '14px', lines: 1, height: 40, isCut: false },
    { size: '14px', lines: 1, height: 32, isCut: false },
    { size: '14px', lines: 1, height: 32, isCut: false },
  ]);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  expect(await measured()).toEqual([
    { size: '28px', lines: 1, height: 44, isCut: false },
    { size: '28px', lines: 1, height: 44, isCut: false },
    { size: '28px', lines: 1, height: 44, isCut: false },
    { size: '28px', lines: 1, height: 44, isCut: false },
    { size: '28px', lines: 2, height: 86, isCut: false },
  ]);
});

/** Words of each part that comes with its field alone. */
const parts = {
  'calendar of a day': 'In 30 days',
  'calendar of a range': 'now choose the last day',
  select: 'There is nothing to choose yet.',
  'panel of a colour': 'Colours to choose from',
  upload: 'or choose from your device',
  steps: ', to be mended',
};

test('a page that needs a day alone loads no other field, and the calendar once the field is used', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.text()));
  const loaded = async () => {
    const text = (await Promise.all(scripts)).join();
    return Object.entries(parts).flatMap(([part, words]) => (text.includes(words) ? [part] : []));
  };
  await openGallery(page, folder, 'oneField');
  await expect(page.getByRole('textbox', { name: 'Close date' })).toBeVisible();
  expect(scripts).toHaveLength(1);
  expect(await loaded()).toEqual([]);
  await page.getByRole('textbox', { name: 'Close date' }).focus();
  await expect.poll(loaded).toEqual(['calendar of a day']);
});
