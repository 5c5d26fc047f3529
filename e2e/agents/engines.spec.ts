import { startModelServer } from '../../shared/testing/src/modelServer';
import { enterDemo } from '../journeys/steps';
import { AgentsPage } from '../pages/AgentsPage';
import { expect, test } from '../test';

// A conversation takes minutes on a busy machine.
test.setTimeout(180_000);
// Said by Chromium where the remotes that load in the background take longer than some seconds: how busy the machine is.
test.beforeEach(({ console }) => console.allow(/preloaded using link preload/));

/** Edits the proposed task, accepts it so, and takes it back. */
async function decide(agents: AgentsPage): Promise<void> {
  const proposal = agents.proposal('Add a task: Ring the harbour');
  await proposal.getByRole('button', { name: 'Edit' }).click();
  await proposal.getByRole('textbox', { name: 'Task' }).fill('Ring the harbour master');
  await proposal.getByRole('textbox', { name: 'Due' }).fill('5/12/2026 10:00');
  await proposal.getByRole('button', { name: 'Accept as edited' }).click();
  await expect(proposal).toContainText('Ring the harbour master');
  await expect(proposal).toContainText('In your records.');
  await proposal.getByRole('button', { name: 'Undo' }).click();
  await expect(proposal).toContainText('Undone');
}

test('a model server reads real records and proposes; the change is edited, accepted and undone', async ({
  page,
  settings,
}) => {
  const server = await startModelServer({
    // What was looked up and proposed so far decides: connecting asks the server too.
    answer: ({ messages }) =>
      [
        { call: { name: 'find_records', input: { noun: 'contacts', measure: 'count' } } },
        { call: { name: 'propose_task', input: { subject: 'Ring the harbour', due: '2026-12-04' } } },
        { say: 'I counted your contacts, and I propose a task.' },
      ][messages.filter(({ role }) => role === 'tool').length] ?? { say: '' },
  });
  try {
    await enterDemo(page);
    await settings.goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();
    const agents = new AgentsPage(page);
    await agents.goto();
    await agents.engage('Ava');
    await agents.ask('How many contacts do I have? Remind me to ring the harbour.');
    await expect(agents.answers.last()).toContainText('I counted your contacts');
    await expect(agents.assistant.getByText(/^Looked at 60 contacts/)).toBeVisible();
    expect(JSON.stringify(server.requests.at(-1)?.messages)).toContain('\\"total\\":60');

    await decide(agents);
  } finally {
    await server.close();
  }
});

test('the browser’s own model fails and keeps the question; then it reads real records and proposes; the change is edited, accepted and undone', async ({
  page,
  settings,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    // Breaks first. Then, as the interface has it, it keeps to the schema of each question.
    const answers = [
      '{"tool":"find_records"}',
      '{"noun":"contacts","measure":"count"}',
      '{"tool":"propose_task"}',
      '{"subject":"Ring the harbour","due":"2026-12-04"}',
      '{"tool":"answer"}',
      'I counted your contacts, and I propose a task.',
    ];
    Object.assign(globalThis, {
      asked,
      LanguageModel: {
        availability: async () => 'available',
        async create() {
          return {
            promptStreaming(input: string) {
              asked.push(input);
              if (asked.length === 1) throw new Error('The model broke.');
              return new Response(answers.shift()).body?.pipeThrough(new TextDecoderStream());
            },
            destroy() {},
          };
        },
      },
    });
  });
  await enterDemo(page);
  await settings.goto('ai');
  await page.getByRole('radio', { name: 'Browser’s own model' }).check();
  const agents = new AgentsPage(page);
  await agents.goto();
  await agents.engage('Ava');
  const question = 'How many contacts do I have? Remind me to ring the harbour.';
  await agents.ask(question);
  await expect(agents.assistant.getByText(question)).toBeVisible();
  await agents.answers.last().getByRole('button', { name: 'Try again' }).click();
  await expect(agents.answers.last()).toContainText('I counted your contacts');
  await expect(agents.assistant.getByText(/^Looked at 60 contacts/)).toBeVisible();
  const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(asked[1]).toContain(question);
  expect(asked[3]).toContain('\\"total\\":60');
  await decide(agents);
});

test('an agent is copied, told what to remember, and answers under its own name', async ({ page }) => {
  await enterDemo(page);
  const agents = new AgentsPage(page);
  await agents.goto();
  await page.getByRole('button', { name: 'Details of Dex' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('textbox', { name: 'Remember' }).fill('Trade fairs are in May');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await agents.engage('Dex 2');
  await agents.ask('What do you remember?');
  await expect(agents.answers.last()).toContainText('Trade fairs are in May');
  await page.reload();
  await expect(agents.openChat.or(agents.question).first()).toBeVisible();
  await expect(agents.assistant.getByText('Dex 2').first()).toBeVisible();
});
