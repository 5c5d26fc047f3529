import { counted } from '@steps/platform';
import { attemptLater, DateText, Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { notifyStep } from '../records/notices/stepNotice';
import { forgetImport, undoImport, useInterruptedImport } from './importJournalState';
import styles from './interruptedImport.module.css';

/** Says that an import was interrupted, and how much of it was written; nothing if none was. */
export function InterruptedImportNotice() {
  const interrupted = useInterruptedImport();
  const [progress, setProgress] = useState<number>();
  if (!interrupted) return null;
  const { importId, file } = interrupted;
  const onUndo = async () => {
    setProgress(0);
    await attemptLater(
      { title: 'Not undone', description: 'Everything is as it was before. Please try again.' },
      async () => {
        const { kept } = await undoImport(importId, setProgress);
        const stayed = `${counted(kept, 'record')} changed since and stayed as ${kept === 1 ? 'it is' : 'they are'}.`;
        notifyStep(`The import of ${file} was undone`, kept > 0 ? stayed : undefined);
      },
    );
    setProgress(undefined);
  };
  return (
    <Row
      as="section"
      gap={2}
      align="start"
      wrap
      padding={3}
      bordered
      radius="control"
      breakWords
      className={styles.interrupted}
      aria-label="An import was interrupted"
    >
      <CircleAlert size={16} aria-hidden />
      <p>
        The import of {file} (<DateText value={interrupted.startedAt} />) stopped when the page was closed.{' '}
        {counted(interrupted.contacts, 'contact')} {interrupted.contacts === 1 ? 'was' : 'were'} imported. To add the
        rest, import the file again: contacts with an email are not duplicated.
      </p>
      {progress === undefined ? (
        <Row as="span" gap={2} wrap>
          <Button size="small" onClick={() => void onUndo()}>
            Undo the import
          </Button>
          <Button size="small" onClick={() => forgetImport(importId)}>
            Keep it
          </Button>
        </Row>
      ) : (
        <span role="status">{Math.round(progress * 100)} % undone</span>
      )}
    </Row>
  );
}
