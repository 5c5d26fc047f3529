import { useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { useEffect, useState } from 'react';
import { type DavItem, davItemsOf } from '../nouns/dav/davItem';
import { davItemsByRecord } from '../nouns/dav/davItemsByRecord';
import { type DavKind, type DavLink, davLinks } from '../nouns/dav/davLink';
import type { MeetingAnswer } from '../nouns/meetings/meetingAnswer';
import type { DavQuestionWords } from './davQuestionWords';

/** What a meeting or contact is kept in step with, and what its link asks about it. */
export interface LinkedTo {
  readonly link: DavLink;
  readonly questions: readonly DavQuestionWords[];
  /** What those invited answered to the occurrence that the rule gives at this moment, as the calendar has it. */
  readonly answersAt: (original: string) => readonly MeetingAnswer[];
}

const noAnswers = (): readonly MeetingAnswer[] => [];

/** The calendar or address book that a record is linked to, in render; the code that compares is loaded once there is one. */
export function useLinkedTo(kind: DavKind, record: { readonly id: string }): LinkedTo | undefined {
  useRecords(davItemsOf(kind));
  const item = davItemsByRecord[kind].of(record.id)[0];
  const link = useRecord(davLinks, item?.linkId);
  const [questions, setQuestions] = useState<readonly DavQuestionWords[]>([]);
  const [answersAt, setAnswersAt] = useState(() => noAnswers as LinkedTo['answersAt']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that was changed may differ from the other side since
  useEffect(() => {
    let ended = false;
    setQuestions([]);
    setAnswersAt(() => noAnswers);
    const ask = async (of: DavItem, to: DavLink) => {
      const { questionOf } = await import('./davQuestion');
      const { wordsOf } = await import('./davQuestionWords');
      const question = questionOf(of, to);
      if (!ended && question) setQuestions(wordsOf(question));
      if (to.kind !== 'calendar' || of.remote === undefined) return;
      const { remote } = of;
      const { answersThere } = await import('../calendar/attendance');
      if (!ended) setAnswersAt(() => (original: string) => answersThere(remote, original));
    };
    if (item && link) void ask(item, link);
    return () => {
      ended = true;
    };
  }, [item, link, record]);
  return link && { link, questions, answersAt };
}

/** Whether a record is kept in step with a calendar or an address book, in render. */
export function useIsLinked(kind: DavKind, id: string): boolean {
  useRecords(davItemsOf(kind));
  return davItemsByRecord[kind].count(id) > 0;
}
