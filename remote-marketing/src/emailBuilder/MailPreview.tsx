import { type Contact, useContacts } from '@steps/business';
import { PersonPicker, Segmented } from '@steps/platform/fields';
import { EmptyState, phoneQuery, Row, Text, useMedia } from '@steps/platform/ui';
import { Mail as MailIcon } from 'lucide-react';
import { useState } from 'react';
import { useEditing } from '../editor/EditorContext';
import { merged, unknownFor } from '../email/mergeRules';
import styles from './EmailBuilder.module.css';
import type { EmailDesign } from './emailDesign';
import { bytesOf, mailText } from './mailFile';
import { mergedFor } from './mailService';
import { noDarkRules } from './mailSupport';
import { useMailHtml } from './useMailHtml';

const views = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Plain text' },
] as const;
type View = (typeof views)[number]['value'];

interface MailPreviewProps {
  readonly design: EmailDesign;
  readonly contact: Contact | undefined;
  readonly onContact: (id: string | undefined) => void;
}

/** The email as one person gets it: the very HTML and text that leave. */
export function MailPreview({ design: { subject, preheader }, contact, onContact }: MailPreviewProps) {
  const document = useEditing((state) => state.document);
  const contacts = useContacts();
  const phone = useMedia(phoneQuery);
  // As wide as the reader's own screen is.
  const [view, setView] = useState<View>(phone ? 'phone' : 'desktop');
  const mail = { subject, preheader, document };
  const written = useMailHtml(mail, contact);
  const text = mailText(mail, contact);
  const unknown = contact ? unknownFor(contact, subject, preheader, text) : [];
  const isEmpty = document.nodes[document.root]?.children.length === 0;
  return (
    <section className={styles.preview} aria-label="Preview">
      <Row gap={4} rowGap={2} align="end" justify="center" wrap fullWidth>
        <Segmented label="View" hideLabel value={view} onChange={setView} options={views} />
        <div className={styles.reader}>
          <PersonPicker
            label="As read by"
            required={false}
            records={contacts}
            describe={describe}
            value={contact?.id}
            onChange={onContact}
            placeholder="Anybody"
          />
        </div>
      </Row>
      {isEmpty ? (
        <EmptyState
          icon={MailIcon}
          title="No Content Yet"
          purpose="Add blocks, and the email is shown here as it will arrive."
        />
      ) : (
        <>
          <div className={styles.inbox}>
            <Text weight={600}>{merged(subject, mergedFor(document.theme, contact)) || 'No subject yet'}</Text>
            <p className="s-muted">{merged(preheader, mergedFor(document.theme, contact))}</p>
          </div>
          {written?.problem && (
            <p className="s-field__error" role="alert">
              {written.problem}
            </p>
          )}
          {view === 'text' ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            <pre className={styles.plain} tabIndex={0}>
              {text}
            </pre>
          ) : (
            // Sandboxed without any permission: nothing in it can run, whatever it says.
            <iframe
              className={styles.mail}
              data-view={view}
              title="Email as it will look"
              sandbox=""
              srcDoc={inColours(written?.html ?? '', view === 'dark')}
            />
          )}
          <Text maxWidth={680} size={13} role="status">
            {written ? `${Math.ceil(bytesOf(written.html) / 1024)} kB of 102 kB` : 'Being written…'}
            {view === 'dark' && ` · ${noDarkRules.missing.join(', ')} choose dark colours of their own, or none.`}
            {unknown.length > 0 &&
              contact &&
              ` · ${contact.name} has no ${unknown.map(({ label }) => label.toLowerCase()).join(', ')}; the email says something general there.`}
          </Text>
        </>
      )}
    </section>
  );
}

const describe = ({ name, email, company }: Contact) => ({ label: name || email, detail: company });

/** The preview decides what a mail program decides by its own setting. */
const inColours = (html: string, dark: boolean): string =>
  html
    .replaceAll('(prefers-color-scheme:dark)', dark ? '(min-width:0)' : '(max-width:0)')
    .replaceAll('color-scheme:light dark', `color-scheme:${dark ? 'dark' : 'light'}`)
    .replaceAll('content="light dark"', `content="${dark ? 'dark' : 'light'}"`);
