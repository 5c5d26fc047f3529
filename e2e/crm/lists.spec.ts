import { readFile } from 'node:fs/promises';
import { violationsInBothSchemes } from '../accessibility/violations';
import { pressOn, tabTo } from '../journeys/keyboard';
import { enterDemo } from '../journeys/steps';
import { Finger, middleOf } from '../pages/Finger';
import { expect, test } from '../test';

test('a list is filtered, saved as a view, found again after a reload, tagged, undone and exported', {
  tag: '@journey',
}, async ({ page, crm, shell }) => {
  await enterDemo(page);
  await crm.goto();

  await test.step('filters of different kinds narrow the list and stand in the address', async () => {
    await crm.filterByChoice('Status', 'Customer', 'Opportunity');
    await crm.filterByValue('Score', 'is more than', '60');
    await expect(page).toHaveURL(/status=Customer%7COpportunity&score=over%3A60/);
    await expect(page.getByText(/^\d+ of 60 contacts$/)).toBeVisible();
  });

  let shown = 0;
  await test.step('the view is saved, opens the list from now on, and is there after a reload', async () => {
    await crm.saveView('Promising');
    await expect(crm.views('Views: Promising')).toBeVisible();
    await crm.views().click();
    await page.getByRole('menuitem', { name: 'Always open with “Promising”' }).click();
    await crm.goto();
    await expect(crm.views('Views: Promising')).toBeVisible();
    // Asked only now: while filters are typed, the count follows a moment behind the address.
    shown = Number(/^\d+/.exec((await page.getByText(/^\d+ of 60 contacts$/).textContent()) ?? '')?.[0]);
    expect(shown).toBeGreaterThan(1);
    await page.reload();
    await expect(crm.views('Views: Promising')).toBeVisible();
    await expect(page.getByText(`${shown} of 60 contacts`)).toBeVisible();
  });

  await test.step('all that is found is tagged as one step, which one Undo takes back', async () => {
    await crm.selectAll();
    await expect(page.getByText(`${shown} contacts selected`)).toBeVisible();
    await crm.tagSelected('Budget Holder');
    await shell.hold(/“Budget Holder” added to \d+ contacts/);
    await shell.undoNewest();
    await expect(crm.message(/^Undone: Tag/)).toBeVisible();
  });

  await test.step('the export holds exactly what the list shows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export ${shown} contacts` }).click();
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\n');
    expect(rows).toHaveLength(shown + 1);
  });

  await test.step('all contacts are one choice away, and Back leads to the view again', async () => {
    await crm.chooseView('All contacts');
    await expect(page.getByText('60 contacts', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/status=/);
    await page.goBack();
    await expect(page.getByText(`${shown} of 60 contacts`)).toBeVisible();
    await page.goForward();
    await expect(page.getByText('60 contacts', { exact: true })).toBeVisible();
  });

  await test.step('Back works as soon as the address has changed', async () => {
    // At once, before anything is rendered: the browser itself takes longer than that on most machines.
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...next) => {
        const { state } = history;
        const { href } = location;
        push(...next);
        history.pushState = push;
        queueMicrotask(() => {
          history.replaceState(state, '', href);
          dispatchEvent(new PopStateEvent('popstate', { state }));
        });
      };
    });
    await crm.chooseView('Promising');
    await expect(page).not.toHaveURL(/status=/);
    await expect(page.getByText('60 contacts', { exact: true })).toBeVisible();
  });
});

test('a cell is edited, a filter made and a column chosen by keyboard alone', async ({ page, crm }) => {
  await enterDemo(page);
  await crm.goto();
  await expect(crm.list).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add filter' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('t');
  await page.keyboard.press('Enter');
  const warm = page.getByRole('checkbox', { name: 'Hot' });
  await tabTo(page, warm);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/temperature=hot/);

  await pressOn(page, page.getByRole('button', { name: 'Columns' }));
  const owner = page.getByRole('checkbox', { name: 'Owner' });
  await tabTo(page, owner);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(crm.list.getByRole('columnheader', { name: 'Owner' })).toBeVisible();

  await tabTo(page, crm.list);
  await page.keyboard.press('F2');
  const name = page.getByRole('textbox', { name: /^Name of/ });
  await expect(name).toBeFocused();
  await page.keyboard.type('Ada King');
  await page.keyboard.press('Enter');
  await expect(crm.message('Contact Updated')).toBeVisible();
  await expect(crm.contact('Ada King')).toBeVisible();
});

