import { type AnswerFile, type FormAnswer, filePartId } from '@steps/business/src/nouns/forms/formAnswer';
import { formAddress, mostUploadBytes } from '@steps/business/src/nouns/forms/formFields';
import { type PublishedForm, publishedForms } from '@steps/business/src/nouns/forms/publishedForm';
import { Pace } from '../http/pace';
import { Refusal, type Reply, type Route, type Visit } from '../http/route';
import { type CheckedAnswer, checkSubmission, FieldProblems, fileName } from './checkSubmission';
import { pageReply, scriptReply, type Told } from './formReplies';
import { mostBytes, readSubmission, type SentFile } from './readSubmission';

export interface FormOptions {
  /** Whether the business can be reached, and its forms are known. */
  isWell(): boolean;
  /** Seals a row and puts it on the server; resolves once it is there. Rejects if that is not known. */
  handOver(collection: string, row: { readonly id: string }): Promise<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Most answers of one visitor, and of all visitors to one form, a minute. */
const perVisitor = 20;
const perForm = 300;
/** Bytes of a file in one message: base64 adds a third, and NATS takes 1 MB by default. */
const partBytes = 500_000;
/** Most bytes of bodies in memory at once; sealing a part of a file takes some MB more. */
const mostAtOnce = 2 * mostUploadBytes;

/**
 * `POST /f/<id>`: what strangers send with the published forms of the business. They are thanked once it is on the server,
 * sealed.
 */
export function formRoutes({ isWell, handOver, now }: FormOptions): readonly Route[] {
  const pace = new Pace(perForm, now);
  let reading = 0;

  async function taken(visit: Visit): Promise<PublishedForm> {
    const { request, params } = visit;
    if (!isWell()) throw new Refusal(503, 'This could not be taken just now. Wait a minute and send it again.');
    const form = publishedForms.get(params.id ?? '');
    if (!form) throw new Refusal(404, 'This form is not here any more. Please get in touch another way.');
    if (form.closedAt) throw new Refusal(410, 'This form is closed. Please get in touch another way.');
    const { origin } = request.headers;
    if (origin !== undefined && !mayCome(form, origin)) throw new Refusal(403, 'This form belongs to another website.');
    if (pace.wait(form.id) > 0)
      throw new Refusal(429, 'Too many answers came at once. Wait a minute and send it again.');
    const takesFiles = form.questions.some(({ kind }) => kind === 'file');
    const most = mostBytes(request, takesFiles);
    let room = 0;
    const onBytes = (bytes: number) => {
      if (reading + bytes > mostAtOnce)
        throw new Refusal(503, 'Too much is coming in at once. Wait a minute and send it again.');
      reading += bytes;
      room += bytes;
    };
    try {
      const submission = await readSubmission(request, { most, takesFiles, onBytes });
      await keep(checkSubmission(form, submission, new Date(now()).toISOString()));
    } finally {
      reading -= room;
    }
    return form;
  }

  /** The answer is written last: once it is there, all of it is. */
  async function keep({ answer, files }: CheckedAnswer): Promise<void> {
    const kept: AnswerFile[] = [];
    for (const [nth, file] of files.entries()) kept.push(await keepFile(answer.id, nth, file));
    const row: FormAnswer = kept.length > 0 ? { ...answer, files: kept } : answer;
    // If it was sent twice, it is there already.
    await handOver('formAnswers', row);
  }

  async function keepFile(answerId: string, nth: number, { name, type, data }: SentFile): Promise<AnswerFile> {
    const parts = Math.ceil(data.length / partBytes);
    for (let part = 0; part < parts; part++) {
      const base64 = data.subarray(part * partBytes, (part + 1) * partBytes).toString('base64');
      await handOver('formFiles', { id: filePartId(answerId, nth, part), answerId, base64 } as { readonly id: string });
    }
    return { name: fileName(name), type: type.slice(0, 100), size: data.length, parts };
  }

  async function answer(visit: Visit): Promise<Reply> {
    const script = (visit.request.headers.accept ?? '').includes('application/json');
    const form = publishedForms.get(visit.params.id ?? '');
    const cors = corsFor(form, visit.request.headers.origin);
    try {
      const { thanks, nextPage } = await taken(visit);
      const told: Told = { status: 200, ok: true, title: 'Thank you', words: thanks };
      return withHeaders(script ? scriptReply(told, nextPage) : pageReply(told, form), cors);
    } catch (error) {
      const told = toldOf(error);
      return withHeaders(script ? scriptReply(told) : pageReply(told), cors);
    }
  }

  const path = formAddress('', ':id');
  return [
    { method: 'POST', path, perMinute: perVisitor, answer },
    {
      method: 'OPTIONS',
      path,
      perMinute: 60,
      answer: ({ request, params }) => ({
        status: 204,
        headers: {
          ...corsFor(publishedForms.get(params.id ?? ''), request.headers.origin),
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type, accept',
          'access-control-max-age': '600',
        },
      }),
    },
  ];
}

const mayCome = ({ origins }: PublishedForm, origin: string): boolean =>
  origins.length === 0 || origins.includes(origin);

/** The page that may send the form may read the result; no cookies are involved. */
const corsFor = (form: PublishedForm | undefined, origin: string | undefined): Reply['headers'] => ({
  vary: 'origin, accept',
  ...(form && origin !== undefined && mayCome(form, origin) && { 'access-control-allow-origin': origin }),
});

const withHeaders = (reply: Reply, headers: Reply['headers']): Reply => ({
  ...reply,
  headers: { ...headers, ...reply.headers },
});

function toldOf(error: unknown): Told {
  if (error instanceof FieldProblems) {
    const words = 'Something is missing or not right. Nothing has been sent yet.';
    return { status: 422, ok: false, title: 'Please check your answer', words, fields: error.fields };
  }
  if (error instanceof Refusal)
    return { status: error.status, ok: false, title: 'This was not sent', words: error.message };
  console.error('An answer could not be kept', error);
  return {
    status: 503,
    ok: false,
    title: 'This was not sent',
    words: 'This could not be taken just now. Wait a minute and send it again.',
  };
}
