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

/** The reason in the form that a deal keeps. `RuleError` without one. */
export const reasonText = ({ chosen, words }: TypedReason): string => lostReasonText(chosen, words);

interface LostReasonFieldsProps {
  readonly value: TypedReason;
  readonly onChange: (value: TypedReason) => void;
}

/** Why a deal is lost: one of the client's reasons, and own words for "Other". */
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
