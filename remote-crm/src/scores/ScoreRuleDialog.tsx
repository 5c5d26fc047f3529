import { suggestedCompanyTags, suggestedContactTags } from '@steps/business';
import { SuggestField } from '@steps/platform/fields';
import { ChoiceField, optionsOf, TextField } from '@steps/platform/ui';
import { useState } from 'react';
import { companySizeLabels, companyStatusLabels } from '../nouns/companyRules';
import { statusesOf, statusLabel, temperatureLabels } from '../nouns/contactWords';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import type { ScoreNoun, ScoreRule, ScoreTest } from './score';
import { pointsFrom, scoreFields, testLabels, testsOf } from './scoreRules';
import { addScoreRule, changeScoreRule } from './scoreState';

interface ScoreRuleDialogProps {
  readonly noun: ScoreNoun;
  /** The rule to change; absent for a new one. */
  readonly rule?: ScoreRule;
  readonly onClose: () => void;
}

/** Adds or changes one rule of a score. */
export function ScoreRuleDialog({ noun, rule, onClose }: ScoreRuleDialogProps) {
  const first = testsOf(noun)[0] ?? 'has';
  const [test, setTest] = useState<ScoreTest>(rule?.test ?? first);
  const [value, setValue] = useState(rule?.value ?? startOf(noun, first));
  const [points, setPoints] = useState(String(rule?.points ?? 10));
  const { error, clearError, submit } = useSubmit(() => {
    const typed = { test, value, points: pointsFrom(points) };
    if (rule) changeScoreRule(noun, { ...typed, id: rule.id });
    else addScoreRule(noun, typed);
    notifyStep(rule ? 'Rule changed' : 'Rule added');
    onClose();
  }, 'The rule could not be saved. Please try again.');
  return (
    <FormDialog
      title={rule ? 'Edit rule' : 'Add rule'}
      action={rule ? 'Save rule' : 'Add rule'}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField
        label="When"
        value={test}
        options={testsOf(noun).map((one) => ({ value: one, label: testLabels[one] }))}
        onChange={(next) => {
          setTest(next);
          setValue(startOf(noun, next));
          clearError();
        }}
      />
      <RuleValue noun={noun} test={test} value={value} onChange={setValue} />
      <TextField
        label="Points"
        inputMode="numeric"
        value={points}
        onChange={setPoints}
        help="From −100 to 100: a rule can also take points away."
      />
    </FormDialog>
  );
}

interface RuleValueProps {
  readonly noun: ScoreNoun;
  readonly test: ScoreTest;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function RuleValue({ noun, test, value, onChange }: RuleValueProps) {
  if (test === 'open-deal') return null;
  const options = choicesOf(noun, test);
  if (options) {
    const known = options.some((option) => option.value === value);
    return (
      <ChoiceField
        label={test === 'has' ? 'Field' : 'Value'}
        value={value}
        options={known ? options : [...options, { value, label: value }]}
        onChange={onChange}
      />
    );
  }
  if (test === 'touched' || test === 'people') {
    return (
      <TextField
        label={test === 'touched' ? 'Days' : 'Contacts'}
        inputMode="numeric"
        value={value}
        onChange={onChange}
      />
    );
  }
  if (test === 'title-says') {
    return <TextField label="Words" value={value} onChange={onChange} help="With commas between them." />;
  }
  const suggested = noun === 'contact' ? suggestedContactTags : suggestedCompanyTags;
  return <SuggestField label="Tag" suggestions={suggested} value={value} onChange={onChange} />;
}

function choicesOf(noun: ScoreNoun, test: ScoreTest): { value: string; label: string }[] | undefined {
  if (test === 'has') return optionsOf(scoreFields[noun]);
  if (test === 'temperature') return optionsOf(temperatureLabels);
  if (test === 'size') return optionsOf(companySizeLabels);
  if (test !== 'status') return undefined;
  if (noun === 'company') return optionsOf(companyStatusLabels);
  return statusesOf([]).map((value) => ({ value, label: statusLabel(value) }));
}

/** The value a test starts with, so that no control shows a choice that was not made. */
const startOf = (noun: ScoreNoun, test: ScoreTest): string =>
  choicesOf(noun, test)?.[0]?.value ?? (test === 'touched' ? '30' : test === 'people' ? '2' : '');
