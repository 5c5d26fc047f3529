import { createActivity } from '@steps/business';
import { draftsOf, RuleError, UnapprovedAiChangeError } from '@steps/platform';
import { MomentField } from '@steps/platform/fields';
import { FoundDraft, failureText, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { CalendarPlus, Clock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormAlert } from '../records/FormAlert';
import { notifyStep } from '../records/notices/stepNotice';
import type { About } from '../records/recordPage/callAndEmail';
import { usePlanMeeting } from '../records/recordPage/planMeeting';
import { RovingTabs } from '../records/recordPage/RovingTabs';
import { type ActivityDraft, activityDraftSchema, blankActivity } from './activityDraftRules';
import { activityLook, addedTypes } from './activityLabels';
import styles from './composer.module.css';
import { type ComposerKind, callOutcomes, composedActivity, composerWords, hasSubject } from './composerRules';

interface ActivityComposerProps {
  /** What the activity is about. */
  readonly about: About;
}

const useActivityDraft = draftsOf('new-activity', activityDraftSchema);

/**
 * Writes into the timeline: a note, call, email, meeting or task, with Ctrl+Enter. It is always open and keeps what is half
 * typed, over a reload too.
 */
export function ActivityComposer({ about }: ActivityComposerProps) {
  const id = useId();
  const { draft: kept, foundFrom, keep } = useActivityDraft(about.dealId ?? about.contactId ?? about.companyId);
  const [kind, setKind] = useState<ComposerKind>('note');
  const [opened, setOpened] = useState(false);
  const [dated, setDated] = useState(false);
  const [error, setError] = useState<string>();
  const plan = usePlanMeeting();
  const form = useRef<HTMLFormElement>(null);
  const draft: ActivityDraft = kept ?? { ...blankActivity, type: kind };
  const type = addedTypes.find((one) => one === draft.type) ?? 'note';
  const words = composerWords[type];

  const set = (patch: Partial<ActivityDraft>) => {
    keep({ ...draft, ...patch });
    setError(undefined);
  };
  const choose = (next: ComposerKind) => {
    setKind(next);
    setOpened(true);
    setError(undefined);
    if (kept) keep({ ...kept, type: next });
  };
  const empty = () => {
    // The next one is often of the same kind.
    setKind(type);
    keep(undefined);
    setDated(false);
    setError(undefined);
    form.current?.querySelector('textarea')?.focus();
  };
  const save = () => {
    try {
      createActivity({ ...composedActivity(draft), ...about });
    } catch (failure) {
      const isEmpty = failure instanceof RuleError && !(failure instanceof UnapprovedAiChangeError);
      setError(isEmpty ? words.empty : failureText(failure, 'The activity could not be saved. Please try again.'));
      return;
    }
    notifyStep('Activity Added', 'New activity has been created successfully.');
    empty();
  };

  return (
    <form
      ref={form}
      className={styles.composer}
      data-open={opened || kept !== undefined || undefined}
      aria-label="Add Activity"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <RovingTabs
        label="Kind of activity"
        className={styles.kinds ?? ''}
        tabs={addedTypes.map((value) => {
          const { label, icon: Icon } = activityLook(value);
          const children = (
            <>
              <Icon size={16} aria-hidden />
              <span>{label}</span>
            </>
          );
          return { value, id: `${id}-${value}`, controls: `${id}-panel`, children };
        })}
        value={type}
        onChange={choose}
      />
      <Stack
        id={`${id}-panel`}
        gap={2}
        shrink
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${type}`}
      >
        {foundFrom && <FoundDraft from={foundFrom} />}
        <FormAlert>{error}</FormAlert>
        {hasSubject(draft) && (
          <input
            className={styles.subject}
            aria-label={words.subject ?? 'Subject'}
            placeholder={words.subject ?? 'Subject'}
            value={draft.subject}
            onChange={({ target }) => set({ subject: target.value })}
          />
        )}
        <textarea
          className={styles.text}
          rows={2}
          aria-label={words.text}
          placeholder={`${words.text}…`}
          value={draft.body}
          onFocus={() => setOpened(true)}
          onChange={({ target }) => set({ body: target.value })}
        />
        <Row gap={2} align="end" wrap className={styles.foot}>
          {type === 'call' && (
            <Row as="fieldset" gap={1} wrap bare>
              <legend className="s-hidden">How the call went</legend>
              {callOutcomes.map((outcome) => (
                <label key={outcome} className={styles.outcome}>
                  <input
                    type="radio"
                    className="s-hidden"
                    name={`${id}-outcome`}
                    checked={draft.outcome === outcome}
                    onChange={() => set({ outcome })}
                  />
                  {outcome}
                </label>
              ))}
            </Row>
          )}
          {type === 'task' || dated || draft.at ? (
            <div className={styles.when}>
              <MomentField
                label={type === 'task' ? 'Due' : 'When'}
                value={draft.at}
                onChange={(at) => set({ at })}
                required={false}
              />
            </div>
          ) : (
            <Button type="text" icon={<Clock size={16} aria-hidden />} onClick={() => setDated(true)}>
              Now
            </Button>
          )}
          <Row as="span" gap={2} atEnd>
            {kept && (
              <Button type="text" onClick={empty}>
                Discard
              </Button>
            )}
            {type === 'meeting' && plan && (
              <Button
                icon={<CalendarPlus size={16} aria-hidden />}
                onClick={() =>
                  plan({ about, title: draft.subject, notes: draft.body, at: draft.at, onPlanned: () => empty() })
                }
              >
                Plan in calendar
              </Button>
            )}
            <Button type="primary" htmlType="submit" title="Ctrl+Enter">
              {words.action}
            </Button>
          </Row>
        </Row>
      </Stack>
    </form>
  );
}
