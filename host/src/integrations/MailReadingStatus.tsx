import { type MailReading, useMailFolders, useMailReading } from '@steps/business/host';
import type { MailAccount } from '@steps/business/mail';
import { counted } from '@steps/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { MailReadingDialog } from './MailReadingDialog';

type Folder = ReturnType<typeof useMailFolders>[number];

/** Whether the mailbox of an address is read, and how far that is; nothing where it is not known where it lies. */
export function MailReadingWords({ account }: { readonly account: MailAccount }) {
  const reading = useMailReading(account.id);
  const folders = useMailFolders(account.id);
  if (!account.incoming) return null;
  return (
    <span className="s-muted" role="status">
      {reading ? readingWords(reading, folders) : 'Incoming email is not read.'}
    </span>
  );
}

/** Opens what of it is read. */
export function MailReadingButton({ account, may }: { readonly account: MailAccount; readonly may: boolean }) {
  const reading = useMailReading(account.id);
  const [open, setOpen] = useState(false);
  if (!account.incoming) return null;
  return (
    <>
      <Button size="small" disabled={!may} onClick={() => setOpen(true)}>
        {reading ? 'Reading options' : 'Read email'}
      </Button>
      {open && <MailReadingDialog account={account} reading={reading} onClose={() => setOpen(false)} />}
    </>
  );
}

function readingWords({ withoutFolders, supportSince }: MailReading, all: readonly Folder[]): string {
  const folders = all.filter(({ use }) => !withoutFolders.includes(use));
  const problem = folders.find((folder) => folder.problem)?.problem;
  if (problem) return problem;
  const support = supportSince ? ' New email opens tickets.' : '';
  if (folders.length === 0) return `The post office begins to read as soon as it runs.${support}`;
  const [seen, total] = [sum(folders, ({ seen }) => seen), sum(folders, ({ total }) => total)];
  return folders.every(({ low }) => low <= 1)
    ? `Email with your contacts is read. ${counted(seen, 'message')} looked at.${support}`
    : `Reading, newest first: ${seen.toLocaleString('en-GB')} of ${counted(total, 'message')}.${support}`;
}

const sum = (folders: readonly Folder[], of: (folder: Folder) => number): number =>
  folders.reduce((total, folder) => total + of(folder), 0);
