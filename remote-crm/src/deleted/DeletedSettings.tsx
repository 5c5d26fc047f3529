import { Allowed } from '@steps/business';
import { forgetDeleted, keptDays } from '@steps/business/deleted';
import { meetings } from '@steps/business/meetings';
import { countedAs } from '@steps/platform';
import { attempt, DateText, lazyPart, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { RotateCcw, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { quotes } from '../nouns/quote';
import { type Deletion, deletions, isPart, restoreDeleted, useDeletedRecords } from '../records/deletedState';
import styles from '../records/forms/settings.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import { tickets } from '../tickets';

const EraseDialog = lazyPart(async () => (await import('./EraseDialog')).EraseDialog);

const failure = { title: 'Not restored', description: 'The records could not be brought back. Please try again.' };
const shownAtOnce = 50;
/** The module whose rights decide about deleted records; one of several is enough. */
const modules = ['crm', 'sales', 'calendar', 'support'];
/** By collection. A collection that is not loaded cannot be restored, so all of them are imported here. */
const counted: Readonly<Record<string, (count: number) => string>> = {
  contacts: countedAs('contact'),
  companies: countedAs('company', 'companies'),
  deals: countedAs('deal'),
  activities: countedAs('activity', 'activities'),
  [meetings.name]: countedAs('meeting'),
  [tickets.name]: countedAs('ticket'),
  [quotes.name]: countedAs('quote'),
};

/** Settings: what was deleted recently, by step, with a way to restore it. */
export function DeletedSettings() {
  const records = useDeletedRecords();
  const steps = useMemo(() => deletions(records), [records]);
  const [shown, setShown] = useState(shownAtOnce);
  useEffect(() => forgetDeleted(), []);
  return (
    <Section
      title="Recently deleted"
      purpose={`What was deleted of contacts, companies, deals, activities, meetings, tickets and quotes can be restored here for ${keptDays} days.`}
    >
      {steps.length === 0 && <p className="s-faint">Nothing was deleted in the last {keptDays} days.</p>}
      <ul className={`s-plain ${styles.settings}`}>
        {steps.slice(0, shown).map((deletion) => (
          <DeletionRow key={`${deletion.at}${deletion.step}`} deletion={deletion} />
        ))}
      </ul>
      {steps.length > shown && (
        <Button onClick={() => setShown(shown + shownAtOnce)}>
          Show {Math.min(shownAtOnce, steps.length - shown)} more
        </Button>
      )}
    </Section>
  );
}

function DeletionRow({ deletion: { step, at, records } }: { readonly deletion: Deletion }) {
  const [asking, setAsking] = useState(false);
  const ids = records.map(({ id }) => id);
  const restore = () =>
    attempt(failure, () => {
      const count = restoreDeleted(ids);
      notifyStep(count === 0 ? 'It is there already' : `${count === 1 ? 'A record' : `${count} records`} restored`);
    });
  return (
    <li className={styles.settingsRow}>
      <Stack gap={1} shrink>
        <span>{step}</span>
        <span className="s-faint">
          {kinds(records)} · <DateText value={at} />
        </span>
      </Stack>
      <span className={styles.settingsCount} />
      <Row as="span" inline justify="end" size={13} className={styles.settingsActions}>
        <Allowed action="add" module={modules}>
          <Button icon={<RotateCcw size={16} aria-hidden />} aria-label={`Restore: ${step}`} onClick={restore}>
            Restore
          </Button>
        </Allowed>
        <Allowed action="delete" module={modules}>
          <Button
            type="text"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={`Delete for good: ${step}`}
            onClick={() => setAsking(true)}
          />
        </Allowed>
      </Row>
      {asking && (
        <Suspense>
          <EraseDialog records={records} kinds={kinds(records)} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** "2 contacts, 1 deal". */
function kinds(records: Deletion['records']): string {
  const counts = new Map<string, number>();
  for (const { collection } of records.filter((record) => !isPart(record)))
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return [...counts].map(([collection, count]) => counted[collection]?.(count) ?? `${count} ${collection}`).join(', ');
}
