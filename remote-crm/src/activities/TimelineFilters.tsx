import type { ActivityType } from '@steps/business';
import { Row, SearchField, Stack } from '@steps/platform/ui';
import { activityLook, shownTypes } from './activityLabels';
import styles from './timeline.module.css';
import type { TimelineFilter } from './timelineRules';

interface TimelineFiltersProps {
  readonly filter: TimelineFilter;
  readonly onChange: (filter: TimelineFilter) => void;
}

/** What the timeline shows: some kinds, only pinned entries, or those with a text. */
export function TimelineFilters({ filter, onChange }: TimelineFiltersProps) {
  const toggle = (kind: ActivityType) => {
    const { kinds } = filter;
    onChange({ ...filter, kinds: kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind] });
  };
  return (
    <Stack gap={2}>
      <Row as="fieldset" gap={1} wrap bare>
        <legend className="s-hidden">Show in the timeline</legend>
        {shownTypes.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.timelineKind}
            aria-pressed={filter.kinds.includes(type)}
            onClick={() => toggle(type)}
          >
            {`${activityLook(type).label}s`}
          </button>
        ))}
        <button
          type="button"
          className={styles.timelineKind}
          aria-pressed={filter.pinnedOnly}
          onClick={() => onChange({ ...filter, pinnedOnly: !filter.pinnedOnly })}
        >
          Pinned
        </button>
      </Row>
      <SearchField
        wide
        label="Search activities"
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
    </Stack>
  );
}
