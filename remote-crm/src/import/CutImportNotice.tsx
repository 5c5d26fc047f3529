import { counted } from '@steps/shared';
import { attemptLater, DateText, Row } from '@steps/shared/ui';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { notifyStep } from '../ground/notices/stepNotice';
import styles from './cutImport.module.css';
import { forgetImport, takeBackImport, useCutImport } from './importJournalState';

/** Says that an import was cut off, and how much of it is here; nothing when none was. */
export function CutImportNotice() {
  const cut = useCutImport();
  const [progress, setProgress] = useState<number>();
  if (!cut) return null;
  const { importId, file } = cut;
  const takeBack = async () => {
    setProgress(0);
    await attemptLater(
      { title: 'Not undone', description: 'Everything is as it was before. Please try again.' },
      async () => {
        const { kept } = await takeBackImport(importId, setProgress);
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
      className={styles.cut}
      aria-label="An import was interrupted"
    >
      <CircleAlert size={16} aria-hidden />
      <p>
        The import of {file} (<DateText value={cut.startedAt} />) stopped when the page was closed.{' '}
        {counted(cut.contacts, 'contact')} {cut.contacts === 1 ? 'was' : 'were'} imported. To add the rest, import the
        file again: contacts with an email are not duplicated.
      </p>
      {progress === undefined ? (
        <Row as="span" gap={2} wrap>
          <Button size="small" onClick={() => void takeBack()}>
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
