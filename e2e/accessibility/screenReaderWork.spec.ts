import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { AgentsPage } from '../pages/AgentsPage';
import { BuilderPage } from '../pages/BuilderPage';
import { CrmSettingsPage } from '../pages/CrmSettingsPage';
import { RecordPanes } from '../pages/RecordPanes';
import { ReviewPage } from '../pages/ReviewPage';
import { StrategyPage } from '../pages/StrategyPage';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';
import { Spoken } from './spoken';

// As in screenReader.spec.ts. Work of engines takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('heard: results of AI are approved and rejected, and the focus goes to the next one', async ({ page }) => {
  const spoken = await Spoken.on(page);
  const review = new ReviewPage(page);
  await enterDemo(page);
  await review.goto();
  // Samples are made on working days, so their order is another one on a Sunday than on a Monday.
  const [first, second, third] = await review.titles();
  const region = (title = '') => page.getByRole('region', { name: `Result: ${title}`, exact: true });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Human review" [level=1]
      - tablist "Parts of the review":
        - tab "Queue 10" [selected]
      - tabpanel "Queue 10":
        - group "Status":
          - button "Waiting 10" [pressed]
        - grid "Results"
        - 'region "Result: ${first}"':
          - 'article "${first}"':
            - 'heading "${first}" [level=2]'
            - text: /Waiting Template (Low|Medium|High) risk/
            - 'toolbar "Review of ${first}"':
              - button "Approve"
              - button "Modify"
              - button "Reject"
          - region "Trail"
  `);
  await review.action('Approve').press('Enter');
  await spoken.says('9 of 14 shown', `Approved: ${first}`);
  await expect(region(second)).toBeFocused();
  await review.action('Reject').press('Enter');
  await expect(review.card.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expect(review.action('Reject')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('It was not the form.');
  await page.keyboard.press('Control+Enter');
  await spoken.says(`Rejected: ${second}`);
  await expect(region(third)).toBeFocused();
});

test('heard: a phase of the analysis is run and approved, and its report is read', async ({ page }) => {
  const spoken = await Spoken.on(page);
  const strategy = new StrategyPage(page);
  await enterDemo(page);
  await strategy.goto();
  await strategy.fillSetup('A studio of six for brands and websites in Leeds.', 'SWOT');
  await strategy.begin.press('Enter');
  await spoken.says('Phase Completed Moving to Phase 2');
  await expect(page.getByRole('tabpanel', { name: 'Progress Tracker' })).toBeFocused();
  await strategy.run.press('Enter');
  await spoken.says(
    /^Analysis Started Estimated time: \d+ seconds/,
    /^Analysis Complete The result of phase 2 waits for your review\./,
  );
  await expect(page.getByRole('region', { name: 'Phase 2: Market and demand' })).toBeFocused();
  await expect(strategy.card).toMatchAriaSnapshot(`
    - 'article "Analysis phase: Phase 2: Market and demand"':
      - toolbar:
        - button "Approve"
        - button "Modify"
        - button "Reject"
  `);
  await strategy.card.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await spoken.says('Approved: Analysis phase: Phase 2: Market and demand');
  await expect(strategy.card).toBeFocused();
  await strategy.tab('Executive Report').press('Enter');
  await strategy.button('Generate Report').press('Enter');
  await spoken.says(/^Executive Report Generated Made of 1 of 9 phases that you approved\./);
  await expect(page.getByRole('tabpanel', { name: 'Executive Report' })).toBeFocused();
  await expect(strategy.sheet.getByRole('heading').first()).toBeVisible();
});

test('heard: an answer of the assistant comes with how the question was read and what can be asked next', async ({
  page,
}) => {
  const spoken = await Spoken.on(page);
  const agents = new AgentsPage(page);
  await enterDemo(page);
  await agents.goto();
  await page.getByRole('button', { name: 'Engage Ava' }).press('Enter');
  await spoken.says('The assistant beside the page is open: Ava.');
  await agents.ask('Top 5 open deals by value');
  await spoken.says('Answer ready');
  await expect(agents.question).toBeFocused();
  await expect(agents.assistant).toMatchAriaSnapshot(`
    - complementary "AI Assistant":
      - heading "AI Assistant" [level=2]
      - region "Conversation with Ava":
        - article "Answer of Ava":
          - group "How the question was read":
            - button "Change State is Open"
            - button "Remove State is Open"
            - button "Change highest Value first"
            - button "Change the first 5"
            - link "Open as a list"
          - paragraph: "The first 5 of 21 open deals:"
          - list:
            - listitem:
              - link "Launch campaign for Castlegate Dental"
          - button "Read aloud"
        - group "Questions to ask":
          - button "Which deals have no next step?"
      - textbox "Ask Ava"
      - button "Send" [disabled]
  `);
  await agents.assistant.getByRole('button', { name: 'Remove the first 5' }).press('Enter');
  await spoken.says('Answer ready');
  await expect(
    agents.assistant.getByRole('group', { name: 'How the question was read' }).locator(':focus'),
  ).toHaveCount(1);
});

test('heard: a landing page is built by keys, and each block says what became of it, nothing else', async ({
  page,
}) => {
  const spoken = await Spoken.on(page);
  const builder = new BuilderPage(page, '/marketing/landing');
  await enterOwnBusiness(page);
  await builder.list();
  await page.getByRole('button', { name: 'New page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeFocused();
  await spoken.says('New page');
  await builder.block('Hero').press('Enter');
  await spoken.says('Hero added.');
  await builder.block('Text').press('Enter');
  await spoken.says('Text added.');
  await expect(builder.layers).toMatchAriaSnapshot(`
    - tree "Layers":
      - treeitem /^Hero/ [level=1]
      - treeitem /^Text/ [level=1] [selected]
  `);
  await builder.layer(/^Text/).press('Alt+ArrowUp');
  await spoken.says('Text moved up.');
  await expect(builder.layer(/^Text/)).toBeFocused();
  await page.keyboard.press('Delete');
  await spoken.says('Text deleted.');
  await expect(builder.layer(/^Hero/)).toBeFocused();
  await page.keyboard.press('Control+z');
  await spoken.says('Undone: Delete Text');
  expect(spoken.take(), 'each change is spoken once, and not that it was saved').toEqual([]);
});

test('heard: an email is written, approved, and goes out as a campaign', async ({ page, console }) => {
  // The scripts of the test look into every frame, and the preview of an email lets none run.
  console.allow(/Blocked script execution in 'about:srcdoc'/);
  const spoken = await Spoken.on(page);
  const studio = new StudioPage(page, '/marketing/email');
  const kinds = ['Subject Line', 'Email Body', 'Call-to-Action'];
  await enterDemo(page);
  await studio.goto();
  await studio.brief.fill('Open day on Saturday 9 January from ten, coffee and cake included.');
  await studio.generate.press('Enter');
  await spoken.says('Results are ready.');
  await expect(studio.generate, 'the button that was pressed has the focus again').toBeFocused();
  for (const kind of kinds) {
    const card = studio.card(kind);
    await card.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
    await spoken.says(new RegExp(`^Approved: ${kind}: Open day`));
    await expect(card, 'the focus stays with what was decided').toBeFocused();
  }
  await page.getByRole('navigation', { name: 'Marketing' }).getByRole('link', { name: 'Campaigns' }).press('Enter');
  await spoken.says('Campaigns');
  await page.getByRole('button', { name: 'New campaign' }).press('Enter');
  await spoken.says('New email campaign');
  await page.getByRole('combobox', { name: 'Email to send' }).press('Enter');
  await page.getByRole('option', { name: /^Open day on Saturday/ }).click();
  await page.getByRole('radio', { name: /^Everybody/ }).press('Space');
  await spoken.says('60 people get it.');
  await page.getByRole('button', { name: 'Make ready' }).press('Enter');
  await spoken.says('Ready to send.');
  await expect(page.getByRole('region', { name: 'Sending' })).toBeFocused();
  await page.getByRole('button', { name: 'Record as sent' }).press('Enter');
  await spoken.says(/^Recorded as sent 60 people, each in their timeline\./);
});

test('heard: rows are removed one after another, and a search in a dialog finds nobody', async ({ page }) => {
  const spoken = await Spoken.on(page);
  const settings = new CrmSettingsPage(page);
  const panes = new RecordPanes(page);
  await enterDemo(page);
  await settings.goto('tags');
  const removing = page.getByRole('button', { name: /^Delete the tag / });
  await expect(removing.first()).toBeVisible();
  const names = await removing.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  await removing.first().press('Enter');
  await expect(removing, 'the row is gone').toHaveCount(names.length - 1);
  await expect(page.getByRole('button', { name: names[1] ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: names[2] ?? '', exact: true })).toBeFocused();

  await page.goto('/crm');
  await page.getByRole('grid', { name: 'Contacts' }).getByRole('link').first().press('Enter');
  await panes.open('Relationships');
  await page.getByRole('button', { name: 'Add relationship' }).press('Enter');
  await panes.relationshipDialog.getByRole('searchbox', { name: 'Find a contact' }).fill('Nobody by this name');
  await spoken.says('Nobody found.');
});
