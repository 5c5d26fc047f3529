import {
  type Activity,
  type ActivityType,
  completeActivity,
  deleteActivities,
  reopenActivity,
  shownAt,
  togglePinned,
} from '@steps/shared';
import { DateText, IconButton } from '@steps/shared/ui';
import { Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { attempt, notifyStep } from '../notices/stepNotice';
import { activityLook } from './activityLabels';
import { ofKind, timelineDays } from './timelineRules';
import './timeline.css';

/** Days beyond this wait behind a button: a long history must not make the page slow. */
const daysShown = 30;

interface TimelineProps {
  readonly activities: readonly Activity[];
  /** Only this kind, as shown; all without. */
  readonly kind: ActivityType | '';
}

/** What happened with a record, by day, newest first. */
export function Timeline({ activities, kind }: TimelineProps) {
  const [all, setAll] = useState(false);
  const days = timelineDays(ofKind(activities, kind), new Date());
  const shown = all ? days : days.slice(0, daysShown);
  return (
    <div className="s-stack">
      {shown.length === 0 && (
        <p className="s-faint">
          {activities.length === 0
            ? 'Nothing has happened yet. Add the first activity above.'
            : 'Nothing of this kind.'}
        </p>
      )}
      {shown.map(({ label, activities: inDay }) => (
        <section key={label} className="c-day" aria-label={label}>
          <h3 className="c-day__label">{label}</h3>
          <ol className="s-plain c-timeline">
            {inDay.map((activity) => (
              <TimelineEntry key={activity.id} activity={activity} />
            ))}
          </ol>
        </section>
      ))}
      {shown.length < days.length && (
        <button type="button" className="s-button" onClick={() => setAll(true)}>
          Show {days.length - shown.length} earlier days
        </button>
      )}
    </div>
  );
}

const failure = { title: 'Nothing was changed', description: 'The activity could not be changed. Please try again.' };

function TimelineEntry({ activity }: { readonly activity: Activity }) {
  const { icon: Icon, label } = activityLook(activity.type);
  const title = activity.subject || label;
  const isTask = activity.type === 'task';
  return (
    <li className="c-entry">
      <span className="c-entry__icon">
        <Icon size={16} aria-hidden />
      </span>
      <div className="c-entry__main">
        <div className="c-entry__head">
          <strong data-done={activity.completedAt ? true : undefined}>{title}</strong>
          <span className="s-faint">
            {label} · <DateText value={shownAt(activity)} />
            {activity.owner && ` · ${activity.owner}`}
          </span>
        </div>
        {activity.body && <p className="c-entry__body">{activity.body}</p>}
        {activity.outcome && <p className="s-muted">Outcome: {activity.outcome}</p>}
        {isTask && (
          <label className="c-entry__task">
            <input
              type="checkbox"
              checked={activity.completedAt !== undefined}
              onChange={() =>
                attempt(failure, () => {
                  if (activity.completedAt) reopenActivity(activity.id);
                  else completeActivity(activity.id);
                })
              }
            />
            Done
          </label>
        )}
      </div>
      <span className="c-entry__actions">
        <IconButton
          label={`${activity.pinned ? 'Unpin' : 'Pin'} ${title}`}
          icon={activity.pinned ? PinOff : Pin}
          onClick={() => attempt(failure, () => void togglePinned(activity.id))}
        />
        <IconButton
          label={`Delete ${title}`}
          icon={Trash2}
          onClick={() =>
            attempt(failure, () => {
              deleteActivities([activity.id]);
              notifyStep('Activity deleted');
            })
          }
        />
      </span>
    </li>
  );
}
