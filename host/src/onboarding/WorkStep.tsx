import { TextArea } from '@steps/platform/ui';
import { type Choice, ChoiceTiles } from './ChoiceTiles';
import type { StepFields } from './stepFields';

/** Modules a business can say it will use, by module id (spec 1, section 1). */
const moduleChoices: readonly Choice[] = [
  { value: 'crm', label: 'CRM', text: 'Contacts, companies and what was said' },
  { value: 'sales', label: 'Sales', text: 'Deals by stage and what they are worth' },
  { value: 'calendar', label: 'Calendar', text: 'Meetings and tasks by day' },
  { value: 'marketing', label: 'Marketing', text: 'Emails, posts, adverts, landing pages' },
  { value: 'content', label: 'Content studio', text: 'Drafts in your own tone' },
  { value: 'website', label: 'Website', text: 'Pages and how they are found' },
  { value: 'strategy', label: 'Strategy', text: 'Nine phases of analysis' },
  { value: 'support', label: 'Support', text: 'Requests for help and their answers' },
  { value: 'analytics', label: 'Analytics', text: 'Figures over time' },
];

/** Step 3: what will be used, and how the business sounds. */
export function WorkStep({ draft, problems, onChange }: StepFields) {
  return (
    <>
      <ChoiceTiles
        many
        label="What will you use first?"
        help="Choose at least one."
        error={problems.selectedModules}
        choices={moduleChoices}
        chosen={draft.selectedModules}
        onChange={(chosen) => onChange({ selectedModules: [...chosen] })}
      />
      <TextArea
        label="Brand guidelines"
        required={false}
        help="How you sound and what to avoid, e.g. “Friendly and plain. No exclamation marks.” Used whenever the assistant writes for you."
        rows={4}
        maxLength={4000}
        value={draft.brandGuidelines}
        onChange={(value) => onChange({ brandGuidelines: value })}
      />
    </>
  );
}
