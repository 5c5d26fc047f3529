import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../ports.mjs';

// A test, not lint: what keeps the words of a field is often in another file.

/** Fields of several lines, also by the parts of ours that are one. */
const field = /<textarea\b|<Input\.TextArea\b|<TextArea\b|<ChoicesField\b|contentEditable=|= useEditor\(\{/g;

/**
 * Where somebody types more than a line, with the file whose words keep it until it is saved, and those words. A new field is
 * `useTyped` or `draftsOf` of `@steps/platform`, or saves with each letter, and gets its line here and in the table of
 * `keptWords.test.tsx` of its package.
 * @type {Readonly<Record<string, readonly [count: number, keeper: string, words: string]>>}
 */
const places = {
  'host/src/onboarding/WorkStep.tsx': [1, 'host/src/onboarding/OnboardingPage.tsx', 'saveOnboardingDraft'],
  'remote-agents/src/chat/Composer.tsx': [1, 'remote-agents/src/chat/Composer.tsx', 'useDebouncedSave'],
  'remote-agents/src/chat/ProposalCard.tsx': [1, 'remote-agents/src/chat/ProposalCard.tsx', 'useTyped'],
  'remote-agents/src/ownAgents/AgentSettings.tsx': [1, 'remote-agents/src/ownAgents/AgentSettings.tsx', 'useTyped'],
  'remote-crm/src/activities/ActivityComposer.tsx': [1, 'remote-crm/src/activities/ActivityComposer.tsx', 'draftsOf'],
  'remote-crm/src/activities/ActivityForm.tsx': [1, 'remote-crm/src/activities/TimelineEntry.tsx', 'draftsOf'],
  'remote-crm/src/attachments/AttachmentDialog.tsx': [1, 'remote-crm/src/attachments/AttachmentDialog.tsx', 'useTyped'],
  'remote-crm/src/calendar/MeetingFields.tsx': [1, 'remote-crm/src/calendar/MeetingDialog.tsx', 'useTyped'],
  'remote-crm/src/companies/EditCompanyDialog.tsx': [1, 'remote-crm/src/companies/EditCompanyDialog.tsx', 'draftsOf'],
  'remote-crm/src/mail/RichTextField.tsx': [1, 'remote-crm/src/mail/SendDialog.tsx', 'useFormDraft'],
  'remote-crm/src/records/recordPage/InlineFieldEditor.tsx': [
    1,
    'remote-crm/src/records/recordPage/InlineField.tsx',
    'draftsOf',
  ],
  'remote-crm/src/records/recordPage/Notes.tsx': [1, 'remote-crm/src/records/recordPage/Notes.tsx', 'draftsOf'],
  'remote-crm/src/properties/AddPropertyDialog.tsx': [
    2,
    'remote-crm/src/properties/AddPropertyDialog.tsx',
    'useFormDraft',
  ],
  'remote-crm/src/properties/ChoicesDialog.tsx': [1, 'remote-crm/src/properties/ChoicesDialog.tsx', 'useTyped'],
  'remote-crm/src/quotes/QuoteSettingsDialog.tsx': [2, 'remote-crm/src/quotes/QuoteSettingsDialog.tsx', 'useFormDraft'],
  'remote-crm/src/support/CannedReplyDialog.tsx': [1, 'remote-crm/src/support/CannedReplyDialog.tsx', 'useFormDraft'],
  'remote-crm/src/support/MessageText.tsx': [1, 'remote-crm/src/support/Composer.tsx', 'keepDraft'],
  'remote-crm/src/support/NewTicketDialog.tsx': [2, 'remote-crm/src/support/NewTicketDialog.tsx', 'useFormDraft'],
  'remote-crm/src/support/ReplyDraft.tsx': [2, 'remote-crm/src/support/ReplyDraft.tsx', 'keepReplyFacts'],
  'remote-crm/src/support/Satisfaction.tsx': [1, 'remote-crm/src/support/Satisfaction.tsx', 'useTyped'],
  'remote-marketing/src/ads/AdDetails.tsx': [1, 'remote-marketing/src/studio/useStudio.ts', 'keepStudioDraft'],
  'remote-marketing/src/studio/KeptText.tsx': [1, 'remote-marketing/src/studio/KeptText.tsx', 'useTyped'],
  'remote-marketing/src/briefs/BriefsTab.tsx': [1, 'remote-marketing/src/briefs/BriefsTab.tsx', 'keepStudioDraft'],
  'remote-marketing/src/content/BrandTab.tsx': [1, 'remote-marketing/src/content/BrandTab.tsx', 'keepStudioDraft'],
  'remote-marketing/src/editor/BlockWriter.tsx': [1, 'remote-marketing/src/editor/BlockWriter.tsx', 'useTyped'],
  'remote-marketing/src/editor/WordsInput.tsx': [
    2,
    'remote-marketing/src/editor/useKeptDocument.ts',
    'useDebouncedSave',
  ],
  'remote-marketing/src/editor/InlineText.tsx': [
    1,
    'remote-marketing/src/editor/useKeptDocument.ts',
    'useDebouncedSave',
  ],
  'remote-marketing/src/social/NetworkPreviews.tsx': [
    1,
    'remote-marketing/src/social/NetworkPreviews.tsx',
    'setPieceField',
  ],
  'remote-marketing/src/studio/BriefForm.tsx': [1, 'remote-marketing/src/studio/useStudio.ts', 'keepStudioDraft'],
  'remote-marketing/src/studio/PlainWords.tsx': [
    1,
    'remote-marketing/src/studio/useDebouncedText.ts',
    'useDebouncedSave',
  ],
  'remote-marketing/src/studio/RichWords.tsx': [
    1,
    'remote-marketing/src/studio/useDebouncedText.ts',
    'useDebouncedSave',
  ],
  'remote-marketing/src/landing/forms/FormDialog.tsx': [
    1,
    'remote-marketing/src/landing/forms/FormDialog.tsx',
    'useTyped',
  ],
  'remote-marketing/src/website/PageDialog.tsx': [1, 'remote-marketing/src/website/PageDialog.tsx', 'useTyped'],
  'remote-strategy/src/analysis/PhasePanel.tsx': [2, 'remote-strategy/src/analysis/PhasePanel.tsx', 'useTyped'],
  'remote-strategy/src/analysis/SetupTab.tsx': [2, 'remote-strategy/src/analysis/SetupTab.tsx', 'changeSetup'],
  'remote-strategy/src/canvas/CanvasBoard.tsx': [1, 'remote-strategy/src/canvas/CanvasBoard.tsx', 'useTyped'],
  'remote-strategy/src/pages/AiAnalysisPage.tsx': [1, 'remote-strategy/src/pages/AiAnalysisPage.tsx', 'useTyped'],
  'remote-strategy/src/pages/BusinessLearningPage.tsx': [
    1,
    'remote-strategy/src/pages/BusinessLearningPage.tsx',
    'useTyped',
  ],
  'remote-strategy/src/report/ReportSheet.tsx': [1, 'remote-strategy/src/report/ReportSheet.tsx', 'useTyped'],
  'remote-strategy/src/research/ResearchList.tsx': [1, 'remote-strategy/src/research/ResearchList.tsx', 'useTyped'],
  'remote-strategy/src/research/SourcePanel.tsx': [1, 'remote-strategy/src/research/SourcePanel.tsx', 'useTyped'],
  'remote-strategy/src/review/ReviewList.tsx': [1, 'remote-strategy/src/review/ReviewList.tsx', 'useTyped'],
  'shared/business/src/results/DraftFields.tsx': [1, 'shared/business/src/results/ModifyEditor.tsx', 'useTyped'],
  'shared/business/src/results/ModifyEditor.tsx': [1, 'shared/business/src/results/ModifyEditor.tsx', 'useTyped'],
  'shared/business/src/results/ProposedFields.tsx': [1, 'shared/business/src/results/ModifyEditor.tsx', 'useTyped'],
  'shared/business/src/results/ResultEditors.tsx': [1, 'shared/business/src/results/ResultEditors.tsx', 'useTyped'],
};

/** Fields that keep nothing, and why. */
const kept = {
  'host/src/team/JoinForm.tsx': 'a code that lets a device in is nothing to leave behind',
  'host/src/team/TeamServerForm.tsx': 'so is what the server of a team gave its owner',
  'shared/platform/src/ui/TextField.tsx': 'the field itself; whoever shows it keeps the words',
  'remote-marketing/src/landing/blocks/form.tsx': 'a field for visitors of the page',
};

const sources = [
  ...readdirSync(projectRoot).filter((name) => name === 'host' || name.startsWith('remote-')),
  ...['platform', 'journal', 'business', 'assistant'].map((name) => `shared/${name}`),
].flatMap((name) =>
  readdirSync(join(projectRoot, name, 'src'), { recursive: true })
    .map((file) => join(name, 'src', String(file)))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.')),
);

/** @param {string} file */
const textOf = (file) => readFileSync(join(projectRoot, file), 'utf8');
/** @param {string} text */
const fieldsIn = (text) => text.match(field)?.length ?? 0;

test('each place where somebody types more than a line says how the words are kept', () => {
  const found = sources.flatMap((file) => {
    const count = fieldsIn(textOf(file));
    return count > 0 && !(file in kept) ? [`${file}: ${count}`] : [];
  });
  const told = Object.entries(places).map(([file, [count]]) => `${file}: ${count}`);
  expect(found.sort(), 'Keep what is typed with useTyped of @steps/platform, and add the place to this table').toEqual(
    told.sort(),
  );
});

describe('the words are kept where the table says', () => {
  test.each(Object.entries(places))('%s', (_file, [, keeper, words]) => {
    expect(textOf(keeper)).toContain(words);
  });
});

test.each([
  '<textarea rows={3} />',
  '<Input.TextArea autoSize />',
  '<TextArea label="Notes" />',
  '<p contentEditable="true" />',
  'const editor = useEditor({ extensions });',
])('the rule finds %s', (text) => expect(fieldsIn(text)).toBe(1));
