import { type PublishedForm, publishedForms } from '@steps/business/forms';
import { commit, newId, put, RuleError, stamp } from '@steps/platform';
import { formNames } from '../blocks/formNames';
import type { QuestionKind } from '../blocks/questionKinds';

/** The form of a page, as its block has it. */
export interface FormBlock {
  readonly id: string;
  readonly title: string;
  readonly buttonText: string;
  readonly questions: readonly { readonly label: string; readonly kind: QuestionKind; readonly required: boolean }[];
  readonly consent: string;
  /** Where its answers go; empty for nowhere. */
  readonly action: string;
}

/** What a person says of a form when it is published. */
export type FormSettings = Pick<PublishedForm, 'origins' | 'rule' | 'campaign' | 'thanks' | 'nextPage'>;

/** The form as it is published: what its questions are called where they arrive. */
function asPublished({ questions, consent }: FormBlock): Pick<PublishedForm, 'questions' | 'consent'> {
  const names = formNames(questions);
  return {
    questions: questions.map(({ label, kind, required }, nth) => ({
      name: names.questions[nth] ?? label,
      label: label.trim() || (names.questions[nth] ?? ''),
      kind,
      required,
    })),
    consent: { name: names.consent.toLowerCase(), words: consent.trim() },
  };
}

/** Whether a form asks for something else than it did when it was published. */
export function isChanged(form: PublishedForm, block: FormBlock): boolean {
  const { questions, consent } = asPublished(block);
  return (
    JSON.stringify({ questions, consent }) !== JSON.stringify({ questions: form.questions, consent: form.consent })
  );
}

/**
 * Publishes the form of a page, so that post offices take its answers in. With other questions it is another one: pages that are out there ask
 * for what they asked, and their answers are taken in on. `RuleError` for a form that cannot be answered, and for addresses that are none.
 */
export function publishForm(
  page: { readonly id: string; readonly name: string },
  block: FormBlock,
  settings: FormSettings,
): PublishedForm {
  if (block.questions.length === 0) throw new RuleError('Add a question to the form first.');
  const origins = settings.origins.map(originOf);
  const nextPage = settings.nextPage.trim() && addressOf(settings.nextPage);
  if (!settings.thanks.trim())
    throw new RuleError('Thank-you message: enter what visitors read once their answer is in.');
  const at = stamp();
  const before = formOfBlock(page.id, block.id);
  const same = before && !isChanged(before, block) ? before : undefined;
  const { closedAt: _, ...kept } = same ?? { id: newId('form'), createdAt: at };
  const form: PublishedForm = {
    ...kept,
    pageId: page.id,
    blockId: block.id,
    page: page.name,
    ...asPublished(block),
    source: 'Landing page',
    ...settings,
    origins,
    nextPage,
    thanks: settings.thanks.trim(),
    updatedAt: at,
  };
  commit({ label: `Publish the form on ${page.name}`, changes: [put(publishedForms, form)] });
  return form;
}

/** Takes no more answers for a form, whatever its questions were when it was published. */
export function closeForm(pageId: string, blockId: string): void {
  const open = publishedForms
    .all()
    .filter((form) => form.pageId === pageId && form.blockId === blockId && !form.closedAt);
  const at = stamp();
  const changes = open.map((form) => put(publishedForms, { ...form, closedAt: at, updatedAt: at }));
  if (changes.length > 0) commit({ label: `Close the form on ${open[0]?.page}`, changes });
}

/** How a block’s form was published last. */
export const formOfBlock = (pageId: string, blockId: string): PublishedForm | undefined =>
  publishedForms
    .all()
    .filter((form) => form.pageId === pageId && form.blockId === blockId)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];

function originOf(typed: string): string {
  const url = addressUrl(typed);
  if (!url) throw new RuleError(`Websites: expected addresses such as https://www.example.com, got “${typed.trim()}”.`);
  return url.origin;
}

function addressOf(typed: string): string {
  const url = addressUrl(typed);
  if (!url)
    throw new RuleError(
      `Next page: expected an address such as https://www.example.com/thanks, got “${typed.trim()}”.`,
    );
  return url.href;
}

function addressUrl(typed: string): URL | undefined {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  const named = url && (url.hostname.includes('.') || url.hostname === 'localhost');
  return url && named && !url.username && !/\s/.test(text) ? url : undefined;
}
