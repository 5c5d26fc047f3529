import { useMay } from '@steps/business';
import { type DavLink, unlinkDav, useDavLinks, useDavQuestions } from '@steps/business/host';
import { counted } from '@steps/platform';
import { attempt, confirm, DateText, notify, Row, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { DavLinkDialog } from './DavLinkDialog';

/** Calendars and address books elsewhere that are kept equal with Steps, and what they leave to a person. */
export function DavLinks() {
  const may = useMay();
  const links = useDavLinks();
  const questions = useDavQuestions(links.length > 0);
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap={3}>
      <ul className="s-plain" aria-label="Linked calendars and address books">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
      {questions.length > 0 && (
        <Stack gap={2}>
          <strong>{counted(questions.length, 'change waits for you', 'changes wait for you')}</strong>
          <ul className="s-plain" aria-label="Changes that wait for you">
            {questions.slice(0, shownAtOnce).map(({ key, name, text, answers }) => (
              <Row key={key} as="li" gap={3} align="center" wrap paddingY={2} divider="below">
                <Stack as="div" gap={1} basis={200} grow shrink breakWords data-own>
                  <strong>{name}</strong>
                  <span className="s-muted">{text}</span>
                </Stack>
                {answers.map(({ label, decide }) => (
                  <Button
                    key={label}
                    size="small"
                    disabled={!may('change', 'calendar') && !may('change', 'crm')}
                    onClick={() => attempt({ title: 'Nothing was changed', description: errorText }, decide)}
                  >
                    {label}
                  </Button>
                ))}
              </Row>
            ))}
          </ul>
          {questions.length > shownAtOnce && <p className="s-muted">The next ones show once these are decided.</p>}
        </Stack>
      )}
      <div>
        <Button disabled={!may('add', 'integrations')} onClick={() => setAdding(true)}>
          Link a calendar or address book
        </Button>
      </div>
      {adding && <DavLinkDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

const shownAtOnce = 20;

const modes: Readonly<Record<DavLink['mode'], string>> = {
  both: 'Both ways',
  read: 'Only read',
  busy: 'Busy times only',
};

const states = {
  waiting: { label: 'Waiting for your post office', tone: undefined },
  working: { label: 'Being read', tone: 'info' },
  connected: { label: 'Linked', tone: 'success' },
  problem: { label: 'Does not work', tone: 'danger' },
} as const;

function LinkRow({ link }: { readonly link: DavLink }) {
  const may = useMay();
  const { label, tone } = states[link.state];
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={2} divider="below">
      <Stack as="div" gap={1} basis={200} grow shrink breakWords data-own>
        <strong>{link.name}</strong>
        <span className="s-muted">
          {link.kind === 'calendar' ? 'Calendar' : 'Address book'}, {modes[link.mode].toLowerCase()}
          {link.lastSyncedAt && (
            <>
              , last read <DateText value={link.lastSyncedAt} />
            </>
          )}
        </span>
        {link.reason && <span className="s-muted">{link.reason}</span>}
      </Stack>
      <StatusTag tone={tone}>{label}</StatusTag>
      <Button
        size="small"
        danger
        type="text"
        disabled={!may('delete', 'integrations')}
        onClick={() => void unlink(link)}
      >
        Unlink
      </Button>
    </Row>
  );
}

async function unlink({ id, name }: DavLink): Promise<void> {
  const text = 'What came from it stays in Steps, and what is there stays there. Changes no longer go either way.';
  if (!(await confirm({ title: `Unlink ${name}?`, text, action: 'Unlink' }))) return;
  attempt({ title: 'It was not unlinked', description: errorText }, () => {
    unlinkDav(id);
    notify({ title: `${name} was unlinked` });
  });
}
