import { useMailAccounts } from '@steps/business/mail';
import { lazyPart } from '@steps/platform/ui';
import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CallAndEmailProps } from '../records/recordPage/CallAndEmailActions';
import { openings } from '../records/recordPage/callAndEmail';
import { mailLink } from '../records/recordPage/linkRules';
import { QuickAction } from '../records/recordPage/QuickAction';

const SendDialog = lazyPart(async () => (await import('./SendDialog')).SendDialog);

/** Begins an email to the address: here where the business has a post office, else in the mail program. */
export function EmailAction({ about, value }: CallAndEmailProps) {
  const sendsItself = useMailAccounts().length > 0 && mailLink(value) !== undefined;
  const [writing, setWriting] = useState(false);
  if (sendsItself) {
    return (
      <>
        <QuickAction label="Email" icon={Mail} press missing="No email address" onOpen={() => setWriting(true)} />
        {writing && (
          <Suspense>
            <SendDialog about={about} to={value} onClose={() => setWriting(false)} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <QuickAction
      label="Email"
      icon={Mail}
      href={mailLink(value)}
      missing="No email address"
      onOpen={() => openings.email(about, value)}
    />
  );
}
