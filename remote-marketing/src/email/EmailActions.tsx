import { Allowed, type Contact, exportFile } from '@steps/business';
import { ButtonLink, Menu, notify, Row } from '@steps/platform/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { marketingPaths } from '../paths.generated';
import type { Piece } from '../pieces/piece';
import { fileNameOf } from '../studio/fileName';
import styles from './EmailActions.module.css';
import { emailParts } from './emailChoices';
import { emailHtml } from './emailHtml';
import { type EmailWords, emailText } from './emailText';
import { SenderDialog } from './SenderDialog';

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
  const saveEml = async (from: string, to: string) => {
    const { name = '', title = '', company = '' } = contact ?? {};
    const { emailFile } = await import('./emailFile');
    const file = await emailFile(words, { name, title, company, email: to }, { name: words.business, email: from });
    exportFile('marketing', fileNameOf(piece.title, 'eml'), file, 'message/rfc822');
    notify({ title: 'Email file saved', description: 'Open it in your mail program and send it from there.' });
  };
  const item = (id: string, label: string, onSelect: () => void) => ({
    id,
    label,
    onSelect,
    disabled: !ready,
    detail,
  });
  return (
    <>
      <Row as="span" inline gap={2} align="center" tone="muted" size={12}>
        <span className={styles.bars} aria-hidden>
          {emailParts.map(({ name }, index) => (
            <i key={name} data-done={index < approved || undefined} />
          ))}
        </span>
        {progress}
      </Row>
      <Allowed action="export" module="marketing">
        <Menu
          label="Export"
          trigger="Export"
          align="end"
          items={[
            item('eml', 'Email file (.eml)', () => setAsking(true)),
            item('html', 'HTML', () =>
              exportFile('marketing', fileNameOf(piece.title, 'html'), emailHtml(words, { contact }), 'text/html'),
            ),
            item('text', 'Plain text', () =>
              exportFile('marketing', fileNameOf(piece.title, 'txt'), emailText(words, contact), 'text/plain'),
            ),
          ]}
        />
      </Allowed>
      {ready && (
        <ButtonLink to={`${marketingPaths.emailBuilder.href()}?${new URLSearchParams({ piece: piece.id })}`}>
          Use in email builder
          <ArrowRight size={16} aria-hidden />
        </ButtonLink>
      )}
      {asking && <SenderDialog contact={contact} onSave={saveEml} onClose={() => setAsking(false)} />}
    </>
  );
}
