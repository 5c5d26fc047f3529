import {
  addressesIn,
  cancelMail,
  type MailAccount,
  mostFileBytes,
  type OutgoingMail,
  saveMailSignature,
  sendMail,
  useMailAccounts,
  useMailSignature,
} from '@steps/business/mail';
import { momentFrom, RuleError } from '@steps/platform';
import { MomentField, UploadField } from '@steps/platform/fields';
import { attempt, attemptLater, ChoiceField, notify, Stack, TextField } from '@steps/platform/ui';
import { useEffect, useState } from 'react';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import { type MailFile, mailFile } from './mailFile';
import { cleanHtml, htmlOf, textOf } from './mailHtml';
import type { MailAbout } from './mailWords';
import { RichTextField } from './RichTextField';
import { SignatureField } from './SignatureField';
import { threadHeaders } from './threadRules';

/** What a message begins with, beside whom it goes to. */
export interface Letter {
  /** The address that it comes from, unless another one is chosen. */
  readonly accountId?: string | undefined;
  readonly subject: string;
  readonly content: string;
  readonly cc?: string;
  readonly files?: readonly File[];
  /** Where its words come from, if AI wrote them. */
  readonly aiResultIds?: string[];
  /** Messages that it goes on from (Message-ID), the first one first. */
  readonly thread?: readonly string[];
  /** The meeting that it invites to, as the calendar file of the address it is sent from. */
  readonly invitation?: (from: MailAccount) => NonNullable<OutgoingMail['invitation']>;
}

const empty: Letter = { subject: '', content: '' };

interface SendDialogProps {
  readonly about: MailAbout;
  /** Whom it goes to, until somebody types another. */
  readonly to: string;
  readonly letter?: Letter;
  readonly onClose: () => void;
  readonly onSent?: (() => void) | undefined;
}

/** Writes a message that the business's post office sends. */
export function SendDialog({ about, to: usual, letter = empty, onClose, onSent }: SendDialogProps) {
  const accounts = useMailAccounts();
  const blank = {
    to: usual,
    cc: letter.cc ?? '',
    subject: letter.subject,
    html: htmlOf(letter.content),
    signed: true,
    sendAt: '',
    accountId: letter.accountId ?? accounts[0]?.id ?? '',
  };
  const draft = useFormDraft(formOf(about, letter), blank);
  const { typed, foundFrom, change, forget } = draft;
  const [files, setFiles] = useState<readonly File[]>(letter.files ?? []);
  /** The same, read; nothing while that takes. */
  const [read, setRead] = useState<readonly MailFile[] | undefined>(files.length === 0 ? [] : undefined);
  useEffect(() => {
    if (files.length === 0) {
      setRead([]);
      return;
    }
    setRead(undefined);
    let isLatest = true;
    attemptLater('The attachments could not be read', async () => {
      const ready = await Promise.all(files.map(mailFile));
      // Others were chosen meanwhile: a large one may be read after them.
      if (isLatest) setRead(ready);
    });
    return () => {
      isLatest = false;
    };
  }, [files]);
  // What was typed may be found again after its address was removed.
  const account = accounts.find(({ id }) => id === typed.accountId) ?? accounts[0];
  const accountId = account?.id ?? '';
  const signature = useMailSignature(accountId);
  const { error, submit } = useSubmit(() => {
    if (!read) throw new RuleError('The attachments are being read: press Send again in a moment.');
    const mail = sendMail({
      ...about,
      accountId,
      to: [...addressesIn(typed.to, 'To')],
      cc: [...addressesIn(typed.cc, 'Cc')],
      subject: typed.subject,
      ...written(typed.html, typed.signed ? signature : ''),
      files: [...read],
      ...(letter.aiResultIds && { aiResultIds: letter.aiResultIds }),
      ...threadHeaders(letter.thread),
      ...(letter.invitation && account && { invitation: letter.invitation(account) }),
      ...(typed.sendAt && { sendAt: momentFrom(typed.sendAt).toISOString() }),
    });
    sayWhen(mail, typed.sendAt !== '');
    forget();
    onClose();
    onSent?.();
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
          value={accountId}
          onChange={(next) => change({ accountId: next })}
        />
      )}
      <TextField label="To" inputMode="email" value={typed.to} onChange={(to) => change({ to })} />
      <TextField label="Cc" required={false} inputMode="email" value={typed.cc} onChange={(cc) => change({ cc })} />
      <Stack gap={3} bound className={styles.wide}>
        <TextField label="Subject" value={typed.subject} onChange={(subject) => change({ subject })} />
        <RichTextField label="Message" value={typed.html} onChange={(html) => change({ html })} />
        <SignatureField
          key={accountId}
          accountId={accountId}
          html={signature}
          used={typed.signed}
          onUse={(signed) => change({ signed })}
          onSave={(html) => saveMailSignature(accountId, cleanHtml(html))}
        />
      </Stack>
      <UploadField
        label="Attachments"
        required={false}
        help={`Up to 10 files, ${mostFileBytes / 1_000_000} MB together.`}
        most={10}
        maxBytes={mostFileBytes}
        value={files}
        onChange={setFiles}
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

/** Names what is typed: two messages about one record that begin with other words are two. */
const formOf = (
  { meetingId, ticketId, dealId, contactId, companyId }: MailAbout,
  { subject, content }: Letter,
): string =>
  ['mail', meetingId ?? ticketId ?? dealId ?? contactId ?? companyId ?? '', subject, content.slice(0, 40)]
    .filter(Boolean)
    .join(':');

/** A message as it goes, with the line by which programs know a signature (RFC 3676, section 4.3). */
function written(html: string, signature: string): Pick<OutgoingMail, 'content' | 'html'> {
  const clean = cleanHtml(html);
  const content = textOf(clean);
  if (content === '' || textOf(signature) === '') return { content, html: clean };
  return { content: `${content}\n\n-- \n${textOf(signature)}`, html: `${clean}<p>-- </p>${signature}` };
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
