import { Allowed } from '@steps/business';
import { type Mailing, mailingAnswers, mailingChunks, mailingProgress, sumOf } from '@steps/business/mailings';
import { SelectField } from '@steps/platform/fields';
import { attempt, ProgressBar, Row, Section, Stack, StatusTag, useConfirm } from '@steps/platform/ui';
import { Button } from 'antd';
import { useReducer } from 'react';
import { people } from '../campaignNames';
import { paceOf, paces } from './mailingPaces';
import { pauseMailing, resumeMailing, setPace, stopMailing, takeBackMailing } from './mailingState';
import { mailingMoment, mailingState } from './mailingWords';
import { chunkIds, useMailingFigures } from './useMailing';
import { useTick } from './useTick';

/** How a campaign is getting on that the post office sends: it can be paused, resumed and stopped. */
export function MailingStatus({ mailing }: { readonly mailing: Mailing }) {
  const now = useTick(mailing.status === 'sending' ? Date.parse(mailing.startAt) : undefined);
  const figures = sumOf(useMailingFigures(mailing));
  const ask = useConfirm();
  const { id, status, recipients, pace } = mailing;
  const left = figures.waiting + figures.later;
  const { word, tone } = mailingState(mailing, now);
  const isOpen = status === 'sending' || status === 'paused';
  const isBefore = status === 'sending' && Date.parse(mailing.startAt) > now;
  const stop = async () => {
    const yes = await ask({
      title: `Stop “${mailing.name}”?`,
      text: `${people(left)} will not get it. What was sent stays sent, and it cannot be resumed.`,
      action: 'Stop sending',
      tone: 'danger',
    });
    if (yes) attempt('Not stopped', () => stopMailing(id));
  };
  return (
    <Section title="Sending">
      <Stack gap={4} bound alignContent="start">
        <Row gap={2} align="center" wrap>
          <StatusTag tone={tone}>{word}</StatusTag>
          <span>
            {(recipients - left).toLocaleString('en-GB')} of {recipients.toLocaleString('en-GB')}
          </span>
        </Row>
        {isOpen && <ProgressBar label="Sending" value={(100 * (recipients - left)) / recipients} />}
        <p className={mailing.reason ? 's-field__error' : 's-muted'} role={mailing.reason ? 'alert' : 'status'}>
          {mailingMoment(mailing, new Date(now))}
        </p>
        {isOpen && (
          <Allowed action="change" module="marketing">
            <SelectField
              label="Pace"
              options={paces}
              value={pace === undefined ? '' : String(pace)}
              onChange={(value) => attempt('Not changed', () => setPace(id, paceOf(value ?? '')))}
            />
            <Row gap={2} align="center" wrap>
              {isBefore ? (
                <Button onClick={() => attempt('Not taken back', () => takeBackMailing(id))}>Take it back</Button>
              ) : status === 'sending' ? (
                <Button onClick={() => attempt('Not paused', () => pauseMailing(id))}>Pause</Button>
              ) : (
                <Button type="primary" onClick={() => attempt('Not resumed', () => resumeMailing(id))}>
                  Resume
                </Button>
              )}
              {!isBefore && (
                <Button type="text" danger onClick={() => void stop()}>
                  Stop
                </Button>
              )}
            </Row>
          </Allowed>
        )}
        {figures.doubtful + figures.failed + figures.bounced + figures.complained > 0 && (
          <NotReached mailing={mailing} />
        )}
      </Stack>
    </Section>
  );
}

/** As many as can be read; the rest is counted. */
const mostNamed = 50;
const wordsOf: Readonly<Record<string, string>> = {
  d: 'In doubt: it may have gone out.',
  f: 'Refused.',
  b: 'No such address.',
};

/** Who did not get it, or may not have, and what their server said. */
function NotReached({ mailing }: { readonly mailing: Mailing }) {
  const [isOpen, toggle] = useReducer((before: boolean) => !before, false);
  return (
    <details onToggle={toggle}>
      <summary>Who did not get it</summary>
      {isOpen && (
        <ul className="s-plain">
          {notReached(mailing)
            .slice(0, mostNamed)
            .map(({ address, words }) => (
              <li key={address}>
                {address} <span className="s-muted">{words}</span>
              </li>
            ))}
        </ul>
      )}
    </details>
  );
}

function notReached({ id, chunks }: Mailing): { readonly address: string; readonly words: string }[] {
  const reported = new Map<string, string>();
  for (const { id: of, mailingId, reports = {} } of mailingAnswers.all()) {
    if (mailingId !== id) continue;
    for (const [nth, { words }] of Object.entries(reports))
      reported.set(`${of.slice(0, of.lastIndexOf('.'))} ${nth}`, words);
  }
  return chunkIds(id, chunks).flatMap((chunk) => {
    const progress = mailingProgress.get(chunk);
    return [...(progress?.signs ?? '')].flatMap((sign, nth) => {
      const address = mailingChunks.get(chunk)?.recipients[nth]?.address;
      const words = reported.get(`${chunk} ${nth}`) ?? (wordsOf[sign] && (progress?.said[nth] ?? wordsOf[sign]));
      return address && words ? [{ address, words }] : [];
    });
  });
}
