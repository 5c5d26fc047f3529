import { type Contact, useContacts } from '@steps/business';
import { PersonPicker } from '@steps/platform/fields';
import { EmptyState, IconButton, Row, Stack, Text } from '@steps/platform/ui';
import { Mail, Monitor, Moon, Smartphone } from 'lucide-react';
import { useState } from 'react';
import styles from './EmailPreview.module.css';
import { emailHtml } from './emailHtml';
import type { EmailWords } from './emailText';
import { merged, unknownFor } from './mergeRules';

interface EmailPreviewProps {
  readonly words: EmailWords;
  readonly contact: Contact | undefined;
  readonly onContact: (id: string | undefined) => void;
}

/** The email as one person sees it in a mail program: on a phone or a computer, light or dark. */
export function EmailPreview({ words, contact, onContact }: EmailPreviewProps) {
  const contacts = useContacts();
  const [wide, setWide] = useState(false);
  const [dark, setDark] = useState(false);
  const unknown = contact ? unknownFor(contact, words.subject, words.preheader, words.body) : [];
  const subject = merged(words.subject, contact);
  return (
    <Stack bound gap={3}>
      <Row as="header" gap={2} align="center" justify="between">
        <Text as="h2" size={14}>
          Preview
        </Text>
        <Row gap="half">
          <IconButton label="Phone" icon={Smartphone} aria-pressed={!wide} onClick={() => setWide(false)} />
          <IconButton label="Computer" icon={Monitor} aria-pressed={wide} onClick={() => setWide(true)} />
          <IconButton label="Dark" icon={Moon} aria-pressed={dark} onClick={() => setDark(!dark)} />
        </Row>
      </Row>
      <PersonPicker
        label="As read by"
        required={false}
        records={contacts}
        describe={describe}
        value={contact?.id}
        onChange={onContact}
        placeholder="Anybody"
      />
      {words.subject || words.body ? (
        <>
          <div className={styles.device} data-wide={wide || undefined} data-dark={dark || undefined}>
            <Stack gap="half" padding={4} breakWords className={styles.inbox}>
              <p className={styles.from}>{words.business}</p>
              <Text size={16} weight={600}>
                {subject || 'No subject yet'}
              </Text>
              <Text cut size={13} className={styles.preheader}>
                {merged(words.preheader, contact)}
              </Text>
            </Stack>
            {/* Sandboxed without any permission: nothing in it can run, whatever it says. */}
            <iframe
              className={styles.mail}
              title="Email as it will look"
              sandbox=""
              srcDoc={emailHtml(words, { contact, mode: dark ? 'dark' : 'light' })}
            />
          </div>
          {unknown.length > 0 && contact && (
            <p className="s-muted">
              {contact.name} has no {unknown.map(({ label }) => label.toLowerCase()).join(', ')}; the email says
              something general there.
            </p>
          )}
        </>
      ) : (
        <EmptyState
          icon={Mail}
          title="No email yet"
          purpose="What you generate is shown here as your reader will see it."
        />
      )}
    </Stack>
  );
}

const describe = ({ name, email, company }: Contact) => ({ label: name || email, detail: company });
