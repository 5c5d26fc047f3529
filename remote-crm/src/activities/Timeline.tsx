import type { Activity } from '@steps/business';
import { announce, NothingFound, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { activityLook } from './activityLabels';
import { TimelineEntry } from './TimelineEntry';
import styles from './timeline.module.css';
import { filteredTimeline, noFilter, shownCount, type TimelineFilter, timelineDays } from './timelineRules';

interface TimelineProps {
  readonly activities: readonly Activity[];
  readonly filter: TimelineFilter;
  readonly onFilter: (filter: TimelineFilter) => void;
  /** Whether to name the contact of each activity. */
  readonly withWho: boolean;
}

/** What happened with a record, by day, newest first; a long history comes page by page. */
export function Timeline({ activities, filter, onFilter, withWho }: TimelineProps) {
  const [pages, setPages] = useState(1);
  const ordered = useMemo(() => filteredTimeline(activities, filter), [activities, filter]);
  const count = shownCount(ordered, pages);
  const days = timelineDays(ordered.slice(0, count), new Date());
  const more = () => {
    setPages(pages + 1);
    announce(`${shownCount(ordered, pages + 1) - count} more activities shown`);
  };

  if (activities.length === 0) {
    return <p className="s-faint">No activities yet. Add the first one above.</p>;
  }
  if (ordered.length === 0) {
    return <NothingFound searched={searched(filter)} onClear={() => onFilter(noFilter)} />;
  }
  return (
    <Stack gap={4} bound alignContent="start">
      {days.map(({ label, activities: inDay }) => (
        <Stack as="section" key={label} gap={2} className={styles.day} aria-label={label}>
          <Text as="h3" tone="faint" size={12} weight={500}>
            {label}
          </Text>
          <Stack as="ol" plain data-own>
            {inDay.map((activity) => (
              <TimelineEntry key={activity.id} activity={activity} withWho={withWho} />
            ))}
          </Stack>
        </Stack>
      ))}
      {count < ordered.length && (
        <Button onClick={more}>
          Show earlier activities ({(ordered.length - count).toLocaleString('en-GB')} more)
        </Button>
      )}
    </Stack>
  );
}

function searched({ kinds, text, pinnedOnly }: TimelineFilter): string {
  const words = kinds.map((kind) => `${activityLook(kind).label.toLowerCase()}s`);
  const what = `${pinnedOnly ? 'pinned ' : ''}${words.join(' and ') || 'activities'}`;
  return text.trim() ? `“${text.trim()}” in ${what}` : what;
}
