import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import { useEffect, useState } from 'react';
import { contacts } from '../nouns/contacts/contact';
import { davCards, davEvents } from '../nouns/dav/davItem';
import { meetings } from '../nouns/meetings/meeting';
import type { DavDecision } from './davDecisions';
import type { DavQuestion } from './davQuestion';

/** A question in words, with what can be answered. */
export interface DavQuestionWords {
  readonly key: string;
  /** Which meeting or contact. */
  readonly name: string;
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly decide: () => void }[];
}

/** What linked calendars and address books leave to a person, in render; the libraries that compare come when there is a link. */
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
      const { decideDav } = await import('./davDecisions');
      if (!ended) setQuestions(davQuestions().flatMap((one) => wordsOf(one, decideDav)));
    };
    if (isLinked) void ask();
    return () => {
      ended = true;
    };
  }, [isLinked, events, cards, known, people]);
  return isLinked ? questions : [];
}

type Decide = (item: DavQuestion['item'], decision: DavDecision) => void;

/** The words of a question; of what both sides changed one for each field. */
export function wordsOf({ item, link, found }: DavQuestion, decide: Decide): DavQuestionWords[] {
  const there = link.name;
  const answer = (label: string, decision: DavDecision) => ({ label, decide: () => decide(item, decision) });
  const nameIn = (fields: ReadonlyMap<string, string> | undefined) =>
    textOf(fields?.get('title') ?? fields?.get('name')) || 'Untitled';
  const nameOf = (record: object) =>
    'title' in record && 'start' in record ? String(record.title) : 'name' in record ? String(record.name) : '';
  const one = (name: string, text: string, answers: DavQuestionWords['answers'], key = item.id): DavQuestionWords => ({
    key,
    name,
    text,
    answers,
  });
  switch (found.what) {
    case 'both':
      return found.merged.conflicts.map((conflict) => {
        const [key = ''] = conflict.keys;
        const [own, other] = [found.merged.record.get(key), found.remote.get(key)];
        const isText = conflict.keys.length === 1 && [own, other].every((value) => !value || value.startsWith('"'));
        const values = isText ? ` Steps has “${textOf(own)}”, ${there} has “${textOf(other)}”.` : '';
        return one(
          nameOf(found.record),
          `${fieldName(conflict.name)} changed in both places.${values} Keep which?`,
          [
            answer('Keep what Steps has', { keep: 'steps', conflict }),
            answer(`Keep what ${there} has`, { keep: 'server', conflict }),
          ],
          `${item.id} ${conflict.name}`,
        );
      });
    case 'new':
      return [
        one(nameIn(found.remote), `In ${there}, and may be in Steps already.`, [
          ...found.alike.map((record) => answer(`Same as ${nameOf(record)}`, { same: record.id })),
          answer('Add as a new contact', { same: undefined }),
        ]),
      ];
    case 'gone':
      return [
        one(nameOf(found.record), `Deleted in ${there}, and still in Steps.`, [
          answer(`Put back into ${there}`, { everywhere: true }),
          answer('Delete in Steps', { everywhere: false }),
        ]),
      ];
    case 'deleted':
    case 'missing':
      return [
        one(
          nameIn(found.remote),
          found.what === 'deleted'
            ? `Deleted in Steps, and still in ${there}.`
            : `In ${there}, and no longer in Steps. Nobody deleted it there.`,
          [
            answer('Bring back into Steps', { everywhere: true }),
            ...(link.mode === 'both' && !link.feed ? [answer(`Delete in ${there}`, { everywhere: false })] : []),
          ],
        ),
      ];
    case 'unreadable':
      return [one(item.uid || item.href, `Not brought in from ${there}. ${found.why}`, [])];
    default:
      return [];
  }
}

const textOf = (value: string | undefined): string => {
  const read: unknown = value === undefined ? '' : JSON.parse(value);
  return typeof read === 'string' ? read : '';
};

const names: Readonly<Record<string, string>> = {
  when: 'The time',
  repeat: 'How it repeats',
  times: 'The times of the series',
  link: 'The video link',
  parts: 'The parts of the name',
  title: 'The title',
  company: 'The company',
};

function fieldName(name: string): string {
  if (name.startsWith('occurrence ')) return 'One time of the series';
  if (name.startsWith('attendee ')) return `The attendee ${name.slice(9)}`;
  if (name.startsWith('first ')) return `The main ${name.slice(6)}`;
  return names[name] ?? `The ${name.split(' ')[0]}`;
}
