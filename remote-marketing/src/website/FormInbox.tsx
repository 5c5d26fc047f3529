import { Allowed, contacts as contactRecords } from '@steps/business';
import { type FormAnswer, formAnswers } from '@steps/business/forms';
import { formatMoment, useRecords } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import {
  attempt,
  attemptLater,
  Box,
  EmptyState,
  Menu,
  notify,
  Row,
  Section,
  Stack,
  StatusTag,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Inbox } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deleteAnswer, markAnswer, useFormAnswers } from '../inbox/formAnswers';
import { AnswersDialog } from '../landing/AnswersDialog';
import { formOf } from '../landing/answersFile';
import { documentOf, type LandingPage, useLandingPages } from '../landing/landingPage';
import { undoNotice } from '../studio/undoNotice';
import { AnswerContact } from './AnswerContact';
import { AnswerFiles } from './AnswerFiles';
import styles from './FormInbox.module.css';

/** As many as are drawn at once. */
const atOnce = 50;

/** What visitors sent with the forms of all pages, each with its contact and what was agreed to. */
export function FormInbox() {
  const all = useFormAnswers();
  const [shown, setShown] = useState(atOnce);
  const contacts = useRecords(contactRecords);
  const known = useMemo(() => new Set(contacts.map(({ id }) => id)), [contacts]);
  if (all.length === 0) {
    return (
      <EmptyState
        icon={Inbox}
        title="No answers yet"
        purpose="Answers that are given in a preview, or imported from a file of your form service, appear here and become contacts."
        action={<ImportAnswers />}
      />
    );
  }
  return (
    <Section title="Inbox" count={all.length} actions={<ImportAnswers />} flush>
      <Box as="ul" plain>
        {all.slice(0, shown).map((answer) => (
          <Answer key={answer.id} answer={answer} hasContact={known.has(answer.contactId)} />
        ))}
      </Box>
      {all.length > shown && (
        <Box paddingY={3} paddingX={4}>
          <Button onClick={() => setShown(shown + atOnce)}>Show more</Button>
        </Box>
      )}
    </Section>
  );
}

/** Takes the file of a form service in: of the one page that has a form, or of the page that is chosen. */
function ImportAnswers() {
  const [page, setPage] = useState<LandingPage>();
  const landing = useLandingPages();
  const withForm = useMemo(
    () => landing.filter((one) => !one.archivedAt && formOf(documentOf(one)) !== undefined),
    [landing],
  );
  const [only] = withForm;
  if (!only) return null;
  return (
    <Allowed action="add" module="crm">
      {withForm.length === 1 ? (
        <Button onClick={() => setPage(only)}>Import answers</Button>
      ) : (
        <Menu
          label="Import answers"
          trigger="Import answers"
          align="end"
          items={withForm.map((one) => ({ id: one.id, label: one.name, onSelect: () => setPage(one) }))}
        />
      )}
      {page && <AnswersDialog page={page} onClose={() => setPage(undefined)} />}
    </Allowed>
  );
}

interface AnswerProps {
  readonly answer: FormAnswer;
  readonly hasContact: boolean;
}

function Answer({ answer, hasContact }: AnswerProps) {
  const { id, name, email, page, at, consent, answers, contactId, readAt, campaign, files = [] } = answer;
  const who = name || email;
  return (
    <Stack as="li" gap={2} paddingY={3} paddingX={4} divider="above" data-own>
      <Row gap={3} rowGap={1} align="center" wrap>
        <strong>{hasContact ? <Link to={paths.contact.href(contactId)}>{who}</Link> : who}</strong>
        {!readAt && <StatusTag tone="info">New</StatusTag>}
        <StatusTag tone={consent ? 'success' : 'warning'}>{consent ? 'Consent given' : 'No consent'}</StatusTag>
        <span className="s-faint">{[page, campaign, formatMoment(at, new Date())].filter(Boolean).join(' · ')}</span>
      </Row>
      <Stack as="dl" gap={1} size={13} className={styles.words}>
        {answers.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <Text as="dd" breakWords whiteSpace="pre-line">
              {value}
            </Text>
          </div>
        ))}
        {consent && (
          <div>
            <Text as="dt" tone="muted">
              Consent
            </Text>
            <Text as="dd" breakWords whiteSpace="pre-line">
              {consent}
            </Text>
          </div>
        )}
      </Stack>
      {files.length > 0 && <AnswerFiles answerId={id} files={files} />}
      <AnswerContact answer={answer} />
      <Row gap={2} align="center" wrap>
        <Allowed action="change" module={formAnswers.modules}>
          <Button size="small" onClick={() => attempt('Not saved', () => markAnswer(id, !readAt))}>
            {readAt ? 'Mark as new' : 'Mark as read'}
          </Button>
        </Allowed>
        <Allowed action="delete" module={formAnswers.modules}>
          <Button
            size="small"
            type="text"
            aria-label={`Delete the answer of ${who}`}
            onClick={() => void remove(id, who)}
          >
            Delete
          </Button>
        </Allowed>
      </Row>
    </Stack>
  );
}

async function remove(id: string, who: string): Promise<void> {
  if (await attemptLater('Not saved', () => deleteAnswer(id))) notify(undoNotice('Answer deleted', who));
}
