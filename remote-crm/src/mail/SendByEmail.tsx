import { useMailAccounts } from '@steps/business/mail';
import { attemptLater, lazyPart } from '@steps/platform/ui';
import { Button } from 'antd';
import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mailLink } from '../records/recordPage/linkRules';
import type { MailAbout } from './mailWords';
import type { Letter } from './SendDialog';

const SendDialog = lazyPart(async () => (await import('./SendDialog')).SendDialog);

/** Whether the business sends email itself, and to this address, in render. */
export const useSendsTo = (address: string): boolean => useMailAccounts().length > 0 && mailLink(address) !== undefined;

interface SendByEmailProps {
  readonly about: MailAbout;
  readonly to: string;
  readonly label?: string;
  readonly size?: 'small' | 'middle';
  /** What it begins with, made when it is pressed; `undefined` where that could not be done, which was said. */
  readonly letter?: () => Promise<Letter | undefined> | Letter;
  readonly onSent?: () => void;
}

/** Writes an email from a record; nothing where the business sends none itself. */
export function SendByEmail({ about, to, label = 'Send by email', size = 'middle', letter, onSent }: SendByEmailProps) {
  const sends = useSendsTo(to);
  const [open, setOpen] = useState<Letter>();
  const [busy, setBusy] = useState(false);
  if (!sends) return null;
  const write = () => {
    setBusy(true);
    attemptLater('The email could not be begun', async () => {
      try {
        setOpen(letter ? await letter() : { subject: '', content: '' });
      } finally {
        setBusy(false);
      }
    });
  };
  return (
    <>
      <Button size={size} loading={busy} icon={<Mail size={size === 'small' ? 14 : 16} aria-hidden />} onClick={write}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <SendDialog about={about} to={to} letter={open} onClose={() => setOpen(undefined)} onSent={onSent} />
        </Suspense>
      )}
    </>
  );
}
