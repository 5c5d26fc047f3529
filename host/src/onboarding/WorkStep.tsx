import { TextArea } from '@steps/shared/ui';
import { ChoiceTiles } from './ChoiceTiles';
import { moduleChoices } from './onboardingOptions';
import type { StepFields } from './stepFields';

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
