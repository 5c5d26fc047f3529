import { formAddress, ownFields, type PublishedForm } from '@steps/business/forms';
import { escaped } from '../../editor/staticHtml';
import type { QuestionKind } from '../blocks/questionKinds';
import { formScript } from './formScript';

const controls: Readonly<Record<QuestionKind, string>> = {
  name: 'type="text" autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  company: 'type="text" autocomplete="organization"',
  text: 'type="text"',
  message: '',
  file: 'type="file"',
};

/** A published form as plain HTML, for a website that was made elsewhere: it takes over that site’s look. `office`: the address of the post office. */
export function formSnippet(form: PublishedForm, office: string, buttonText: string): string {
  const files = form.questions.some(({ kind }) => kind === 'file') ? ' enctype="multipart/form-data"' : '';
  const lines = form.questions.map(({ name, label, kind, required }) => {
    const attributes = `name="${escaped(name)}"${required ? ' required' : ''}`;
    const control =
      kind === 'message' ? `<textarea ${attributes} rows="4"></textarea>` : `<input ${attributes} ${controls[kind]}>`;
    return `<p><label>${escaped(label)}<br>${control}</label></p>`;
  });
  const { name, words } = form.consent;
  const consent =
    words &&
    `<p><label><input type="checkbox" name="${escaped(name)}" value="yes" required> ${escaped(words)}</label></p>`;
  return [
    `<form method="post" action="${escaped(formAddress(office, form.id))}"${files} data-post="steps">`,
    ...lines,
    `<p style="position:absolute;left:-9999px"><label>Leave this empty <input type="text" name="${ownFields.trap}" tabindex="-1" autocomplete="off"></label></p>`,
    ...(consent ? [consent] : []),
    `<p><button type="submit">${escaped(buttonText)}</button></p>`,
    '</form>',
    `<script>${formScript}</script>`,
  ].join('\n');
}
