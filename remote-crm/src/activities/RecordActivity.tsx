import type { Activity, ActivityType } from '@steps/shared';
import { Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { draftsOf } from '../record/draftState';
import { type ActivityDraft, AddActivity, type AddActivityProps, blankActivity } from './AddActivity';
import { activityLook, shownTypes } from './activityLabels';
import { Timeline } from './Timeline';
import '../record/record.css';

interface RecordActivityProps extends Pick<AddActivityProps, 'about'> {
  readonly activities: readonly Activity[];
}

const useActivityDraft = draftsOf<ActivityDraft>();

/** Centre pane: adding an activity, and what happened so far. */
export function RecordActivity({ about, activities }: RecordActivityProps) {
  const [draft, keep] = useActivityDraft(about.contactId ?? about.companyId ?? '');
  const [kind, setKind] = useState<ActivityType | ''>('');
  return (
    <Section title="Activity">
      <div className="s-stack">
        <div className="c-activity-line">
          <Button
            type="primary"
            icon={<Plus size={16} aria-hidden />}
            disabled={draft !== undefined}
            onClick={() => keep(blankActivity)}
          >
            Add activity
          </Button>
          <select
            className="s-input"
            aria-label="Show activities"
            value={kind}
            // The options are exactly the kinds.
            onChange={(event) => setKind(event.target.value as ActivityType | '')}
          >
            <option value="">All activities</option>
            {shownTypes.map((type) => (
              <option key={type} value={type}>{`${activityLook(type).label}s`}</option>
            ))}
          </select>
        </div>
        {draft && <AddActivity about={about} draft={draft} onChange={keep} onClose={() => keep(undefined)} />}
        <Timeline activities={activities} kind={kind} />
      </div>
    </Section>
  );
}
