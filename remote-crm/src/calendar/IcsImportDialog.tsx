import { contacts } from '@steps/business';
import { ics, schedule } from '@steps/business/calendar';
import { meetings } from '@steps/business/meetings';
import { countedAs, type Encoding, RuleError, readText, type TextReading } from '@steps/platform';
import { TextReadingField } from '@steps/platform/fields';
import { Dialog, FormField, failureText, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { notifyStep } from '../records/notices/stepNotice';
import styles from './IcsImportDialog.module.css';
import { type PlannedMeeting, planImport } from './icsImportRules';
import { whenInFile } from './icsPreviewRules';

interface IcsImportDialogProps {
  readonly zone: string;
  readonly onClose: () => void;
}

/** Larger files are refused, bytes: ten years of a full calendar are far smaller. */
const sizeLimit = 10 * 1024 * 1024;
/** Rows of the preview; the counts above tell of all. */
const shownRows = 200;

const tags = {
  new: { tone: 'success', label: 'New' },
  changed: { tone: 'info', label: 'Updated' },
  same: { tone: 'neutral', label: 'Already here' },
  older: { tone: 'neutral', label: 'Older version' },
} as const;

/** Brings meetings in from an .ics file: shows what would happen, then does it as one step. */
export function IcsImportDialog({ zone, onClose }: IcsImportDialogProps) {
  const [plan, setPlan] = useState<readonly PlannedMeeting[]>();
  const [leftOut, setLeftOut] = useState<LeftOutProps['leftOut']>([]);
  const [error, setError] = useState<string>();
  const [file, setFile] = useState<File>();
  const [letters, setLetters] = useState<TextReading>();
  const work = plan?.filter(({ what }) => what === 'new' || what === 'changed') ?? [];

  const read = async (file: File | undefined, encoding?: Encoding) => {
    if (!file) return;
    setFile(file);
    setError(undefined);
    setPlan(undefined);
    setLetters(undefined);
    try {
      if (file.size > sizeLimit)
        throw new RuleError('The file is larger than 10 MB. Export a shorter time and try again.');
      const { text, ...asRead } = await readText(file, encoding);
      const reading = ics.read(text, zone);
      setLetters(asRead);
      setLeftOut(reading.leftOut);
      setPlan(planImport(reading, meetings.all(), contacts.all()));
    } catch (failure) {
      setError(failureText(failure, 'The file could not be read. Nothing was changed.'));
    }
  };
  const run = () => {
    try {
      const added = work.flatMap(({ meeting, what }) => (what === 'new' ? [meeting] : []));
      const changed = work.flatMap(({ after }) => after ?? []);
      schedule.import(`Import ${count(work.length)}`, added, changed);
      onClose();
      notifyStep(
        `${count(work.length)} imported`,
        changed.length > 0 ? `${changed.length} of them were updated.` : undefined,
      );
    } catch (failure) {
      setError(failureText(failure, 'The meetings could not be imported. Nothing was changed.'));
    }
  };

  return (
    <Dialog
      open
      size="large"
      title="Import an .ics file"
      description="As exported by Google Calendar, Outlook or Apple Calendar. Nothing is changed before you have seen what would happen."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={work.length === 0} onClick={run}>
            {work.length === 0 ? 'Import meetings' : `Import ${count(work.length)}`}
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <FormField label="File" error={error}>
          {(control) => (
            <input
              {...control}
              className="s-input"
              type="file"
              accept=".ics,text/calendar"
              onChange={(event) => void read(event.target.files?.[0])}
            />
          )}
        </FormField>
        {letters && <TextReadingField reading={letters} onChoose={(encoding) => void read(file, encoding)} />}
        {plan && <Preview plan={plan} zone={zone} />}
        {leftOut.length > 0 && plan && <LeftOut leftOut={leftOut} />}
      </Stack>
    </Dialog>
  );
}

function Preview({ plan, zone }: { readonly plan: readonly PlannedMeeting[]; readonly zone: string }) {
  const number = (what: PlannedMeeting['what']) =>
    plan.filter((one) => one.what === what).length.toLocaleString('en-GB');
  const hasOlder = plan.some(({ what }) => what === 'older');
  return (
    <>
      <p role="status">
        {plan.length === 0
          ? 'There is no meeting in this file that can be imported.'
          : `${count(plan.length)} in the file: ${number('new')} new, ${number('changed')} updated, ${number('same')} already here${hasOlder ? `, ${number('older')} older than yours` : ''}.`}
      </p>
      {plan.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className={styles.preview} aria-label="Meetings in the file" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Meeting</th>
                <th scope="col">When</th>
                <th scope="col">What happens</th>
              </tr>
            </thead>
            <tbody>
              {plan.slice(0, shownRows).map(({ meeting, notes, what }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same meeting twice; its rows never move.
                <tr key={index}>
                  <td>
                    {meeting.title}
                    {notes.map((note) => (
                      <p key={note} className="s-faint">
                        {note}
                      </p>
                    ))}
                  </td>
                  <td>{whenInFile(meeting, zone)}</td>
                  <td>
                    <StatusTag tone={tags[what].tone}>{tags[what].label}</StatusTag>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {plan.length > shownRows && <p className="s-faint">And {count(plan.length - shownRows)} more.</p>}
        </section>
      )}
    </>
  );
}

interface LeftOutProps {
  readonly leftOut: ReturnType<typeof ics.read>['leftOut'];
}

function LeftOut({ leftOut }: LeftOutProps) {
  return (
    <section aria-label="Left out">
      <Text as="h3" tone="warning" breakWords className={styles.conflict}>
        <CircleAlert size={14} aria-hidden /> Left out
      </Text>
      <ul>
        {leftOut.slice(0, shownRows).map(({ what, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be left out for the same reason; they never move.
          <li key={index}>
            {what}: <span className="s-muted">{why}</span>
          </li>
        ))}
      </ul>
      {leftOut.length > shownRows && <p className="s-faint">And {count(leftOut.length - shownRows)} more.</p>}
    </section>
  );
}

const count = countedAs('meeting');
