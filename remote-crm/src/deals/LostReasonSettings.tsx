import { Allowed, useDeals, usePipeline } from '@steps/business';
import { attempt, IconButton, Row, Section } from '@steps/platform/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { AddSetting } from '../records/forms/AddSetting';
import { SettingInput } from '../records/forms/SettingInput';
import styles from '../records/forms/settings.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import { lostReasonGroup, otherReason } from '../stages/pipelineRules';
import { addLostReason, moveLostReason, removeLostReason, renameLostReason } from '../stages/stageState';

const failure = { title: 'Not saved', description: 'The lost reasons could not be saved. Please try again.' };

/** Settings: the reasons offered when a deal is lost. */
export function LostReasonSettings() {
  const { lostReasons } = usePipeline();
  const deals = useDeals();
  const used = (reason: string) => deals.filter((deal) => lostReasonGroup(deal.lostReason) === reason).length;
  const last = lostReasons.length - 2;
  return (
    <Section
      title="Lost reasons"
      purpose="Asked for when a deal is lost, so that Sales can say what deals are lost to. A removed reason stays in the deals that have it."
    >
      <ol className={`s-plain ${styles.settings}`}>
        {lostReasons.map((reason, place) => (
          <li key={reason} className={styles.settingsRow}>
            <SettingInput
              label={`Reason ${reason}`}
              value={reason}
              disabled={reason === otherReason}
              onSave={(typed) => {
                const changed = renameLostReason(reason, typed);
                notifyStep('Reason renamed', changed > 0 ? `In ${changed} lost deals too.` : undefined);
              }}
            />
            <span className={`s-faint ${styles.settingsCount}`}>
              {deals.length > 0 && `used ${used(reason)} times`}
            </span>
            <Row as="span" inline justify="end" size={13} className={styles.settingsActions}>
              {reason === otherReason ? (
                <span className="s-faint">Asks for words</span>
              ) : (
                <>
                  <IconButton
                    label={`Move ${reason} up`}
                    icon={ArrowUp}
                    disabled={place === 0}
                    onClick={() => attempt(failure, () => moveLostReason(reason, -1))}
                  />
                  <IconButton
                    label={`Move ${reason} down`}
                    icon={ArrowDown}
                    disabled={place === last}
                    onClick={() => attempt(failure, () => moveLostReason(reason, 1))}
                  />
                  <IconButton
                    label={`Remove ${reason}`}
                    icon={Trash2}
                    onClick={() => {
                      if (attempt(failure, () => removeLostReason(reason))) notifyStep('Reason removed');
                    }}
                  />
                </>
              )}
            </Row>
          </li>
        ))}
      </ol>
      <Allowed action="change" module="sales">
        <AddSetting
          label="New reason"
          action="Add reason"
          formLabel="Add lost reason"
          otherwise={failure.description}
          onAdd={(typed) => {
            addLostReason(typed);
            notifyStep('Reason added');
          }}
        />
      </Allowed>
    </Section>
  );
}
