import { createActivity } from '@steps/business';
import {
  addressesIn,
  cancelMail,
  mostFileBytes,
  type OutgoingMail,
  sendMail,
  useMailAccounts,
} from '@steps/business/mail';
import { momentFrom, RuleError } from '@steps/platform';
import { MomentField, UploadField } from '@steps/platform/fields';
import { attempt, attemptLater, ChoiceField, notify, TextArea, TextField } from '@steps/platform/ui';
import { useState } from 'react';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import type { About } from '../records/recordPage/callAndEmail';
import { type MailFile, mailFile } from './mailFile';

interface SendDialogProps {
  readonly about: About;
  /** Whom it goes to, until somebody types another. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Writes a message that the business's post office sends. */
export function SendDialog({ about, to: usual, onClose }: SendDialogProps) {
  const accounts = useMailAccounts();
  const blank = { to: usual, cc: '', subject: '', content: '', sendAt: '', accountId: accounts[0]?.id ?? '' };
  const draft = useFormDraft(`mail:${about.contactId ?? about.companyId ?? ''}`, blank);
  const { typed, foundFrom, change, forget } = draft;
  const [files, setFiles] = useState<readonly File[]>([]);
  /** The same, read; nothing while that takes. */
  const [read, setRead] = useState<readonly MailFile[] | undefined>([]);
  const attach = (chosen: readonly File[]) => {
    setFiles(chosen);
    setRead(undefined);
    attemptLater('The attachments could not be read', async () => setRead(await Promise.all(chosen.map(mailFile))));
  };
  const { error, submit } = useSubmit(() => {
    if (!read) throw new RuleError('The attachments are being read: press Send again in a moment.');
    const mail = sendMail({
      ...about,
      accountId: typed.accountId,
      to: [...addressesIn(typed.to, 'To')],
      cc: [...addressesIn(typed.cc, 'Cc')],
      subject: typed.subject,
      content: typed.content,
      files: [...read],
      ...(typed.sendAt && { sendAt: momentFrom(typed.sendAt).toISOString() }),
    });
    createActivity({ type: 'email', subject: mail.subject, ...about });
    sayWhen(mail, typed.sendAt !== '');
    forget();
    onClose();
  }, 'The message could not be sent. Please try again.');
  return (
    <FormDialog
      title="Write an email"
      action="Send"
      {...{ error, foundFrom, onClose }}
      onSubmit={submit}
      onCancel={forget}
    >
      {accounts.length > 1 && (
        <ChoiceField
          label="From"
          options={accounts.map(({ id, address }) => ({ value: id, label: address }))}
          value={typed.accountId}
          onChange={(accountId) => change({ accountId })}
        />
      )}
      <TextField label="To" inputMode="email" value={typed.to} onChange={(to) => change({ to })} />
      <TextField label="Cc" required={false} inputMode="email" value={typed.cc} onChange={(cc) => change({ cc })} />
      <TextField label="Subject" value={typed.subject} onChange={(subject) => change({ subject })} />
      <TextArea label="Message" rows={8} value={typed.content} onChange={(content) => change({ content })} />
      <UploadField
        label="Attachments"
        required={false}
        most={10}
        maxBytes={mostFileBytes}
        value={files}
        onChange={attach}
      />
      <MomentField
        label="Send later"
        required={false}
        help="Empty sends it now, with ten seconds to take it back."
        value={typed.sendAt}
        onChange={(sendAt) => change({ sendAt })}
      />
    </FormDialog>
  );
}

function sayWhen({ id, to }: OutgoingMail, later: boolean): void {
  notify({
    title: later ? 'The email is scheduled' : 'The email goes out in ten seconds',
    description: `To ${to.join(', ')}`,
    action: {
      label: 'Take it back',
      onClick: () =>
        attempt({ title: 'The email was not taken back' }, () => {
          cancelMail(id);
          notify({ title: 'The email was taken back', description: 'Nothing was sent.' });
        }),
    },
  });
}
