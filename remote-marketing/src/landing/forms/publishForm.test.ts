// @vitest-environment page

import { formAddress, publishedForms } from '@steps/business/forms';
import { openMemoryStore } from '@steps/testing';
import { HtmlValidate } from 'html-validate';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EditorDocument, emptyDocument } from '../../editor/document';
import { createEditor } from '../../editor/editor';
import { addBlock, setContent } from '../../editor/editorVerbs';
import { pageBlocks } from '../blocks';
import { pageFindings } from '../pageChecks';
import { pageHtml, readPage, withoutScript } from '../pageHtml';
import { startTheme } from '../pageTheme';
import { formSnippet } from './formSnippet';
import { closeForm, type FormBlock, type FormSettings, publishForm } from './publishForm';

const office = 'https://post.example';
const page = { id: 'page-1', name: 'Open day' };
const block = (of: Partial<FormBlock> = {}): FormBlock => ({
  id: 'block-1',
  title: 'Get in touch',
  buttonText: 'Send',
  questions: [
    { label: 'Name', kind: 'name', required: true },
    { label: 'What “else”? <b>', kind: 'message', required: false },
  ],
  consent: 'You may answer me.',
  action: '',
  ...of,
});
const settings = (of: Partial<FormSettings> = {}): FormSettings => ({
  origins: [],
  rule: 'lead',
  campaign: '',
  thanks: 'Thank you.',
  nextPage: '',
  ...of,
});

beforeEach(async () => {
  await openMemoryStore();
});

describe('a form that is published', () => {
  it('asks for what its block asks for, by the names its page sends', () => {
    expect(publishForm(page, block(), settings())).toMatchObject({
      page: 'Open day',
      questions: [
        { name: 'Name', label: 'Name', kind: 'name', required: true },
        { name: 'What “else”? <b>', kind: 'message', required: false },
      ],
      consent: { name: 'consent', words: 'You may answer me.' },
    });
  });

  it('stays itself while its questions do, and with others is another one: pages that are out there are answered on', () => {
    const first = publishForm(page, block(), settings());
    expect(publishForm(page, block(), settings({ thanks: 'Ta.' })).id).toBe(first.id);
    const other = publishForm(page, block({ consent: 'You may ring me.' }), settings());
    expect(other.id).not.toBe(first.id);
    expect(publishedForms.get(first.id)).toMatchObject({ consent: { words: 'You may answer me.' }, thanks: 'Ta.' });
    closeForm(page.id, 'block-1');
    expect(publishedForms.all().every(({ closedAt }) => closedAt)).toBe(true);
    expect(publishForm(page, block({ consent: 'You may ring me.' }), settings()).closedAt).toBeUndefined();
  });

  it('knows websites by their origins, and names what is none', () => {
    const origins = ['www.example.com/contact', 'http://localhost:8080/', 'HTTPS://Shop.example'];
    expect(publishForm(page, block(), settings({ origins })).origins).toEqual([
      'https://www.example.com',
      'http://localhost:8080',
      'https://shop.example',
    ]);
    for (const wrong of ['our shop', 'javascript:alert(1)', 'https://a@example.com', 'example'])
      expect(() => publishForm(page, block(), settings({ origins: [wrong] })), wrong).toThrow('Websites: expected');
  });

  it('leads visitors to addresses of the web alone', () => {
    expect(publishForm(page, block(), settings({ nextPage: 'example.com/thanks' })).nextPage).toBe(
      'https://example.com/thanks',
    );
    for (const wrong of ['javascript:alert(1)', 'data:text/html,x', '//evil'])
      expect(() => publishForm(page, block(), settings({ nextPage: wrong })), wrong).toThrow('Next page: expected');
  });

  it('needs a question and a thank-you message', () => {
    expect(() => publishForm(page, block({ questions: [] }), settings())).toThrow('Add a question');
    expect(() => publishForm(page, block(), settings({ thanks: ' ' }))).toThrow('Thank-you message');
  });
});

describe('a page with a published form', () => {
  const open = (content: Readonly<Record<string, unknown>>) => {
    const editor = createEditor(emptyDocument(startTheme), pageBlocks);
    const id = addBlock(editor, 'form') ?? '';
    setContent(editor, id, content);
    return { ...editor.get(), id };
  };
  const formFindings = (document: EditorDocument) =>
    pageFindings(document).flatMap(({ check, text }) => (check === 'form' ? [text] : []));

  it('carries where its answers go, the field for programs, and the script that says what became of them', async () => {
    const published = publishForm(page, block(), settings());
    const questions = [{ label: 'Plan', kind: 'file', required: false }];
    const { document } = open({ action: formAddress(office, published.id), questions });
    const html = pageHtml(document, 'Open day');
    expect(html).toContain(
      `method="post" action="${office}/f/${published.id}" enctype="multipart/form-data" data-post="steps"`,
    );
    expect(html).toContain('name="_homepage" tabindex="-1" autocomplete="off"');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(withoutScript(html)).not.toContain('<script');
    expect(readPage(html).document).toEqual(document);
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  it('of another service has neither', () => {
    const html = pageHtml(open({ action: 'https://forms.example/f/form-1' }).document, 'Open day');
    expect(html).not.toMatch(/<script|_homepage|data-post/);
  });

  it('is told when its questions are others than those that were published', () => {
    const { document, id } = open({});
    const content = document.nodes[id]?.content as unknown as FormBlock;
    const published = publishForm(page, { ...content, id }, settings());
    const action = formAddress(office, published.id);
    expect(formFindings(open({ action }).document)).toEqual([]);
    expect(formFindings(open({ action, consent: 'Something else' }).document)).toEqual([
      'The questions were changed since the form was published. Publish it again.',
    ]);
    const withFile = open({
      action: 'https://forms.example',
      questions: [
        { label: 'Email', kind: 'email' },
        { label: 'Plan', kind: 'file' },
      ],
    });
    expect(formFindings(withFile.document)).toEqual([
      'Files come in by a published form alone: “Form” in the header publishes it.',
    ]);
  });
});

it('for another website it is plain HTML, whose words stay words', () => {
  const html = formSnippet(publishForm(page, block(), settings()), office, 'Send <now>');
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  const [own] = drawn.forms;
  expect(own?.getAttribute('action')).toMatch(/^https:\/\/post\.example\/f\/form-[0-9a-f]{20}$/);
  expect(own?.method).toBe('post');
  expect([...(own?.elements ?? [])].map((one) => one.getAttribute('name'))).toEqual([
    'Name',
    'What “else”? <b>',
    '_homepage',
    'consent',
    null,
  ]);
  expect(drawn.querySelector('b, now')).toBeNull();
});
