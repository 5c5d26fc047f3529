import { useMay } from '@steps/business';
import { DavQuestionList } from '@steps/business/dav';
import { type DavLink, useDavLinks, useDavQuestions } from '@steps/business/host';
import { counted } from '@steps/platform';
import { DateText, IconButton, Row, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { DavDirectionDialog } from './DavDirectionDialog';
import { DavLinkDialog } from './DavLinkDialog';
import { DavPasswordDialog } from './DavPasswordDialog';
import { DavUnlinkDialog } from './DavUnlinkDialog';
import { directionOf } from './davDirections';

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
          <DavQuestionList questions={questions.slice(0, shownAtOnce)} />
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

const states = {
  waiting: { label: 'Waiting for your post office', tone: undefined },
  working: { label: 'Being read', tone: 'info' },
  connected: { label: 'Linked', tone: 'success' },
  problem: { label: 'Does not work', tone: 'danger' },
} as const;

function LinkRow({ link }: { readonly link: DavLink }) {
  const may = useMay();
  const [unlinking, setUnlinking] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const [turning, setTurning] = useState(false);
  const { label, tone } = states[link.state];
  return (
    <Stack as="li" gap={2} paddingY={3} divider="below">
      <Row gap={3} rowGap={1} align="start" wrap>
        <Stack as="div" gap={1} basis={200} grow shrink breakWords data-own>
          <strong>{link.name}</strong>
          <span className="s-muted">
            {link.kind === 'calendar' ? 'Calendar' : 'Address book'}, {directionOf(link).toLowerCase()}
            {link.lastSyncedAt && (
              <>
                , last read <DateText value={link.lastSyncedAt} />
              </>
            )}
          </span>
          {link.reason && <span className="s-muted">{link.reason}</span>}
        </Stack>
        <StatusTag tone={tone}>{label}</StatusTag>
      </Row>
      <Row gap={1} align="center">
        <Button size="small" disabled={!may('change', 'integrations')} onClick={() => setTurning(true)}>
          Change direction
        </Button>
        {!link.feed && (
          <Button size="small" disabled={!may('change', 'integrations')} onClick={() => setRenewing(true)}>
            Change password
          </Button>
        )}
        <IconButton
          label="Unlink"
          icon={Unlink}
          disabled={!may('delete', 'integrations')}
          onClick={() => setUnlinking(true)}
        />
      </Row>
      {turning && <DavDirectionDialog link={link} onClose={() => setTurning(false)} />}
      {renewing && <DavPasswordDialog link={link} onClose={() => setRenewing(false)} />}
      {unlinking && <DavUnlinkDialog link={link} onClose={() => setUnlinking(false)} />}
    </Stack>
  );
}
