import { isWritten } from '../nouns/dav/davLink';
import { type DavDecision, decideDav } from './davDecisions';
import type { DavCase, DavQuestion } from './davQuestion';
import type { FieldConflict } from './fieldMerge';

/** A question in words, with what can be answered. */
export interface DavQuestionWords {
  readonly key: string;
  /** Which meeting or contact. */
  readonly name: string;
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly decide: () => void }[];
}

/** A question in words. */
export function wordsOf(question: DavQuestion): DavQuestionWords[] {
  const { item, link, found, isAsked } = question;
  const asked = isAsked ? askedOf(question) : [];
  // The problem of what cannot be read says so already.
  if (item.problem === undefined || found.what === 'unreadable') return asked;
  const text = `Not synced with ${link.name}. ${item.problem}`;
  return [...asked, { key: `${item.id} problem`, name: nameIn(found) || item.uid || item.href, text, answers: [] }];
}

function askedOf({ item, link, found }: DavQuestion): DavQuestionWords[] {
  const there = link.name;
  const answer = (label: string, decision: DavDecision) => ({ label, decide: () => decideDav(item, decision) });
  const one = (text: string, answers: DavQuestionWords['answers'], key = item.id): DavQuestionWords => ({
    key,
    name: nameIn(found) || 'Untitled',
    text,
    answers,
  });
  switch (found.what) {
    case 'both':
      return found.merged.conflicts.map((conflict) => {
        const [own, other] = valuesOf(conflict, found);
        const values = own === undefined || other === undefined ? '' : ` Steps has “${own}”, ${there} has “${other}”.`;
        // If both sides never agreed, nobody has changed anything.
        const what = item.base === undefined ? 'is not the same' : 'changed in both places';
        return one(
          `${fieldName(conflict.name)} ${what}.${values} Keep which?`,
          [
            answer('Keep what Steps has', { keep: 'steps', conflict }),
            answer(`Keep what ${there} has`, { keep: 'server', conflict }),
          ],
          `${item.id} ${conflict.name}`,
        );
      });
    case 'new':
      return [
        one(`In ${there}, and may be in Steps already.`, [
          ...found.alike.map((record) => answer(`Same as ${nameOf(record)}`, { same: record.id })),
          answer('Add as a new contact', { same: undefined }),
        ]),
      ];
    case 'gone':
      return [
        one(`Deleted in ${there}, and still in Steps.`, [
          answer(isWritten(link) ? `Put back into ${there}` : 'Keep in Steps', { everywhere: true }),
          answer('Delete in Steps', { everywhere: false }),
        ]),
      ];
    case 'deleted':
    case 'missing':
      return [
        one(
          found.what === 'deleted'
            ? `Deleted in Steps, and still in ${there}.`
            : `In ${there}, and no longer in Steps. Nobody deleted it there.`,
          [answer('Bring back into Steps', { everywhere: true }), answer(`Delete in ${there}`, { everywhere: false })],
        ),
      ];
    case 'unreadable':
      return [{ ...one(`Not brought in from ${there}. ${found.why}`, []), name: item.uid || item.href }];
    default:
      return [];
  }
}

/** What each side has, where a few words can say it. */
function valuesOf({ keys }: FieldConflict, { merged, remote }: DavCase & { readonly what: 'both' }) {
  const key = keys.find((one) => merged.record.get(one) !== remote.get(one)) ?? '';
  if (keys.length > 1 && !keys.includes('name')) return [];
  return [merged.record, remote].map((fields) => {
    const value: unknown = JSON.parse(fields.get(key) ?? '""');
    if (key === 'parts' && Array.isArray(value)) return value.filter(Boolean).join(' ');
    return typeof value === 'string' ? value : undefined;
  });
}

/** The title of the meeting or the name of the contact. */
function nameIn(found: DavCase): string {
  if ('record' in found) return nameOf(found.record);
  return 'remote' in found ? textOf(found.remote?.get('title') ?? found.remote?.get('name')) : '';
}

const nameOf = (record: object): string =>
  'title' in record && 'start' in record ? String(record.title) : 'name' in record ? String(record.name) : '';

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
