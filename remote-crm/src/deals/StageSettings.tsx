import { type DealStage, pipelineByStage, useDealStages, useDeals } from '@steps/business';
import { counted } from '@steps/platform';
import { announce, attempt, IconButton, Row, Section, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../records/forms/FormDialog';
import { SettingInput } from '../records/forms/SettingInput';
import styles from '../records/forms/settings.module.css';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { whyStageStays } from '../stages/pipelineRules';
import { addStage, moveStage, renameStage, setStageProbability } from '../stages/stageState';
import { wholePercent } from './dealInput';
import { RemoveStageDialog } from './RemoveStageDialog';

const failure = { title: 'Not saved', description: 'The stages could not be saved. Please try again.' };

/** Settings: the stages of the pipeline, in order, each with its chance. */
export function StageSettings() {
  const stages = useDealStages();
  const counts = new Map(pipelineByStage(useDeals(), stages).map(({ id, count }) => [id, count]));
  const [dialog, setDialog] = useState<'add' | DealStage>();
  const close = () => setDialog(undefined);
  const open = stages.filter(({ kind }) => kind === 'open');
  return (
    <Section
      title="Stages"
      purpose="The steps of a deal, and the chance of winning it at each. The weighted forecast uses these chances."
      actions={
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setDialog('add')}>
          Add stage
        </Button>
      }
    >
      <ol className={`s-plain ${styles.settings}`}>
        {stages.map((stage) => (
          <StageRow
            key={stage.id}
            stage={stage}
            count={counts.get(stage.id) ?? 0}
            place={open.indexOf(stage)}
            last={open.length - 1}
            why={whyStageStays(stages, stage.id)}
            onRemove={() => setDialog(stage)}
          />
        ))}
      </ol>
      {dialog === 'add' && <AddStageDialog onClose={close} />}
      {typeof dialog === 'object' && <RemoveStageDialog stage={dialog} onClose={close} />}
    </Section>
  );
}

interface StageRowProps {
  readonly stage: DealStage;
  readonly count: number;
  /** Its place among the open stages; -1 for won and lost. */
  readonly place: number;
  readonly last: number;
  /** Why it cannot be removed. */
  readonly why: string | undefined;
  readonly onRemove: () => void;
}

function StageRow({ stage: { id, label, probability, kind }, count, place, last, why, onRemove }: StageRowProps) {
  const move = (by: number) =>
    attempt(failure, () => {
      moveStage(id, by);
      announce(`${label} is now stage ${place + by + 1} of ${last + 1}.`);
    });
  return (
    <li className={styles.settingsRow}>
      <SettingInput
        label={`Name of the stage ${label}`}
        value={label}
        onSave={(typed) => {
          renameStage(id, typed);
          notifyStep('Stage renamed');
        }}
      />
      <Row as="span" inline gap={1} align="center" className={styles.settingsPercent}>
        <SettingInput
          label={`Chance of ${label} in percent`}
          value={String(probability)}
          inputMode="numeric"
          disabled={kind !== 'open'}
          onSave={(typed) => {
            setStageProbability(id, wholePercent(typed));
            notifyStep('Chance changed');
          }}
        />
        %
      </Row>
      <span className={`s-faint ${styles.settingsCount}`}>{counted(count, 'deal')}</span>
      <Row as="span" inline justify="end" size={13} className={styles.settingsActions}>
        {place >= 0 ? (
          <>
            <IconButton label={`Move ${label} up`} icon={ArrowUp} disabled={place === 0} onClick={() => move(-1)} />
            <IconButton
              label={`Move ${label} down`}
              icon={ArrowDown}
              disabled={place === last}
              onClick={() => move(1)}
            />
            <IconButton
              label={why ? `Remove ${label}: ${why}` : `Remove ${label}`}
              icon={Trash2}
              disabled={why !== undefined}
              onClick={onRemove}
            />
          </>
        ) : (
          <span className="s-faint">Always there</span>
        )}
      </Row>
    </li>
  );
}

function AddStageDialog({ onClose }: { readonly onClose: () => void }) {
  const [label, setLabel] = useState('');
  const [chance, setChance] = useState('50');
  const { error, submit } = useSubmit(() => {
    addStage(label, wholePercent(chance));
    notifyStep('Stage added');
    onClose();
  }, failure.description);
  return (
    <FormDialog title="Add stage" action="Add stage" error={error} onSubmit={submit} onClose={onClose}>
      <TextField label="Name" value={label} onChange={setLabel} />
      <TextField
        label="Chance"
        inputMode="numeric"
        value={chance}
        onChange={setChance}
        help="In percent: of ten deals at this point, how many are won?"
      />
    </FormDialog>
  );
}
