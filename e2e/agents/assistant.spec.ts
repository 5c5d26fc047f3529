import { violations } from '../accessibility/violations';
import { enterDemo } from '../journeys/steps';
import { AgentsPage } from '../pages/AgentsPage';
import { stopClock } from '../stoppedClock';
import { expect, test } from '../test';

// Each answer takes two seconds to be written, and a busy machine makes minutes of a conversation.
test.setTimeout(180_000);
// Said by Chromium where the remotes that load in the background take longer than some seconds: how busy the machine is.
test.beforeEach(({ console }) => console.allow(/preloaded using link preload/));

test('an owner asks about the morning, reads real records, and accepts and undoes a proposed task', {
  tag: '@journey',
}, async ({ page }) => {
  await enterDemo(page);
  const agents = new AgentsPage(page);
  await agents.goto();
  await expect(agents.cards).toHaveCount(6);

  await test.step('engaging an agent opens the assistant with it', async () => {
    await agents.engage('Ava');
    await expect(agents.question).toBeVisible();
    await expect(agents.openChat).toHaveCount(0);
  });
  await test.step('the morning is answered from tasks, meetings and deals, each a link', async () => {
    await agents.ask('What should I do this morning?');
    await expect(agents.answers.last()).toContainText('Start with what is late');
    await expect(agents.answers.last().getByRole('link').first()).toBeVisible();
    await expect(agents.assistant.getByText(/^Looked at .*tasks/)).toBeVisible();
  });
  await test.step('a task is proposed, accepted and undone', async () => {
    await agents.ask('Remind me to ring Priya Nair tomorrow');
    const proposal = agents.proposal(/^Add a task/);
    await expect(proposal).toContainText('Ring Priya Nair');
    await proposal.getByRole('button', { name: 'Accept' }).click();
    await expect(proposal).toContainText('In your records.');
    await proposal.getByRole('button', { name: 'Undo' }).click();
    await expect(proposal).toContainText('Undone');
  });
  await test.step('another is edited first, accepted as edited, and undone', async () => {
    await agents.ask('Remind me to ring Priya Nair on Friday');
    const proposal = agents.proposal(/^Add a task/).last();
    await proposal.getByRole('button', { name: 'Edit' }).click();
    await proposal.getByRole('textbox', { name: 'Task' }).fill('Ring Priya Nair about the bakery');
    await proposal.getByRole('button', { name: 'Accept as edited' }).click();
    await expect(proposal).toContainText('Ring Priya Nair about the bakery');
    await expect(proposal).toContainText('In your records.');
    await proposal.getByRole('button', { name: 'Undo' }).click();
    await expect(proposal).toContainText('Undone');
  });
  expect(await violations(page), 'the agents with the assistant').toEqual([]);

  await test.step('the conversation is there after a reload', async () => {
    await page.reload();
    await expect(agents.assistant.getByText('What should I do this morning?')).toBeVisible();
    await expect(agents.assistant.getByText('Undone').last()).toBeVisible();
  });
  await test.step('and so is what was typed, and a question that had no answer yet', async () => {
    // As a person types: a browser learns a moment after the first letter that the page wants to be told before it goes.
    await agents.question.pressSequentially('Which deals', { delay: 30 });
    await page.reload();
    await expect(agents.question).toHaveValue('Which deals');
    // The clock stands while the page is left: the answer takes two seconds to be written, and must not be whole by then.
    await stopClock(page);
    await agents.question.fill('Which deals have no next step?');
    await agents.question.press('Enter');
    await page.clock.runFor(1_000);
    await expect(agents.assistant.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await page.reload();
    await page.clock.resume();
    await agents.assistant.getByRole('button', { name: 'Answer it' }).click();
    await expect(agents.answers.last()).toContainText('no next step', { timeout: 30_000 });
  });
});

test('a colleague is mentioned, and takes a question over for a reason that is given', async ({ page }) => {
  await enterDemo(page);
  const agents = new AgentsPage(page);
  await agents.goto();
  await agents.engage('Ava');
  await agents.ask('@dex how many contacts do I have?');
  await expect(agents.assistant.getByRole('article', { name: 'Answer of Dex' })).toContainText('60 contacts');
  await agents.ask('How many deals are open?');
  await agents.assistant.getByRole('button', { name: 'Ask Quinn, who looks after deals' }).click();
  await expect(agents.assistant.getByRole('textbox', { name: 'Ask Quinn' })).toBeVisible();
  await agents.answered(1);
  await expect(agents.assistant.getByRole('article', { name: 'Answer of Quinn' })).toContainText('open deals');
});

test('how a question was read is changed by keys in an editor that is wholly in sight', async ({ page }) => {
  await enterDemo(page);
  const agents = new AgentsPage(page);
  await agents.goto();
  await agents.engage('Ava');
  await agents.ask('Top 5 open deals by value');
  const reading = agents.assistant.getByRole('group', { name: 'How the question was read' });
  await reading.getByRole('button', { name: 'Change the first 5' }).press('Enter');
  const editor = page.getByRole('dialog', { name: 'Change the first 5' });
  await expect(editor.getByRole('combobox', { name: 'How many' })).toBeFocused();
  await expect(editor).toBeInViewport({ ratio: 1 });
  expect(await violations(page), 'an answer with the editor of a part').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(reading.getByRole('button', { name: 'Change the first 5' })).toBeFocused();
  await reading.getByRole('button', { name: 'Remove the first 5' }).press('Enter');
  await expect(agents.answers.last()).toContainText('21 open deals');
  await expect(reading.locator(':focus')).toHaveCount(1);
});

test('Ctrl+Shift+C opens the chat with the agent that is kept, by keyboard alone', async ({ page }) => {
  await enterDemo(page);
  const agents = new AgentsPage(page);
  await agents.goto();
  await agents.engage('Dex');
  await expect(agents.question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(agents.assistant).toHaveCount(0);
  await expect(agents.openChat).toHaveText('Chat with Dex');
  await page.reload();
  await expect(agents.openChat).toHaveText('Chat with Dex');
  await page.keyboard.press('Control+Shift+C');
  await agents.question.focus();
  await page.keyboard.type('How many contacts do I have?');
  await page.keyboard.press('Enter');
  await agents.answered(1);
  await expect(agents.answers.last()).toContainText('60 contacts');

  await page.keyboard.type('Remind me to ring Priya Nair tomorrow');
  await page.keyboard.press('Enter');
  await agents.answered(2);
  const proposal = agents.proposal(/^Add a task/);
  await expect(proposal).toBeVisible();
  const press = async (name: string) => {
    const button = proposal.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    for (let tabs = 0; tabs < 30 && !(await button.evaluate((one) => one === document.activeElement)); tabs++) {
      await page.keyboard.press('Shift+Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await press('Accept');
  await expect(proposal).toContainText('In your records.');
  await agents.question.focus();
  await press('Undo');
  await expect(proposal).toContainText('Undone');
});

test('on a phone the conversation scrolls in the sheet, below who answers and above the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enterDemo(page);
  await page.goto('/agents');
  await page.getByRole('button', { name: 'Engage Ava' }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Assistant' });
  const question = sheet.getByRole('textbox', { name: /^Ask / });
  await question.fill('What should I do this morning?');
  await question.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Answer again' })).toBeInViewport({ timeout: 30_000 });
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: 'Change agent' })).toBeInViewport({ ratio: 1 });
});

test('the dashboard briefs its owner, and Ava takes it further', async ({ page }) => {
  await enterDemo(page);
  const agents = new AgentsPage(page);
  await agents.briefing.scrollIntoViewIfNeeded();
  await expect(agents.briefing.getByText('Start with what is late')).toBeVisible();
  await expect(agents.briefing.getByRole('link').first()).toHaveAttribute('href', /^\//);
  await agents.briefing.getByRole('button', { name: 'Talk it through with Ava' }).click();
  await agents.answered(1);
  await expect(agents.answers.last()).toContainText('Start with what is late');
});
