import { useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import { useEffect, useState } from 'react';
import { type DavItem, davCards, davEvents, davItemsOf } from '../nouns/dav/davItem';
import { type DavKind, type DavLink, davLinks } from '../nouns/dav/davLink';
import { type DavQuestionWords, wordsOf } from './useDavQuestions';

/** Where a meeting or contact is kept equal with, and what its link asks about it. */
export interface LinkedTo {
  readonly link: DavLink;
  readonly questions: readonly DavQuestionWords[];
}

const byRecord = {
  calendar: new RecordIndex(davEvents, ({ recordId }) => recordId),
  contacts: new RecordIndex(davCards, ({ recordId }) => recordId),
};

/** The calendar or address book that a record goes with, in render; what compares comes where there is one. */
export function useLinkedTo(kind: DavKind, record: { readonly id: string }): LinkedTo | undefined {
  useRecords(davItemsOf(kind));
  const item = byRecord[kind].of(record.id)[0];
  const link = useRecord(davLinks, item?.linkId);
  const [questions, setQuestions] = useState<readonly DavQuestionWords[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that was changed may differ from the other side since
  useEffect(() => {
    let ended = false;
    setQuestions([]);
    const ask = async (of: DavItem, to: DavLink) => {
      const { asks, davCase } = await import('./davQuestion');
      const { decideDav } = await import('./davDecisions');
      const found = davCase(of, to);
      if (!ended && asks(found)) setQuestions(wordsOf({ item: of, link: to, found }, decideDav));
    };
    if (item && link) void ask(item, link);
    return () => {
      ended = true;
    };
  }, [item, link, record]);
  return link && { link, questions };
}
