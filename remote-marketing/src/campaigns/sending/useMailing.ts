import { receivedMail } from '@steps/business/mail';
import {
  type Mailing,
  type MailingFigures,
  mailingAnswers,
  mailingFigures,
  mailingProgress,
  mailingReplies,
  mailings,
} from '@steps/business/mailings';
import { useRecords } from '@steps/platform';
import { useEffect, useMemo, useState } from 'react';

/** How often the figures of a mailing are counted anew while it is sent (ms): a post office writes a hundred times a second. */
const drawEvery = 500;

/** The sending of a campaign, in render; the last one. */
export function useMailing(campaignId: string, kind: Mailing['kind'] = 'campaign'): Mailing | undefined {
  const all = useRecords(mailings);
  return all.findLast((one) => one.campaignId === campaignId && one.kind === kind);
}

/** What became of a mailing by subject, in render; anew twice a second at most. */
export function useMailingFigures(mailing: Mailing): Readonly<Record<'A' | 'B', MailingFigures>> {
  const { id, chunks, hasB, recipients } = mailing;
  const edition = useEdition();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other rows
  return useMemo(() => {
    const progress = chunkIds(id, chunks).flatMap((chunk) => mailingProgress.get(chunk) ?? []);
    const answers = mailingAnswers.all().filter(({ mailingId }) => mailingId === id);
    return mailingFigures({ hasB, recipients }, progress, answers, mailingReplies(id, receivedMail.all()));
  }, [id, chunks, hasB, recipients, edition]);
}

export const chunkIds = (id: string, chunks: number): string[] =>
  Array.from({ length: chunks }, (_, nth) => `${id}.${nth}`);

/** A number that goes up when progress came, and not with each of a hundred writes. */
function useEdition(): number {
  const [edition, setEdition] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const came = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setEdition((before) => before + 1);
      }, drawEvery);
    };
    const stops = [mailingProgress, mailingAnswers, receivedMail].map((one) => one.subscribe(came));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
  return edition;
}
