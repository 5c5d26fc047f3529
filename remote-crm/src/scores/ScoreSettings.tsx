import { Allowed } from '@steps/business';
import {
  announce,
  attempt,
  Box,
  IconButton,
  lazyPart,
  ProgressBar,
  Row,
  Section,
  Stack,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SettingInput } from '../records/forms/SettingInput';
import dealSettingsStyles from '../records/forms/settings.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import type { ScoreNoun, ScoreRule } from './score';
import { pointsFrom, ruleText } from './scoreRules';
import { changeScoreRule, removeScoreRule, resetScoreRules, useOwnScoreRules, useScoreRules } from './scoreState';
import { useRecalculation } from './useRecalculation';
import { useScorePreview } from './useScorePreview';

const ScoreRuleDialog = lazyPart(async () => (await import('./ScoreRuleDialog')).ScoreRuleDialog);
const failure = { title: 'Not saved', description: 'The score rules could not be saved. Please try again.' };
const plurals = { contact: 'contacts', company: 'companies' } as const;

/** Settings: the rules behind the scores of contacts and companies. */
export const ScoreSettings = () => (
  <>
    <NounRules noun="contact" title="Lead score" />
    <NounRules noun="company" title="Company score" />
    <Allowed action="change" module="crm">
      <Recalculation />
    </Allowed>
  </>
);

function NounRules({ noun, title }: { readonly noun: ScoreNoun; readonly title: string }) {
  const rules = useScoreRules(noun);
  const own = useOwnScoreRules(noun);
  const preview = useScorePreview(noun);
  const [dialog, setDialog] = useState<'add' | ScoreRule>();
  return (
    <Section
      title={title}
      purpose={`The points of all rules that apply to one of your ${plurals[noun]}, added up: never below 0, never above 100.`}
      actions={
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setDialog('add')}>
          Add rule
        </Button>
      }
    >
      {rules.length === 0 && <p className="s-faint">No rules yet: every score is 0.</p>}
      <ul className={`s-plain ${dealSettingsStyles.settings}`}>
        {rules.map((rule) => (
          <RuleRow key={rule.id} noun={noun} rule={rule} onEdit={() => setDialog(rule)} />
        ))}
      </ul>
      <Row gap={4} rowGap={2} align="center" justify="between" wrap paddingTop={4}>
        <p className="s-faint" role="status">
          {preview
            ? `By these rules ${preview.changed.toLocaleString('en-GB')} of ${preview.seen.toLocaleString('en-GB')} ${plurals[noun]} would get another score.`
            : 'Counting whose score would change …'}
        </p>
        {own && (
          <Button
            type="text"
            icon={<RotateCcw size={16} aria-hidden />}
            onClick={() =>
              attempt(failure, () => {
                resetScoreRules(noun);
                notifyStep('Default rules are back');
              })
            }
          >
            Back to the default rules
          </Button>
        )}
      </Row>
      {dialog && (
        <Suspense>
          <ScoreRuleDialog
            noun={noun}
            rule={dialog === 'add' ? undefined : dialog}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}

interface RuleRowProps {
  readonly noun: ScoreNoun;
  readonly rule: ScoreRule;
  readonly onEdit: () => void;
}

function RuleRow({ noun, rule, onEdit }: RuleRowProps) {
  const text = ruleText(rule, noun);
  return (
    <li className={dealSettingsStyles.settingsRow}>
      <Text as="span" breakWords>
        {text}
      </Text>
      <Row as="span" inline gap={1} align="center" className={dealSettingsStyles.settingsPercent}>
        <SettingInput
          label={`Points: ${text}`}
          value={String(rule.points)}
          inputMode="numeric"
          onSave={(typed) => {
            changeScoreRule(noun, { ...rule, points: pointsFrom(typed) });
            notifyStep('Points changed');
          }}
        />
        points
      </Row>
      <Row as="span" inline justify="end" size={13} className={dealSettingsStyles.settingsActions}>
        <IconButton label={`Edit rule: ${text}`} icon={Pencil} onClick={onEdit} />
        <IconButton
          label={`Remove rule: ${text}`}
          icon={Trash2}
          onClick={() =>
            attempt(failure, () => {
              removeScoreRule(noun, rule.id);
              notifyStep('Rule removed');
            })
          }
        />
      </Row>
    </li>
  );
}

/** Gives all records the score of the rules. */
function Recalculation() {
  const { progress, start, stop } = useRecalculation();
  return (
    <Section
      title="Recalculate"
      purpose="Scores do not change until you recalculate them, including those set by hand or imported. One undo reverses all of it."
    >
      <Stack gap={3} justifyItems="start">
        {progress === undefined ? (
          <Button type="primary" onClick={() => void start()}>
            Recalculate all scores
          </Button>
        ) : (
          <>
            <Box fullWidth>
              <ProgressBar label="Recalculating scores" value={progress} />
            </Box>
            <Button
              onClick={() => {
                stop();
                announce('Stopped');
              }}
            >
              Stop
            </Button>
          </>
        )}
      </Stack>
    </Section>
  );
}
