import { startModelServer } from '../../shared/testing/src/modelServer';
import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { ReviewPage } from '../pages/ReviewPage';
import { SettingsPage } from '../pages/SettingsPage';
import { Shell } from '../pages/Shell';
import { expect, test } from '../test';

test('a result of the built-in engine is approved, changed or rejected, takes effect and leaves a lasting trail', {
  tag: '@journey',
}, async ({ page }) => {
  const review = new ReviewPage(page);
  await enterOwnBusiness(page);

  await test.step('the first draft is asked for and waits, labelled as a template', async () => {
    await review.goto();
    await expect(review.nothingYet).toBeVisible();
    await review.askForFirst.click();
    await expect(review.card.getByText('Template', { exact: true })).toBeVisible();
    await expect(review.card.getByText('Waiting')).toBeVisible();
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Review' })).toContainText('1');
  });

  await test.step('another version replaces it, with the feedback kept', async () => {
    await review.askAgain('Name the season');
    await expect(review.source).toContainText('Name the season');
    await expect(review.source).toContainText('Replaces');
    await expect(review.status('Rejected')).toContainText('1');
  });

  await test.step('it is approved with changes', async () => {
    await review.write('Modify', 'Changed text', 'Welcome, and a quiet autumn');
    await expect(review.allDone).toBeVisible();
  });

  await test.step('after a reload both texts and every step are still there', async () => {
    await page.reload();
    await review.status('Approved with changes').click();
    await expect(review.text).toHaveText('Welcome, and a quiet autumn');
    await expect(review.trail).toContainText('The built-in engine made it');
    await expect(review.trail).toContainText('You approved it with changes');
    await review.trail.getByText('What was changed').click();
    await expect(review.trail.locator('ins')).toContainText(['quiet autumn']);
    await review.status('Rejected').click();
    await expect(review.trail).toContainText('Asked for again: Name the season');
  });
});

test('an approved result reaches its contact, and undo restores what was there', async ({ page }) => {
  const review = new ReviewPage(page);
  const notes = page.getByText('Keen on a start before spring.', { exact: false });
  await enterDemo(page);
  await page.goto('/crm/contacts/contact-sample-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
  await expect(notes).toHaveCount(0);

  await review.goto('ai-sample-10');
  await expect(review.cardOf('Contact summary: Amelia Hart')).toBeVisible();
  await review.action('Approve').click();
  await review.status('Approved').first().click();
  await page.goto('/?module=human-loop&status=all&entry=ai-sample-10');
  await expect(review.trail).toContainText('You wrote it to a record');
  await page.goto('/crm/contacts/contact-sample-1');
  await expect(notes.first()).toBeVisible();

  await test.step('reopened by the undo key, as soon as it was decided', async () => {
    await review.goto('ai-sample-7');
    await expect(review.cardOf('Reply: enquiries do not arrive')).toBeVisible();
    await review.press('a', () =>
      expect(review.cardOf('Reply: enquiries do not arrive')).toHaveCount(0, { timeout: 500 }),
    );
    await page.keyboard.press('u');
    await expect(review.cardOf('Reply: enquiries do not arrive')).toBeVisible();
    await expect(review.trail).toContainText('You put it back into the queue');
  });
});

test('a result of a model server is reviewed by keyboard alone', async ({ page }) => {
  const server = await startModelServer({
    answer: () => ({ json: { content: 'Autumn, in plain words', reasoning: 'Short.' } }),
  });
  const review = new ReviewPage(page);
  const settings = new SettingsPage(page);
  try {
    await enterDemo(page);
    await settings.goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();

    await review.goto('ai-sample-1');
    await expect(review.cardOf('Subject line: winter booking reminder')).toBeVisible();
    const opens = (field: string) => () =>
      expect(review.card.getByRole('textbox', { name: field })).toBeFocused({ timeout: 500 });
    await review.press('g', opens('What should be different?'));
    await page.keyboard.type('Say autumn, not December');
    await page.keyboard.press('Control+Enter');
    await expect(review.text).toHaveText('Autumn, in plain words');
    await expect(review.card.getByText(/AI-made · steps-(small|large)/)).toBeVisible();
    expect(JSON.stringify(server.requests.at(-1)?.messages)).toContain('Say autumn, not December');

    await review.press('c', opens('Comment'));
    await page.keyboard.type('Better');
    await page.keyboard.press('Control+Enter');
    await expect(review.trail).toContainText('Better');
    await review.press('r', opens('Reason'));
    await page.keyboard.type('Still too plain');
    await page.keyboard.press('Control+Enter');
    await expect(review.text).not.toHaveText('Autumn, in plain words');

    await page.reload();
    await page.goto('/?module=human-loop&status=rejected&q=plain');
    await expect(review.text).toHaveText('Autumn, in plain words');
    await expect(review.card.getByText('Rejected: Still too plain')).toBeVisible();
  } finally {
    await server.close();
  }
});

test('a model server that fails leaves the result and the words of the reviewer', async ({ page, console }) => {
  console.allow(/Failed to load resource/, /401/);
  let refusing = false;
  const server = await startModelServer({
    answer: () => (refusing ? { status: 401, error: 'No.' } : { json: { content: 'x', reasoning: 'y' } }),
  });
  const review = new ReviewPage(page);
  try {
    await enterDemo(page);
    await new SettingsPage(page).goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();
    refusing = true;
    await review.goto('ai-sample-1');
    await review.askAgain('Warmer, please');
    await expect(new Shell(page).messages.getByText('No new version')).toBeVisible();
    await expect(review.card.getByRole('textbox', { name: 'What should be different?' })).toHaveValue('Warmer, please');
    await expect(review.card.getByText('Waiting')).toBeVisible();
  } finally {
    await server.close();
  }
});

test('typing on while another version is made, and after it came, decides nothing', async ({ page }) => {
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isHeld = false;
  const server = await startModelServer({
    answer: async () => {
      if (isHeld) await asked;
      return { json: { content: 'Keen on a start in autumn', reasoning: 'Short.' } };
    },
  });
  const review = new ReviewPage(page);
  try {
    await enterDemo(page);
    await new SettingsPage(page).goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();
    isHeld = true;
    await review.goto('ai-sample-7');
    await review.askAgain('Warmer');
    await expect(review.card.getByRole('textbox', { name: 'What should be different?' })).toBeDisabled();
    await page.keyboard.type('and say a date, as always', { delay: 50 });
    await expect(review.card.getByText('Waiting')).toBeVisible();
    answer?.();
    await expect(review.text).toHaveText('Keen on a start in autumn');
    await page.keyboard.type('aaaa', { delay: 100 });
    await expect(review.card.getByText('Waiting')).toBeVisible();
    await expect(review.text).toHaveText('Keen on a start in autumn');
  } finally {
    await server.close();
  }
});
