import { violations } from '../accessibility/violations';
import { enterDemo } from '../journeys/steps';
import { AgentsPage } from '../pages/AgentsPage';
import { expect, test } from '../test';

test('an owner asks about the morning, reads real records, and accepts and undoes a proposed task', async ({
  page,
}) => {
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
  expect(await violations(page), 'the agents with the assistant').toEqual([]);

  await test.step('the conversation is there after a reload', async () => {
    await page.reload();
    await expect(agents.assistant.getByText('What should I do this morning?')).toBeVisible();
    await expect(agents.assistant.getByText('Undone')).toBeVisible();
  });
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
  await expect(agents.answers.last()).toContainText('60 contacts');
});

test('the dashboard briefs its owner, and Ava takes it further', async ({ page }) => {
  await enterDemo(page);
  const agents = new AgentsPage(page);
  await agents.briefing.scrollIntoViewIfNeeded();
  await expect(agents.briefing.getByText('Start with what is late')).toBeVisible();
  await expect(agents.briefing.getByRole('link').first()).toHaveAttribute('href', /^\//);
  await agents.briefing.getByRole('button', { name: 'Talk it through with Ava' }).click();
  await expect(agents.answers.last()).toContainText('Start with what is late');
});
