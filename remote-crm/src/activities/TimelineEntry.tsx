import {
  type Activity,
  Allowed,
  activities,
  completeActivity,
  reopenActivity,
  shownAt,
  updateActivity,
  useMay,
} from '@steps/business';
import { FindingLinks } from '@steps/business/findings';
import { outgoingMail } from '@steps/business/mail';
import { meetingOfActivity } from '@steps/business/meetings';
import { draftsOf, useRecord } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, DateText, IconButton, Row, Stack, Text } from '@steps/platform/ui';
import { CalendarDays, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { stateOfMail } from '../mail/mailWords';
import { deleteActivities, togglePinned } from '../nouns/activityState';
import { deletedNote } from '../records/notices/keptNotes';
import { notifyStep } from '../records/notices/stepNotice';
import { AboutCell } from './AboutCell';
import { ActivityForm } from './ActivityForm';
import { activityDraftSchema, draftOf, patchOf } from './activityDraftRules';
import { activityLook } from './activityLabels';
import { LongText } from './LongText';
import styles from './timeline.module.css';

interface TimelineEntryProps {
  readonly activity: Activity;
  /** Whether to name the contact it is about, in the timeline of a company. */
  readonly withWho: boolean;
}

const failure = { title: 'Not saved', description: 'The activity could not be changed. Please try again.' };
const useEditDraft = draftsOf('activity', activityDraftSchema);

/** One activity of a timeline: pinned, edited, done or deleted in place. */
export const TimelineEntry = memo(function TimelineEntry({ activity, withWho }: TimelineEntryProps) {
  const { icon: Icon, label } = activityLook(activity.type);
  const [opened, setOpened] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { draft, foundFrom, keep } = useEditDraft(activity.id);
  const title = activity.subject || label;
  const meeting = meetingOfActivity(activity.id);
  const unsent = useUnsent(activity.id);
  // What the application wrote itself cannot be edited; a meeting is changed in the calendar.
  const isOwn = activity.type !== 'change' && meeting === undefined;
  const close = () => {
    keep(undefined);
    setOpened(false);
    // Its buttons come back with the next render.
    setTimeout(() => focusEntry(item.current));
  };
  const save = () => {
    if (draft) {
      const saved = updateActivity(activity.id, patchOf(draftOf(activity), draft));
      if (saved !== activity) notifyStep('Activity updated');
    }
    close();
  };

  return (
    <li ref={item} className={styles.entry} data-entry>
      <Stack as="span" align="center" justifyItems="center" tone="muted" className={styles.entryIcon}>
        <Icon size={16} aria-hidden />
      </Stack>
      {opened || draft ? (
        <div className={styles.entryEdit}>
          <ActivityForm
            label={`Edit ${title}`}
            draft={draft ?? draftOf(activity)}
            foundFrom={foundFrom}
            onChange={keep}
            onSave={save}
            onClose={close}
          />
        </div>
      ) : (
        <>
          <div className={styles.entryMain}>
            <div className={styles.entryHead}>
              <strong data-done={activity.completedAt ? true : undefined}>{title}</strong>
              <Text as="span" size={12} className={`s-faint ${styles.entryAbout}`}>
                {label}
                {unsent && ` · ${unsent}`} · <DateText value={shownAt(activity)} />
                {activity.owner && !activity.by?.startsWith(activity.owner) && ` · ${activity.owner}`}
                {activity.by && ` · ${activity.by}`}
                {withWho && activity.contactId && (
                  <>
                    {' · '}
                    <AboutCell contactId={activity.contactId} companyId={undefined} />
                  </>
                )}
              </Text>
            </div>
            {activity.body && <LongText text={activity.body} />}
            <FindingLinks collection={activities.name} id={activity.id} />
            {activity.outcome && <p className="s-muted">Outcome: {activity.outcome}</p>}
            {activity.type === 'task' && <TaskDone activity={activity} />}
          </div>
          <span className={styles.entryActions} data-actions>
            <Allowed action="change" module={activities.modules}>
              <IconButton
                label={`${activity.pinned ? 'Unpin' : 'Pin'} ${title}`}
                icon={activity.pinned ? PinOff : Pin}
                onClick={() => attempt(failure, () => void togglePinned(activity.id))}
              />
            </Allowed>
            {meeting && (
              <Link
                className="s-icon-button"
                to={paths.module.href('calendar', { meeting })}
                title={`Open ${title} in the calendar`}
                aria-label={`Open ${title} in the calendar`}
              >
                <CalendarDays size={16} aria-hidden />
              </Link>
            )}
            {isOwn && (
              <Allowed action="change" module={activities.modules}>
                <IconButton label={`Edit ${title}`} icon={Pencil} onClick={() => setOpened(true)} />
              </Allowed>
            )}
            {isOwn && (
              <Allowed action="delete" module={activities.modules}>
                <IconButton
                  label={`Delete ${title}`}
                  icon={Trash2}
                  onClick={() =>
                    attempt(failure, () => {
                      focusEntry(neighbourOf(item.current));
                      deleteActivities([activity.id]);
                      notifyStep('Activity deleted', deletedNote());
                    })
                  }
                />
              </Allowed>
            )}
          </span>
        </>
      )}
    </li>
  );
});

/** How an email that has not gone out is doing: a timeline is not to read as if it had. */
function useUnsent(activityId: string): string | undefined {
  const [collection, id] = activities.restorable?.partOf?.(activityId)?.split('/') ?? [];
  const mail = useRecord(outgoingMail, collection === outgoingMail.name ? id : undefined);
  return mail && mail.status !== 'sent' ? stateOfMail(mail).label : undefined;
}

/** The focus moves to where the work goes on: its first button. */
const focusEntry = (entry: Element | null | undefined) =>
  entry?.querySelector<HTMLElement>('[data-actions] > *')?.focus();

/** The entry below, or above the last one. */
function neighbourOf(entry: Element | null): Element | undefined {
  const all = [...document.querySelectorAll('[data-entry]')];
  const at = entry ? all.indexOf(entry) : -1;
  return all[at + 1] ?? all[at - 1];
}

function TaskDone({ activity }: { readonly activity: Activity }) {
  const may = useMay();
  return (
    <Row as="label" inline gap={2} align="center" justifySelf="start" minHeight={24}>
      <input
        type="checkbox"
        checked={activity.completedAt !== undefined}
        disabled={!may('change', activities.modules)}
        onChange={() =>
          attempt(failure, () => {
            if (activity.completedAt) reopenActivity(activity.id);
            else completeActivity(activity.id);
          })
        }
      />
      Done
    </Row>
  );
}
