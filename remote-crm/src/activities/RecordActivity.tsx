import { type Activity, Allowed, activities as allActivities } from '@steps/shared';
import { Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { draftsOf } from '../ground/recordPage/draftState';
import styles from '../ground/recordPage/record.module.css';
import { AddActivity, type AddActivityProps } from './AddActivity';
import { activityDraftSchema, blankActivity } from './activityDraftRules';
import { Timeline } from './Timeline';
import { TimelineFilters } from './TimelineFilters';
import { noFilter } from './timelineRules';

interface RecordActivityProps extends Pick<AddActivityProps, 'about'> {
  readonly activities: readonly Activity[];
  /** Call and Email, beside adding an activity. */
  readonly actions: ReactNode;
  /** Names the contact of each activity. */
  readonly withWho?: boolean;
}

const useActivityDraft = draftsOf('new-activity', activityDraftSchema);

/** Centre pane: adding an activity, and what happened so far. */
export function RecordActivity({ about, activities, actions, withWho = false }: RecordActivityProps) {
  const { draft, foundFrom, keep } = useActivityDraft(about.contactId ?? about.companyId);
  const [opened, setOpened] = useState(false);
  const [filter, setFilter] = useState(noFilter);
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = opened || draft !== undefined;
  const close = () => {
    keep(undefined);
    setOpened(false);
    // It can take the focus again with the next render.
    setTimeout(() => add.current?.focus());
  };
  return (
    <Section title="Activity">
      <div className="s-stack">
        <div className={`s-line ${styles.activityButtons}`}>
          <Allowed action="add" module={allActivities.modules}>
            <Button
              ref={add}
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              disabled={isAdding}
              onClick={() => setOpened(true)}
            >
              Add Activity
            </Button>
          </Allowed>
          {actions}
        </div>
        {isAdding && (
          <AddActivity {...{ about, foundFrom }} draft={draft ?? blankActivity} onChange={keep} onClose={close} />
        )}
        {activities.length > 0 && <TimelineFilters filter={filter} onChange={setFilter} />}
        <Timeline {...{ activities, filter, withWho }} onFilter={setFilter} />
      </div>
    </Section>
  );
}
