import { formIdIn, ownFields } from '@steps/business/forms';
import { ClipboardList } from 'lucide-react';
import { defineBlock } from '../../editor/blockKind';
import { address, choice, line, list, toggle, words } from '../../editor/fields';
import { safeAddress } from '../../links/addressRules';
import { formNames } from './formNames';
import { p } from './pageClasses';
import { headingOf, SectionHead } from './parts';
import { type QuestionKind, questionKinds } from './questionKinds';

const filledIn: Readonly<Record<QuestionKind, { readonly type: string; readonly autoComplete?: string }>> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { type: 'text', autoComplete: 'organization' },
  text: { type: 'text', autoComplete: 'off' },
  message: { type: 'text', autoComplete: 'off' },
  file: { type: 'file' },
};

export const form = defineBlock({
  kind: 'form',
  label: 'Form',
  icon: ClipboardList,
  group: 'Content',
  keywords: 'contact booking sign up enquiry',
  fields: {
    title: line('Title', 'Get in touch'),
    text: words('Text'),
    questions: list(
      'Questions',
      'question',
      {
        label: line('Question', 'Question'),
        kind: choice('Asks for', questionKinds, 'text'),
        required: toggle('Must be answered'),
      },
      [
        { label: 'Name', kind: 'name', required: true },
        { label: 'Email', kind: 'email', required: true },
        { label: 'Your question', kind: 'message' },
      ],
      12,
    ),
    consent: line(
      'Consent',
      'You may use my details to answer me.',
      'Each answer keeps these words and when they were agreed to.',
    ),
    buttonText: line('Button text', 'Send'),
    action: address(
      'Answers go to',
      '',
      'The address of a form service, or your email address. In the preview they become contacts.',
    ),
  },
  headings: ({ title }) => headingOf(2, title),
  View: ({ id, content, box, text }) => {
    const action = safeAddress(content.action) || '#';
    const names = formNames(content.questions);
    const byMail = action.startsWith('mailto:');
    // Services know a field of this name and a “yes”; a person reads what was agreed to.
    const agreed = byMail
      ? { name: names.consent, value: content.consent.trim() }
      : { name: names.consent.toLowerCase(), value: 'yes' };
    const published = formIdIn(action) !== undefined;
    const withFiles = content.questions.some(({ kind }) => kind === 'file');
    const encType = byMail ? 'text/plain' : withFiles ? 'multipart/form-data' : undefined;
    return (
      <section {...box} className={p.section}>
        <SectionHead text={text} title={content.title} words={content.text} />
        {/* A mail program gets the answers as lines that people can read. */}
        <form
          className={p.form}
          method="post"
          action={action}
          {...(encType && { encType })}
          {...(published && { 'data-post': 'steps' })}
        >
          {content.questions.map(({ kind, required }, nth) => {
            const control = {
              id: `${id}-${nth}`,
              name: names.questions[nth],
              'data-asks': kind,
              className: p.input,
              required,
              autoComplete: filledIn[kind].autoComplete,
            };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
              <div className={p.field} key={nth}>
                <label htmlFor={control.id}>{text(`questions.${nth}.label`, 'span')}</label>
                {kind === 'message' ? (
                  <textarea {...control} rows={4} />
                ) : (
                  <input {...control} type={filledIn[kind].type} />
                )}
              </div>
            );
          })}
          {published && (
            // Programs fill it in; people do not see it.
            <label className={p.trap}>
              Leave this empty
              <input type="text" name={ownFields.trap} tabIndex={-1} autoComplete="off" />
            </label>
          )}
          {content.consent.trim() !== '' && (
            <label className={p.consent}>
              <input {...agreed} data-asks="consent" type="checkbox" required />
              {text('consent', 'span')}
            </label>
          )}
          <button className={p.button} type="submit">
            {text('buttonText', 'span')}
          </button>
        </form>
      </section>
    );
  },
});
