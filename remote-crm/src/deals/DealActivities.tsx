import {
  Allowed,
  activitiesByDeal,
  activities as allActivities,
  byTime,
  createActivity,
  type Deal,
  shownAt,
  useRecordsBy,
} from '@steps/shared';
import { FindingLinks } from '@steps/shared/findings';
import { DateText } from '@steps/shared/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { activityLook } from '../activities/activityLabels';
import { problemOf } from '../ground/forms/problemOf';
import { TextField } from '../ground/forms/TextField';
import { notifyStep } from '../ground/notices/stepNotice';
import styles from './dealSheet.module.css';

/** Entries shown before the rest waits behind a button. */
const shownFirst = 20;
const kinds = ['note', 'call', 'email', 'meeting', 'task'] as const;

/** What happened with a deal, newest first, and a line to add to it. */
export function DealActivities({ deal }: { readonly deal: Deal }) {
  const activities = useRecordsBy(activitiesByDeal, deal.id);
  const [all, setAll] = useState(false);
  const newest = [...activities].sort((one, other) => byTime(shownAt(other), shownAt(one)));
  const shown = all ? newest : newest.slice(0, shownFirst);
  return (
    <section aria-label="Activity" className="s-stack">
      <h3>Activity</h3>
      <Allowed action="add" module={allActivities.modules}>
        <AddLine deal={deal} />
      </Allowed>
      {shown.length === 0 && (
        <p className="s-faint">Nothing has happened yet. Every change of this deal stands here.</p>
      )}
      <ol className={`s-plain ${styles.dealActivities}`} data-own>
        {shown.map((activity) => {
          const { label, icon: Icon } = activityLook(activity.type);
          return (
            <li key={activity.id}>
              <Icon size={16} aria-label={label} role="img" />
              <span>
                {activity.subject && <strong>{activity.subject}</strong>}
                {activity.body && <span className={styles.dealBody}>{activity.body}</span>}
                <FindingLinks collection={activitiesByDeal.collection.name} id={activity.id} />
                <span className="s-faint">
                  <DateText value={shownAt(activity)} />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {newest.length > shown.length && <Button onClick={() => setAll(true)}>Show all {newest.length}</Button>}
    </section>
  );
}

function AddLine({ deal: { id, contactId, companyId } }: { readonly deal: Deal }) {
  const [type, setType] = useState<(typeof kinds)[number]>('note');
  const [subject, setSubject] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!subject.trim()) return setError('Write what happened.');
    try {
      createActivity({
        type,
        subject,
        dealId: id,
        ...(contactId ? { contactId } : {}),
        ...(companyId ? { companyId } : {}),
      });
      notifyStep('Activity Added', 'New activity has been created successfully.');
      setSubject('');
      setError(undefined);
    } catch (failure) {
      setError(problemOf(failure, 'The activity could not be added. Please try again.'));
    }
  };
  return (
    <form className={styles.dealAdd} aria-label="Add activity" noValidate onSubmit={submit}>
      <select
        className="s-input"
        aria-label="Kind"
        value={type}
        // The options are exactly the kinds.
        onChange={(event) => setType(event.target.value as (typeof kinds)[number])}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {activityLook(kind).label}
          </option>
        ))}
      </select>
      <div className={styles.dealAddWhat}>
        <TextField label="What happened" value={subject} onChange={setSubject} error={error} />
      </div>
      <Button htmlType="submit">Add activity</Button>
    </form>
  );
}
