import { type ModelRequest, startModelServer } from '../../shared/testing/src/modelServer';
import { enterDemo } from '../journeys/steps';
import { StrategyPage } from '../pages/StrategyPage';
import { textAndOutline } from '../pdfText';
import { expect, test } from '../test';

/** The phase that a request is about; nothing for the summary of the report. */
const phaseOf = ({ messages }: ModelRequest) =>
  /on phase (\d) of 9/.exec(messages.map(({ content }) => content).join('\n'))?.[1];

const analysis = (phase: string) => ({
  summary: `Phase ${phase}, as the model server sees it.`,
  findings: [{ heading: 'Strengths', claims: [{ text: 'Work is recommended', evidence: 1, assumption: false }] }],
  recommendations: ['Ask for introductions'],
  assumptions: ['The records are complete'],
  reasoning: 'From the figures.',
});
const summary = { title: 'Summary', content: 'Recommended work closes.', recommendations: [], reasoning: 'Approved.' };

test('a run of all phases fails in the fourth with a model server, and is resumed to a report; a reload loses nothing', async ({
  page,
  settings,
  console,
}) => {
  test.slow();
  // What the browser says of the answer that broke off, and of those that a reload cut.
  console.allow(/net::ERR_/);
  let broken = true;
  let letSixthGo = () => {};
  const sixthMay = new Promise<void>((resolve) => {
    letSixthGo = resolve;
  });
  const server = await startModelServer({
    answer: async (request) => {
      const phase = phaseOf(request);
      if (!phase) return { json: summary };
      if (phase === '4' && broken) return { ending: 'drop', say: '{"summary":"Half of the fourth' };
      if (phase === '6') await sixthMay;
      return { json: analysis(phase) };
    },
  });
  const asked = (phase: string) => server.requests.filter((request) => phaseOf(request) === phase).length;
  try {
    await enterDemo(page);
    await settings.goto('ai');
    await page.getByLabel('Address').fill(server.baseUrl);
    await page.getByRole('button', { name: 'Connect server' }).click();
    await expect(page.getByText('The server answers: 2 models')).toBeVisible();
    const strategy = new StrategyPage(page);
    await strategy.goto();
    await strategy.fillSetup('A studio of six for brands and websites in Leeds.', 'SWOT');
    await strategy.button('Run remaining phases').click();

    await test.step('the fourth phase fails, and what is done is kept over a reload', async () => {
      await expect(strategy.background.getByText('A phase failed: 3 of 9 phases')).toBeVisible({ timeout: 60_000 });
      await expect(strategy.background).toContainText('Completed phases are kept.');
      await page.reload();
      await expect(strategy.background.getByText('A phase failed: 3 of 9 phases')).toBeVisible();
      await strategy.open('3. Customers and segments');
      await expect(strategy.card).toContainText('Phase 3, as the model server sees it.');
    });

    await test.step('resumed, it goes on with the fourth, and by itself after a reload in the sixth', async () => {
      broken = false;
      await strategy.background.getByRole('button', { name: 'Resume' }).click();
      await expect.poll(() => asked('6'), { timeout: 60_000 }).toBeGreaterThan(0);
      await page.reload();
      letSixthGo();
      await expect(strategy.background).toBeHidden({ timeout: 60_000 });
      for (const phase of ['1', '2', '3', '5']) expect(asked(phase), `phase ${phase}`).toBe(1);
    });

    await test.step('each is reviewed, and the report has what the model wrote and a person approved', async () => {
      for (const title of ['1. Context and key questions', '4. Competitors and alternatives', '9. ']) {
        await strategy.open(title);
        await expect(strategy.card).toContainText(`Phase ${title[0]}, as the model server sees it.`);
        await strategy.approve();
        await expect(strategy.card.getByText('Approved').first()).toBeVisible();
      }
      await strategy.tab('Executive Report').click();
      await strategy.button('Generate Report').click();
      await expect(strategy.sheet).toContainText('Phase 4, as the model server sees it.');
      const { text, outline } = await textAndOutline(await strategy.exportPdf());
      expect(text).toContain('Phase 4, as the model server sees it.');
      expect(text).not.toContain('Phase 5, as the model server sees it.');
      expect(outline).toContain('4. Competitors and alternatives');
    });
  } finally {
    letSixthGo();
    await server.close();
  }
});
