import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { Shell } from '../pages/Shell';
import { SupportPage } from '../pages/SupportPage';
import { expect, test } from '../test';

const email = 'From: Ada Lovelace <ada@engines.example>\nSubject: Re: Blurred logo\n\nThe logo is blurred on my phone.';

test('a ticket goes from a pasted email to an answer by email, a solution and satisfaction', {
  tag: '@journey',
}, async ({ page }) => {
  const support = new SupportPage(page);
  await enterOwnBusiness(page);

  await test.step('the empty module teaches, and a pasted email becomes a ticket', async () => {
    await support.goto();
    await expect(page.getByRole('link', { name: 'Add the first ticket' })).toBeVisible();
    await support.newFromEmail(email);
    await expect(support.pane(1).getByRole('heading', { name: '#1 Blurred logo' })).toBeVisible();
    await expect(support.conversation).toContainText('The logo is blurred on my phone.');
    await expect(support.pane(1)).toContainText('of working time');
  });

  await test.step('what is typed survives a reload, and the reply is recorded, not sent', async () => {
    await support.write('Reply', 'Here is a sharp one.');
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.reload();
    await expect(support.text('Reply')).toHaveValue('Here is a sharp one.');
    await expect(page.getByText('Steps cannot send email from the browser.')).toBeVisible();
    await support.button('Record reply').click();
    await expect(support.conversation.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Open in your email program' })).toHaveAttribute(
      'href',
      /^mailto:ada@engines\.example\?subject=Re%3A%20Blurred%20logo%20%5B%231%5D&body=Here/,
    );
  });

  await test.step('it waits, comes back with the answer, and is solved and rated', async () => {
    await support.view('Waiting').click();
    await expect(support.ticket('Blurred logo')).toBeVisible();
    await support.write('Requester’s message', 'Perfect, thank you.');
    await support.button('Add message').click();
    await expect(support.view('Open')).toContainText('1');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Solved');
    await page.getByRole('radio', { name: /^5/ }).check();
    await support.button('Save the answer').click();
    await expect(new Shell(page).messages.getByText('Satisfaction saved')).toBeVisible();
  });
});

test('a suggested reply is written into the composer, reviewed there and recorded, with three presses', async ({
  page,
}) => {
  const support = new SupportPage(page);
  await enterDemo(page);
  await support.goto('&view=all&ticket=ticket-sample-4');
  await support.button('Suggest a reply').click();
  await expect(support.suggestion.getByText('Draft, writing')).toBeVisible();
  await expect(support.suggestion.getByText('Template', { exact: true })).toBeVisible();
  await expect(support.button('Record reply')).toHaveCount(0);
  await support.suggestion.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(support.text('Reply')).toBeFocused();
  await expect(support.text('Reply')).not.toHaveValue('');
  await support.button('Record reply').click();
  await expect(support.conversation.getByText('From a template, approved')).toBeVisible();
});

test('the list is worked by keyboard alone: next, reply, note, and back', async ({ page }) => {
  const support = new SupportPage(page);
  await enterDemo(page);
  await support.goto('&view=all&sort=subject');
  await expect(support.list).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/ticket=/);
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(first);
  // The address is there before the ticket: until then the keys are those of the ticket before.
  await expect(support.pane(5)).toBeVisible();
  await page.keyboard.press('n');
  await expect(support.text('Internal note')).toBeFocused();
  await page.keyboard.type('Ask Tom');
  await page.keyboard.press('Control+Enter');
  await expect(support.conversation).toContainText('Ask Tom');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/ticket=/);
});

test('on a phone a ticket is seen from its head, and the list afterwards where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const support = new SupportPage(page);
  await enterDemo(page);
  await support.goto('&view=all');
  const far = support.list.getByRole('link').nth(6);
  await far.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const left = await place();
  expect(left).toBeGreaterThan(200);
  await far.click();
  await expect(page.getByRole('heading', { level: 2, name: /^#\d+/ })).toBeInViewport();
  await support.button('All tickets').click();
  await expect(support.list).toBeVisible();
  await expect.poll(place).toBe(left);
});

test('the palette finds a ticket by its number', async ({ page }) => {
  await enterDemo(page);
  await new Shell(page).openPalette('#13');
  await page.getByRole('option', { name: /Enquiries do not arrive/ }).click();
  await expect(new SupportPage(page).pane(13)).toBeVisible();
});
