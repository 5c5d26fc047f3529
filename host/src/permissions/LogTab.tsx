import { allowExport, logEntries, useMay } from '@steps/business';
import { type LogEntry, workspaceLog } from '@steps/business/host';
import { formatMoment, ownDay, saveFile, useRecords } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import {
  attempt,
  EmptyState,
  NothingFound,
  notify,
  SearchField,
  Section,
  Stack,
  StatusTag,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Download, History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorText } from '../gate/errorText';
import { rightModules } from '../people/presets';
import { extentOf, type LogFilter, logCsv, noFilter, shownEntries } from './logRules';
import styles from './permissions.module.css';
import { revertEntry, revertRefusal } from './revertEntry';

/** Lines shown at first; more come at a press. */
const atOnce = 50;
const periods = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
];

/** Who did what, in this business and in the workspace; steps of this business can be taken back. */
export function LogTab() {
  const business = useRecords(logEntries);
  const workspace = useRecords(workspaceLog);
  const may = useMay();
  const [filter, setFilter] = useState<LogFilter>(noFilter);
  const [count, setCount] = useState(atOnce);
  const [now] = useState(Date.now);
  const all = useMemo(() => [...business, ...workspace], [business, workspace]);
  const shown = useMemo(() => shownEntries(all, filter, Math.max(now, Date.now())), [all, filter, now]);
  const actors = [...new Set(all.map(({ actor }) => actor))].sort();
  const ownIds = useMemo(() => new Set(business.map(({ id }) => id)), [business]);
  const change = (patch: Partial<LogFilter>) => {
    setFilter({ ...filter, ...patch });
    setCount(atOnce);
  };
  if (all.length === 0) {
    return (
      <EmptyState
        icon={History}
        title="No activity yet"
        purpose="Everything people add, change, delete, export or approve is listed here, and can be taken back."
      />
    );
  }
  return (
    <Section
      title="Activity log"
      count={shown.length}
      purpose="The last 2,000 steps in this business and the workspace. The log cannot be edited in Steps."
      actions={
        <Button
          icon={<Download size={16} aria-hidden />}
          disabled={shown.length === 0 || !may('export', 'permissions')}
          onClick={() => exportLog(shown)}
        >
          Export CSV
        </Button>
      }
    >
      <div className={styles.filters}>
        <SearchField wide label="Search the log" value={filter.query} onChange={(query) => change({ query })} />
        <SelectField
          label="Person"
          hideLabel
          required={false}
          placeholder="Everybody"
          options={actors.map((actor) => ({ value: actor, label: actor }))}
          value={filter.actor}
          onChange={(actor) => change({ actor })}
        />
        <SelectField
          label="Module"
          hideLabel
          required={false}
          placeholder="Every module"
          options={rightModules.map(({ id, title }) => ({ value: id, label: title }))}
          value={filter.module}
          onChange={(module) => change({ module })}
        />
        <SelectField
          label="Period"
          hideLabel
          required={false}
          placeholder="Any time"
          options={periods}
          value={filter.days ? String(filter.days) : ''}
          onChange={(days) => change({ days: Number(days) })}
        />
      </div>
      {shown.length === 0 ? (
        <NothingFound searched="the log with these filters" onClear={() => change(noFilter)} />
      ) : (
        <ol className="s-plain">
          {shown.slice(0, count).map((entry) => (
            <LogLine key={entry.id} entry={entry} own={ownIds.has(entry.id)} now={new Date(now)} />
          ))}
        </ol>
      )}
      {shown.length > count && (
        <div>
          <Button onClick={() => setCount(count + atOnce)}>
            Show {Math.min(atOnce, shown.length - count)} more of {shown.length.toLocaleString('en-GB')}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface LogLineProps {
  readonly entry: LogEntry;
  /** Of the open business: only its steps are taken back here. */
  readonly own: boolean;
  readonly now: Date;
}

function LogLine({ entry, own, now }: LogLineProps) {
  const names = entry.names.filter((name) => !entry.label.includes(name)).join(', ');
  const extent = extentOf(entry);
  return (
    <li className={styles.line}>
      <Stack as="span" basis={200} shrink size={13} breakWords>
        <Text as="strong" size={14} weight={600}>
          {entry.label}
        </Text>
        <span className="s-faint">
          {entry.actor}
          {entry.device && entry.device !== entry.actor && ` (${entry.device})`} ·{' '}
          <time dateTime={entry.at}>{formatMoment(new Date(entry.at), now)}</time>
          {extent && ` · ${extent}`}
          {names && ` · ${names}`}
        </span>
      </Stack>
      {entry.ai && <StatusTag tone="info">AI, approved</StatusTag>}
      {own && revertRefusal(entry) === undefined && (
        <Button size="small" aria-label={`Take back: ${entry.label}`} onClick={() => revert(entry)}>
          Take back
        </Button>
      )}
    </li>
  );
}

function revert(entry: LogEntry): void {
  attempt({ title: 'Step not taken back', description: errorText }, () => {
    revertEntry(entry);
    notify({ title: 'Step taken back', description: entry.label });
  });
}

function exportLog(entries: readonly LogEntry[]): void {
  if (!allowExport('permissions', 'the activity log')) return;
  saveFile(`steps-activity-${ownDay(new Date())}.csv`, logCsv(entries), 'text/csv');
}
