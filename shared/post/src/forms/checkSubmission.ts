import { createHash } from 'node:crypto';
import type { FormAnswer } from '@steps/business/src/nouns/forms/formAnswer';
import { fastestAnswer, ownFields } from '@steps/business/src/nouns/forms/formFields';
import type { PublishedForm } from '@steps/business/src/nouns/forms/publishedForm';
import { cleanEmail, isEmailAddress } from '@steps/platform/src/core/emailAddress';
import { cleanLine, cleanText } from '@steps/platform/src/core/text/cleanText';
import { Refusal } from '../http/route';
import type { SentFile, Submission } from './readSubmission';

type Question = PublishedForm['questions'][number];

/** What is wrong with the fields, in words, by the name of the field. */
export class FieldProblems extends Error {
  constructor(readonly fields: ReadonlyMap<string, string>) {
    super([...fields.values()].join(' '));
  }
}

/** An answer as the inbox keeps it, without its files, and these. */
export interface CheckedAnswer {
  readonly answer: FormAnswer;
  readonly files: readonly SentFile[];
}

const longest: Readonly<Record<Question['kind'], number>> = {
  name: 200,
  email: 254,
  phone: 60,
  company: 200,
  text: 1_000,
  message: 20_000,
  file: 0,
};
/** A page's name for an answer: long enough that nobody can guess it. */
const idForm = /^[\w-]{16,64}$/;

/**
 * Checks a visitor's answer against the published form. Fields that are none of its questions are ignored. Throws
 * `FieldProblems`, or `Refusal` for what no person sends. `at`: when it came, ISO.
 */
export function checkSubmission(form: PublishedForm, submission: Submission, at: string): CheckedAnswer {
  const { fields, files } = submission;
  if (fields.get(ownFields.trap))
    throw new Refusal(
      422,
      'This looked like an automatic message. Leave the field “Leave this empty” empty, and send it again.',
    );
  const openFor = fields.get(ownFields.openFor);
  if (openFor !== undefined && !(Number(openFor) >= fastestAnswer))
    throw new Refusal(422, 'That was very quick. Wait two seconds and send it again.');
  const problems = new Map<string, string>();
  const answers = form.questions.flatMap((question): FormAnswer['answers'] => {
    const { name, label, kind } = question;
    const value = kind === 'file' ? filesOf(files, name) : cleaned(fields.get(name) ?? '', kind);
    const problem = problemOf(question, value);
    if (problem) problems.set(name, problem);
    return value ? [{ label, value, kind }] : [];
  });
  const agreed = form.consent.words !== '' && (fields.get(form.consent.name) ?? '') !== '';
  if (form.consent.words !== '' && !agreed)
    problems.set(form.consent.name, 'Tick the box to agree; without it nothing is sent.');
  if (problems.size > 0) throw new FieldProblems(problems);
  const told = (wanted: Question['kind']) => answers.find(({ kind }) => kind === wanted)?.value ?? '';
  const asked = new Set(form.questions.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  return {
    files: files.filter(({ field }) => asked.has(field)),
    answer: {
      id: answerId(form, submission, at),
      page: form.page,
      name: told('name'),
      email: told('email'),
      answers,
      consent: agreed ? form.consent.words : '',
      contactId: '',
      at,
      formId: form.id,
      rule: form.rule,
      ...(form.source && { source: form.source }),
      ...(form.campaign && { campaign: form.campaign }),
    },
  };
}

/**
 * The same for an answer that is sent twice: made from its words and files, and from the page's name for it, or else the day.
 * An answer that was changed after a failed try is another one, whatever became of the first. A digest, so that knowing one
 * name does not give any other.
 */
function answerId(form: PublishedForm, { fields, files }: Submission, at: string): string {
  const named = fields.get(ownFields.id) ?? '';
  const words = form.questions.map(({ name }) => fields.get(name) ?? '');
  const sent = files.map(({ field, name, data }) => [field, name, createHash('sha256').update(data).digest('hex')]);
  const said = JSON.stringify([form.id, idForm.test(named) ? named : at.slice(0, 10), words, sent]);
  return `answer-${createHash('sha256').update(said).digest('hex').slice(0, 32)}`;
}

const filesOf = (files: readonly SentFile[], field: string): string =>
  files
    .filter((file) => file.field === field)
    .map(({ name }) => fileName(name))
    .join(', ');

/** A name without a path and without invisible characters. */
export const fileName = (name: string): string =>
  cleanLine(name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[<>:"|?*\p{Cc}]/gu, '_')
    .slice(-120) || 'File';

function cleaned(value: string, kind: Question['kind']): string {
  if (kind === 'email') return cleanEmail(value);
  return kind === 'message' ? cleanText(value).trim() : cleanLine(value).trim();
}

function problemOf({ label, kind, required }: Question, value: string): string | undefined {
  if (!value) {
    if (!required) return undefined;
    return kind === 'file' ? `“${label}”: choose a file.` : `“${label}”: please answer this.`;
  }
  if (kind === 'email' && !isEmailAddress(value)) return `“${label}”: enter an email address such as sam@example.com.`;
  if (kind !== 'file' && value.length > longest[kind])
    return `“${label}”: at most ${longest[kind].toLocaleString('en-GB')} characters, these are ${value.length.toLocaleString('en-GB')}.`;
  return undefined;
}
