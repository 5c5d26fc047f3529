import { type Contact, isEmailAddress, setPreference, usePreference } from '@steps/shared';
import { ButtonLink, Dialog, FormField, Menu, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { marketingPaths } from '../paths';
import type { Piece } from '../pieces/piece';
import { downloadText, fileNameOf } from '../studio/downloadFile';
import styles from './EmailActions.module.css';
import { emailParts } from './emailChoices';
import { emailHtml } from './emailHtml';
import { type EmailWords, emailText } from './emailText';

const senderKey = 'marketing.sender';

interface EmailActionsProps {
  readonly piece: Piece;
  readonly words: EmailWords;
  readonly approved: number;
  readonly contact: Contact | undefined;
}

/** What can be done with an email; nothing leaves before every part is approved. */
export function EmailActions({ piece, words, approved, contact }: EmailActionsProps) {
  const [asking, setAsking] = useState(false);
  const all = emailParts.length;
  const ready = approved === all;
  const progress = `${approved} of ${all} approved`;
  const detail = ready ? undefined : `First approve all ${all} parts`;
  const item = (id: string, label: string, onSelect: () => void) => ({
    id,
    label,
    onSelect,
    disabled: !ready,
    ...(detail ? { detail } : {}),
  });
  return (
    <>
      <span className={styles.progress}>
        <span className={styles.bars} aria-hidden>
          {emailParts.map(({ name }, index) => (
            <i key={name} data-done={index < approved || undefined} />
          ))}
        </span>
        {progress}
      </span>
      <Menu
        label="Export"
        trigger="Export"
        align="end"
        items={[
          item('eml', 'Email file (.eml)', () => setAsking(true)),
          item('html', 'HTML', () =>
            downloadText(fileNameOf(piece.title, 'html'), emailHtml(words, { contact }), 'text/html'),
          ),
          item('text', 'Plain text', () =>
            downloadText(fileNameOf(piece.title, 'txt'), emailText(words, contact), 'text/plain'),
          ),
        ]}
      />
      {ready && (
        <ButtonLink to={`${marketingPaths.emailBuilder.href()}?${new URLSearchParams({ piece: piece.id })}`}>
          Use in email builder
          <ArrowRight size={16} aria-hidden />
        </ButtonLink>
      )}
      {asking && <SenderDialog {...{ piece, words, contact }} onClose={() => setAsking(false)} />}
    </>
  );
}

interface SenderDialogProps {
  readonly piece: Piece;
  readonly words: EmailWords;
  readonly contact: Contact | undefined;
  readonly onClose: () => void;
}

/** An email file says who sends it and to whom; the sender is remembered. */
function SenderDialog({ piece, words, contact, onClose }: SenderDialogProps) {
  const known = usePreference(senderKey, v.string(), '');
  const [sender, setSender] = useState(known);
  const [to, setTo] = useState(contact?.email ?? '');
  const [tried, setTried] = useState(false);
  const problem = (address: string) =>
    tried && !isEmailAddress(address.trim()) ? 'Enter an email address, for example name@example.com.' : undefined;
  const save = async () => {
    setTried(true);
    if (!isEmailAddress(sender.trim()) || !isEmailAddress(to.trim())) return;
    setPreference(senderKey, sender.trim());
    const reader = {
      name: contact?.name ?? '',
      title: contact?.title ?? '',
      company: contact?.company ?? '',
      email: to,
    };
    const { emailFile } = await import('./emailFile');
    const file = await emailFile(words, reader, { name: words.business, email: sender.trim() });
    downloadText(fileNameOf(piece.title, 'eml'), file, 'message/rfc822');
    notify({ title: 'Email file saved', description: 'Open it in your mail program and send it from there.' });
    onClose();
  };
  return (
    <Dialog
      open
      title="Save as an email file"
      description="Steps cannot send email from the browser. Your mail program opens the file as a draft that is ready to send."
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={() => void save()}>
            Save email file
          </Button>
        </>
      }
    >
      <div className="s-stack">
        <FormField label="From" error={problem(sender)}>
          {(control) => (
            <input
              {...control}
              className="s-input"
              inputMode="email"
              value={sender}
              onChange={(event) => setSender(event.target.value)}
            />
          )}
        </FormField>
        <FormField label="To" error={problem(to)}>
          {(control) => (
            <input
              {...control}
              className="s-input"
              inputMode="email"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
