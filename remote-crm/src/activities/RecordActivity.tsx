import { type Activity, Allowed, activities as allActivities } from '@steps/business';
import { Stack } from '@steps/platform/ui';
import { useState } from 'react';
import { SentMail } from '../mail/SentMail';
import type { About } from '../records/recordPage/callAndEmail';
import { ActivityComposer } from './ActivityComposer';
import { Timeline } from './Timeline';
import { TimelineFilters } from './TimelineFilters';
import { noFilter } from './timelineRules';

interface RecordActivityProps {
  readonly about: About;
  readonly activities: readonly Activity[];
  /** Whether to name the contact of each activity. */
  readonly withWho?: boolean;
}

/** Centre pane: the composer, and the timeline. */
export function RecordActivity({ about, activities, withWho = false }: RecordActivityProps) {
  const [filter, setFilter] = useState(noFilter);
  return (
    <Stack as="section" padding={4} gap={4} bound alignContent="start" aria-label="Activity">
      <h2 className="s-hidden">Activity</h2>
      <Allowed action="add" module={allActivities.modules}>
        <ActivityComposer about={about} />
      </Allowed>
      <SentMail about={about} />
      {activities.length > 0 && <TimelineFilters filter={filter} onChange={setFilter} />}
      <Timeline {...{ activities, filter, withWho }} onFilter={setFilter} />
    </Stack>
  );
}
