import { usePipeline } from '@steps/business';
import { ChoiceField, TextField } from '@steps/platform/ui';
import { lostReasonText, otherReason } from '../stages/pipelineRules';

interface TypedReason {
  readonly chosen: string;
  /** What "Other" was, in the user's words. */
  readonly words: string;
}

/** Nothing chosen yet. */
export const noReason: TypedReason = { chosen: '', words: '' };

/** The reason as a deal keeps it. `RuleError` without one. */
export const reasonText = ({ chosen, words }: TypedReason): string => lostReasonText(chosen, words);

interface LostReasonFieldsProps {
  readonly value: TypedReason;
  readonly onChange: (value: TypedReason) => void;
}

/** Why a deal is lost: a reason of the client, and words for "Other". */
export function LostReasonFields({ value, onChange }: LostReasonFieldsProps) {
  const { lostReasons } = usePipeline();
  const options = [
    { value: '', label: 'Choose a reason' },
    ...lostReasons.map((reason) => ({ value: reason, label: reason })),
  ];
  return (
    <>
      <ChoiceField
        label="Reason"
        value={value.chosen}
        options={options}
        onChange={(chosen) => onChange({ ...value, chosen })}
      />
      {value.chosen === otherReason && (
        <TextField label="In your words" value={value.words} onChange={(words) => onChange({ ...value, words })} />
      )}
    </>
  );
}
