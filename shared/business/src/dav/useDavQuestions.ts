import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import { useEffect, useState } from 'react';
import { contacts } from '../nouns/contacts/contact';
import { davCards, davEvents } from '../nouns/dav/davItem';
import { meetings } from '../nouns/meetings/meeting';
import type { DavQuestionWords } from './davQuestionWords';

/**
 * What linked calendars and address books leave to a person, in render; the code that compares is loaded once there is a
 * link.
 */
export function useDavQuestions(isLinked: boolean): readonly DavQuestionWords[] {
  const events = useRecords(davEvents);
  const cards = useRecords(davCards);
  const known = useRecords(meetings);
  const people = useRecords(contacts);
  const [questions, setQuestions] = useState<readonly DavQuestionWords[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked anew whenever one of them changes
  useEffect(() => {
    let ended = false;
    const ask = async () => {
      const { davQuestions } = await import('./davQuestion');
      const { wordsOf } = await import('./davQuestionWords');
      const found = await davQuestions(() => !ended);
      if (!ended) setQuestions(found.flatMap(wordsOf));
    };
    if (isLinked) void ask();
    return () => {
      ended = true;
    };
  }, [isLinked, events, cards, known, people]);
  return isLinked ? questions : [];
}