test('columns are dragged, moved by keys, fitted and saved with a view; what is cut in a cell shows whole', async ({
  page,
  crm,
}) => {
  await enterDemo(page);
  await crm.goto();
  const width = async (column: string) => (await crm.header(column).boundingBox())?.width ?? 0;
  const tip = page.getByRole('tooltip');
  /** Of the first person in the list. */
  const email = crm.list.getByRole('gridcell').filter({ hasText: '@' }).first();
  const address = (await email.textContent()) ?? '';

  await test.step('the edge of a header follows the pointer, and only what is cut then shows whole', async () => {
    await email.hover();
    await crm.dragEdge('Email', 80 - (await width('Email')));
    await expect.poll(() => width('Email')).toBeCloseTo(80, 0);
    await email.hover();
    await expect(tip).toHaveText(address);
    await crm.list.getByRole('gridcell', { name: 'Lead' }).first().hover();
    await expect(tip).toBeHidden();
    await crm.list.focus();
    await page.keyboard.press('ArrowRight');
    await expect(tip).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tip).toHaveText(address);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  await test.step('arrows move it, Enter and a double click fit the column to what it holds', async () => {
    await crm.edge('Email').focus();
    await page.keyboard.press('ArrowRight');
    await expect(crm.edge('Email')).toHaveAttribute('aria-valuetext', '96 pixels');
    await page.keyboard.press('Enter');
    await expect.poll(() => width('Email')).toBeGreaterThan(150);
    const fitted = await width('Email');
    await expect.poll(() => email.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => width('Email')).toBeLessThan(fitted);
    await crm.edge('Email').dblclick();
    await expect.poll(() => width('Email')).toBe(fitted);
  });

  await test.step('a saved view brings its widths back after they were reset', async () => {
    await crm.dragEdge('Company', 260 - (await width('Company')));
    await crm.saveView('Narrow');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset widths' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => width('Company')).toBeLessThan(250);
    await crm.chooseView('Narrow');
    await expect.poll(() => width('Company')).toBeCloseTo(260, 0);
    // The address follows a moment later, and a reload goes by the address.
    await expect(page).toHaveURL(/widths=/);
    await page.reload();
    await expect.poll(() => width('Company')).toBeCloseTo(260, 0);
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('a finger on the edge of a column widens it and scrolls nothing', async ({ page, crm }) => {
    await enterDemo(page);
    await crm.goto();
    const before = Number(await crm.edge('Company').getAttribute('aria-valuenow'));
    const finger = await Finger.on(page);
    await finger.down(await middleOf(crm.edge('Company')));
    await finger.moveBy({ x: 60 });
    await finger.up();
    await expect(crm.edge('Company')).toHaveAttribute('aria-valuenow', String(before + 60));
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

test('axe finds nothing in filters, views, columns and a selection', async ({ page, crm }) => {
  // Axe reads thousands of elements at each of its stops.
  test.setTimeout(240_000);
  await enterDemo(page);
  await page.goto('/?module=crm&tab=contacts&status=Customer&score=over:50&p.Gone=1');
  const clean = async (place: string) => expect(await violationsInBothSchemes(page, 'main'), place).toEqual([]);
  await crm.selectAll();
  await clean('filters and selection');
  await page.getByRole('button', { name: 'Status: Customer' }).click();
  await clean('values of a filter');
  await page.keyboard.press('Escape');
  await crm.views().click();
  await clean('views');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns and order' })).toBeVisible();
  await clean('columns');
  await page.keyboard.press('Escape');
  await crm.list.focus();
  await page.keyboard.press('F2');
  await clean('editing a cell');
  await page.goto('/crm/settings?section=tags');
  await expect(page.getByRole('textbox', { name: 'Name of the tag Champion' })).toBeVisible();
  await clean('tags in the settings');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?module=crm&tab=contacts&status=Customer');
  await expect(crm.list).toBeVisible();
  await clean('filters on a phone');
});
