import { type AiResult, Allowed, LookOnly } from '@steps/business';
import { formatDate, ownDay } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import type { Source } from '../tasks/researchSource';
import { toldNext } from './foundSources';
import { type Research, type Schedule, schedules } from './research';
import { changedSources, dueOn } from './researchRules';
import { changeResearch, toldSources } from './researchState';

interface UpdatePanelProps {
  readonly research: Research;
  readonly newest: AiResult;
  readonly found: readonly Source[];
  readonly today: string;
  readonly busy: boolean;
  readonly onUpdate: () => void;
}

/** When the document is due again, what its sources say now, and the way to a new version. */
export function UpdatePanel({ research, newest, found, today, busy, onUpdate }: UpdatePanelProps) {
  const due = dueOn(ownDay(newest.createdAt), research.schedule);
  const changes = changedSources(toldSources(newest), toldNext(research, found), research);
  return (
    <Section title="Updates">
      <Stack gap={4} bound alignContent="start">
        <LookOnly module="strategy" hideNote>
          <SelectField
            label="Update schedule"
            required
            value={research.schedule}
            onChange={(schedule) => changeResearch(research.id, { schedule: schedule as Schedule })}
            options={Object.entries(schedules).map(([value, label]) => ({ value, label }))}
          />
        </LookOnly>
        {due && (
          <p>
            {due <= today
              ? `Due since ${formatDate(due, { year: true })}.`
              : `Next on ${formatDate(due, { year: true })}.`}
          </p>
        )}
        {changes.length === 0 ? (
          <p className="s-faint">The sources have not changed.</p>
        ) : (
          <>
            <p>{changes.length === 1 ? '1 source has changed:' : `${changes.length} sources have changed:`}</p>
            <Stack as="ul" gap={2} size={13} breakWords plain aria-label="Changed sources">
              {changes.map(({ title, before, now }) => (
                <li key={`${title} ${before} ${now}`}>
                  <strong>{title}</strong>
                  <p>{now ?? 'No longer a source.'}</p>
                  <p className="s-faint">{before === undefined ? 'New since then.' : `Before: ${before}`}</p>
                </li>
              ))}
            </Stack>
          </>
        )}
        <Allowed action="change" module="strategy">
          <div>
            <Button icon={<RefreshCw size={16} aria-hidden />} disabled={busy} onClick={onUpdate}>
              Write a new version
            </Button>
          </div>
        </Allowed>
      </Stack>
    </Section>
  );
}
