import { UploadField } from '@steps/shared/fields';
import { Dialog, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { undoNotice } from '../studio/undoNotice';
import styles from './ImportDialog.module.css';
import { importPosts } from './importState';
import type { ReadPosts } from './postsCsv';

const mostBytes = 5 * 1024 * 1024;
/** As many as can be read; the rest is counted. */
const mostProblems = 8;

/** Posts of a CSV file: what was found is said before anything is taken. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ReadPosts>();
  const take = async (next: readonly File[]) => {
    setFiles(next);
    setRead(undefined);
    const [file] = next;
    if (!file) return;
    const { readPosts } = await import('./postsCsv');
    setRead(readPosts(await file.text()));
  };
  const posts = read?.posts ?? [];
  const dated = posts.filter(({ at }) => at).length;
  return (
    <Dialog
      open
      title="Import posts"
      description="A CSV file with a column “Text”, and if you like “Title”, “Date”, “Hashtags” and “Status”. Days are read as 10/12/2026 or 2026-12-10."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            disabled={posts.length === 0}
            onClick={() => {
              importPosts(posts);
              onClose();
              notify(undoNotice('Posts imported', `${posts.length.toLocaleString('en-GB')} are in the library.`));
            }}
          >
            Import
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <UploadField
          label="File"
          kind="CSV file"
          accept=".csv,text/csv"
          maxBytes={mostBytes}
          value={files}
          onChange={(next) => void take(next)}
        />
        <div role="status">
          {read && (
            <p>
              <b>{posts.length.toLocaleString('en-GB')}</b> {posts.length === 1 ? 'post' : 'posts'} found, {dated} with
              a day.
            </p>
          )}
          {read && read.problems.length > 0 && (
            <ul className={styles.problems}>
              {read.problems.slice(0, mostProblems).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {read.problems.length > mostProblems && <li>And {read.problems.length - mostProblems} more rows.</li>}
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  );
}
