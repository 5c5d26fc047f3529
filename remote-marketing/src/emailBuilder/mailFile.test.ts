import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import PostalMime from 'postal-mime';
import { beforeAll, expect, it, vi } from 'vitest';
import { emptyDocument } from '../editor/document';
import { drawn } from '../editor/drawing';
import { createEditor } from '../editor/editor';
import { addBlock, setContent, setStyles, setTheme } from '../editor/editorVerbs';
import type { BlockFields } from '../editor/fields';
import { staticHtml } from '../editor/staticHtml';
import { emailBlocks } from './blocks';
import { htmlFindings, mailFindings } from './emailChecks';
import { bytesOf, gmailClips, mailEml, mailHtml, mailText, mailWriter, readTemplate, templateFile } from './mailFile';
import type { Reader } from './mailReader';
import { startMailTheme } from './mailTheme';
import { emailTemplates } from './templates';

// HTML of strangers is read by the parser of a window.
beforeAll(() => void vi.stubGlobal('window', new JSDOM('').window));

const open = () => createEditor(emptyDocument(startMailTheme), emailBlocks);
const mailOf = (editor: ReturnType<typeof open>, subject = 'Hello') => ({
  subject,
  preheader: '',
  document: editor.get().document,
});
const priya: Reader = {
  name: 'Priya Nair',
  email: 'priya@example.com',
  title: 'Owner',
  company: 'Nair & Sons',
  tags: ['Spring'],
  status: 'customer',
};

/** What emails need and web pages must not have: tables for layout, attributes of old HTML, a doctype in small letters. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'attr-case': 'off',
    deprecated: 'off',
    'doctype-style': 'off',
    'no-conditional-comment': 'off',
    'no-deprecated-attr': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'aria-label-misuse': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'off',
    'attribute-allowed-values': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'script-type': 'off',
    'no-utf8-bom': 'off',
  },
});
const faults = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );

it('there are at least ten templates, and none has a fault that its owner does not have to mend', () => {
  expect(emailTemplates.length).toBeGreaterThanOrEqual(10);
  expect(new Set(emailTemplates.map(({ id }) => id)).size).toBe(emailTemplates.length);
  for (const { id, document, subject } of emailTemplates)
    expect([id, ...mailFindings(document, subject).map(({ text }) => text)]).toEqual([id]);
});

it.each(emailTemplates.map((one) => [one.name, one] as const))(
  '“%s” is exported as valid HTML that Gmail shows whole, and its template comes back equal',
  async (name, { subject, preheader, document }) => {
    const html = await mailHtml({ subject, preheader, document }, priya);
    expect(html).not.toMatch(/<script|javascript:|\son[a-z]+=/i);
    expect(html).not.toMatch(/<link|@import|\{first name\}/);
    expect(await faults(html)).toEqual([]);
    expect(bytesOf(html)).toBeLessThan(gmailClips);
    expect(readTemplate(templateFile({ name, subject, preheader, document }))).toEqual({
      name,
      subject,
      preheader,
      document,
      notes: [],
    });
  },
);

it('every block as it starts is valid HTML', async () => {
  const editor = open();
  for (const { kind, group } of emailBlocks.values()) if (group) addBlock(editor, kind, { parent: 'page', index: 99 });
  expect(await faults(await mailHtml(mailOf(editor)))).toEqual([]);
});

it('blocks become tables with their styles on each element, and phones get their own', async () => {
  const editor = open();
  const heading = addBlock(editor, 'heading', { parent: 'page', index: 0 }) ?? '';
  setContent(editor, heading, { text: 'Hello', level: 'h1' });
  setStyles(editor, [heading], { backgroundColor: 'accent', textColor: 'paper', fontSize: '40px' });
  setStyles(editor, [heading], { fontSize: '24px' }, 'mobile');
  const button = addBlock(editor, 'button', { parent: 'page', index: 1 }) ?? '';
  setContent(editor, button, { text: 'Go', link: 'example.com' });
  const html = await mailHtml(mailOf(editor));
  expect(html).toMatch(/background:#0e6a78/);
  expect(html).toMatch(/font-size:40px/);
  expect(html).toMatch(/<h1[^>]*>Hello<\/h1>/);
  expect(html).toMatch(new RegExp(`@media \\(max-width:480px\\)[^@]*\\.b-${heading} div[^}]*font-size:24px`));
  expect(html).toContain('href="https://example.com"');
});

it('merge fields are each reader’s own, escaped, and encoded in addresses', async () => {
  const editor = open();
  const text = addBlock(editor, 'text') ?? '';
  setContent(editor, text, { text: 'Hello {first name} of {company}, [see](https://example.com/?for={email})' });
  const mail = mailOf(editor, 'For {first name}');
  const html = await mailHtml(mail, priya);
  expect(html).toContain('Hello Priya of Nair &amp; Sons');
  expect(html).toContain('href="https://example.com/?for=priya%40example.com"');
  expect(await mailHtml(mail)).toContain('Hello there of your business');
  expect(mailText(mail, priya)).toContain(
    'Hello Priya of Nair & Sons, see (https://example.com/?for=priya@example.com)',
  );
});

it('bold words and links are read on the canvas as in the email, not with their marks', () => {
  const editor = open();
  addBlock(editor, 'text');
  const [id = ''] = editor.get().selected;
  setContent(editor, id, { text: '**10:00** Doors and coffee, [where](https://example.com)' });
  const canvas = staticHtml(drawn(editor.get().document, emailBlocks, id));
  expect(canvas).toContain('<strong>10:00</strong> Doors and coffee, <u>where</u>');
});

it('a block that is kept for some readers is only in their email, and in their text', async () => {
  const editor = open();
  for (const [showTo, text] of [
    ['customers', 'For customers'],
    ['others', 'For everybody else'],
    ['tag', 'For spring people'],
    ['noTag', 'For the others'],
    ['noCompany', 'For private people'],
  ] as const) {
    const id = addBlock(editor, 'text', { parent: 'page', index: 99 }) ?? '';
    setContent(editor, id, { text, showTo, showTag: 'spring' });
  }
  const mail = mailOf(editor);
  const write = mailWriter(mail);
  expect(mailText(mail, priya).trim()).toBe('For customers\n\nFor spring people');
  const stranger = { ...priya, status: 'lead', tags: [], company: '' };
  expect(mailText(mail, stranger).trim()).toBe('For everybody else\n\nFor the others\n\nFor private people');
  expect(await write(priya)).toContain('For spring people');
  expect(await write(stranger)).not.toContain('For spring people');
});

it('an email file is read back with its text, its HTML, its pictures and its way out', async () => {
  const editor = open();
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const image = addBlock(editor, 'image', { parent: 'page', index: 0 }) ?? '';
  setContent(editor, image, { src: `data:image/png;base64,${png}`, alt: 'A dot' });
  const footer = addBlock(editor, 'footer', { parent: 'page', index: 1 }) ?? '';
  setContent(editor, footer, { link: 'https://example.com/stop' });
  const mail = mailOf(editor, 'For {first name}\r\nBcc: all@example.com');
  const html = await mailHtml(mail, priya);
  expect(htmlFindings(html).map(({ text }) => text)).toEqual([expect.stringContaining('is not shown by Gmail')]);
  const eml = await mailEml(mail, html, priya, { name: 'Loom & Lamb', email: 'shop@example.com' });
  const parsed = await PostalMime.parse(eml);
  expect(parsed.subject).toBe('For Priya  Bcc: all@example.com'.replace('  ', ' '));
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.to).toEqual([{ name: 'Priya Nair', address: 'priya@example.com' }]);
  expect(parsed.text).toContain('Unsubscribe: https://example.com/stop');
  expect(parsed.html).toContain('src="cid:picture-1"');
  expect(parsed.attachments).toMatchObject([{ contentId: '<picture-1>', mimeType: 'image/png' }]);
  expect(Buffer.from(parsed.attachments[0]?.content as ArrayBuffer).toString('base64')).toBe(png);
  expect(parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe('<https://example.com/stop>');
});

/** After the OWASP cheat sheet for cross-site scripting. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</mj-text><mj-raw><script>alert(1)</script></mj-raw>',
  '</style><script>alert(1)</script>',
  '<![endif]--><script>alert(1)</script>',
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  '//evil.example',
  '<a href="jav&#x61;script:alert(1)">x</a><svg onload=alert(1)><form action=//evil.example><input>',
  '<p style="background:url(javascript:alert(1));color:red" onclick="alert(1)">x',
  '<mj-include path="/etc/passwd" />',
];

it('nothing hostile in any field gets out as markup or as an address', async () => {
  for (const attack of hostile) {
    const editor = open();
    for (const { kind, group, fields } of emailBlocks.values()) {
      const id = group && addBlock(editor, kind, { parent: 'page', index: 99 });
      if (id) setContent(editor, id, filled(fields, attack));
    }
    const mail = { subject: attack, preheader: attack, document: editor.get().document };
    const html = await mailHtml(mail, { ...priya, name: attack, company: attack });
    const seen = html.replace(/<!--[\s\S]*?-->/g, '');
    const tags = [...seen.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join('\n');
    expect([attack, tags.replace(/="[^"]*"/g, '')]).toEqual([
      attack,
      expect.not.stringMatching(/<script|<svg|<form|<input|<iframe|\son[a-z]+/i),
    ]);
    for (const [, to = ''] of tags.matchAll(/\s(?:href|src|action)="([^"]*)"/g))
      expect(to).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|data:image\/(png|jpeg|gif|webp|avif);)/);
    expect(tags).not.toMatch(/style="[^"]*(?:url\(|expression|javascript)/i);
    expect(readTemplate(templateFile({ name: 'x', ...mail })).document).toEqual(editor.get().document);
  }
});
const filled = (fields: BlockFields, attack: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'choice' && kind !== 'number' && kind !== 'switch')
      .map(([key, field]) => [key, field.fields ? [filled(field.fields, attack)] : attack]),
  );

it('a file from elsewhere or a damaged one is refused with the reason', () => {
  expect(() => readTemplate('<html><body>Hello</body></html>')).toThrow('not a template from this builder');
  expect(() => readTemplate('{"pages": []}')).toThrow('not a template from this builder');
  expect(() => readTemplate('{"steps-email": 1, "docu')).toThrow('damaged');
  expect(() => readTemplate('{"steps-email": 1, "document": 5}')).toThrow('damaged');
});

it('a block of an unknown kind stays in the file, is left out of the email, and is told', async () => {
  const editor = open();
  addBlock(editor, 'text');
  const { nodes, ...rest } = editor.get().document;
  const page = nodes.page;
  if (!page) throw new Error('Expected a root.');
  const odd = { kind: 'carousel', content: { text: 'Spin' }, styles: {}, children: [] };
  const whole = { ...rest, nodes: { ...nodes, odd, page: { ...page, children: [...page.children, 'odd'] } } };
  const { document } = readTemplate(templateFile({ name: 'Odd', subject: 'Odd', preheader: '', document: whole }));
  expect(document.nodes.odd?.kind).toBe('carousel');
  expect(await mailHtml({ subject: 'Odd', preheader: '', document })).not.toContain('Spin');
  expect(mailFindings(document, 'Odd').map(({ text }) => text)).toContain(
    '“carousel” is a block that this builder does not know. It is left out of the email.',
  );
});

it('faults are named: no subject, no way out, a skipped level, poor contrast, a dead button, unsafe HTML', () => {
  const editor = open();
  const add = (kind: string, content: Record<string, unknown>) => {
    const id = addBlock(editor, kind, { parent: 'page', index: 99 }) ?? '';
    setContent(editor, id, content);
    return id;
  };
  add('heading', { text: 'Top', level: 'h1' });
  add('heading', { text: 'Part', level: 'h3' });
  const pale = add('text', { text: 'Pale', showTo: 'tag', showTag: '' });
  setStyles(editor, [pale], { backgroundColor: '#ffffff', textColor: '#cccccc' });
  add('button', { text: 'Go', link: '' });
  add('html', { code: '<p onclick="x()">Hi</p><script>x()</script>' });
  expect(mailFindings(editor.get().document, ' ').map(({ text }) => text)).toEqual([
    'The email has no subject.',
    'Nobody can unsubscribe: the email has no footer.',
    '“Part” is of level 3, right after level 1.',
    'Text is hard to read here: 1.6:1, 4.5:1 is needed.',
    'Say which tag decides who gets this block.',
    '“Go” leads nowhere, and is left out.',
    'Removed from the HTML: onclick, script.',
  ]);
});

it('an email that Gmail clips is told before it is sent', async () => {
  const editor = open();
  const text = addBlock(editor, 'text') ?? '';
  setContent(editor, text, { text: 'Word '.repeat(3_900) });
  const short = await mailHtml(mailOf(editor));
  expect(htmlFindings(short)).toEqual([]);
  for (let nth = 0; nth < 6; nth++) {
    const id = addBlock(editor, 'text', { parent: 'page', index: 99 }) ?? '';
    setContent(editor, id, { text: 'Word '.repeat(3_900) });
  }
  const findings = htmlFindings(await mailHtml(mailOf(editor)));
  expect(findings.map(({ text: said }) => said)).toEqual([
    expect.stringMatching(/^\d+ kB: Gmail clips emails over 102 kB/),
  ]);
});

it('fields of the service that an email is made for stay as they are, and ours become its own', async () => {
  const editor = open();
  const id = addBlock(editor, 'text') ?? '';
  setContent(editor, id, {
    text: 'Hi {first name}, hi {{name}} and *|FNAME|*: [yours](https://x.example/?e={email})',
  });
  const footer = addBlock(editor, 'footer', { parent: 'page', index: 9 }) ?? '';
  setContent(editor, footer, { text: '1 Quay Street, Whitby', link: '*|UNSUB|*', unsubscribe: 'Leave' });
  const said = async (theme: Record<string, string>) => {
    setTheme(editor, theme);
    return mailHtml(mailOf(editor));
  };
  const none = await said({});
  expect(none).toContain('Hi there, hi {{name}} and *|FNAME|*');
  expect(none).toContain('href="*|UNSUB|*"');
  expect(mailFindings(editor.get().document, 'Hello').map(({ text }) => text.split('”')[0])).toEqual([
    '“{{name}}',
    '“*|FNAME|*',
    '“*|UNSUB|*',
  ]);
  const mailchimp = await said({ service: 'mailchimp' });
  expect(mailchimp).toContain('Hi *|FNAME|*, hi {{name}}');
  expect(mailchimp).toContain('href="https://x.example/?e=*|EMAIL|*"');
  expect(mailFindings(editor.get().document, 'Hello').map(({ text }) => text)).toEqual([
    '“{{name}}” is no merge field of Mailchimp: readers see it as it is.',
  ]);
  expect(await said({ service: 'brevo' })).toContain('Hi {{ contact.FIRSTNAME }}, hi {{name}}');
  expect(await said({ service: 'postmark' })).toContain('Hi {{first_name}}, hi {{name}}');
  expect(await said({ service: 'own', markOpen: '[[', markClose: ']]' })).toContain('Hi [[first_name]], hi {{name}}');
  expect(await said({ service: 'own', markOpen: '{', markClose: '}' })).toContain('Hi {first name}, hi {{name}}');
  // Written for one person, values are theirs, whatever the service.
  expect(await mailHtml(mailOf(editor), { ...priya, email: 'ada+news@x.example' })).toContain(
    'href="https://x.example/?e=ada%2Bnews%40x.example"',
  );
  expect(mailText(mailOf(editor), { ...priya, email: 'ada+news@x.example' })).toContain('?e=ada%2Bnews@x.example');
});

it('links in a text and in HTML are checked as they are exported', () => {
  const editor = open();
  const text = addBlock(editor, 'text') ?? '';
  setContent(editor, text, { text: '[a](/pricing) [b](nowhere) **[c](https://x.example)**' });
  const html = addBlock(editor, 'html', { parent: 'page', index: 9 }) ?? '';
  setContent(editor, html, { code: '<a href="../old/">x</a><a href="#top">y</a><a name="top"></a>' });
  const footer = addBlock(editor, 'footer', { parent: 'page', index: 9 }) ?? '';
  setContent(editor, footer, { text: '1 Quay Street, Whitby' });
  expect(mailFindings(editor.get().document, 'Hello').map(({ text: said }) => said)).toEqual([
    '“nowhere” cannot be used as a link.',
    '“/pricing” leads nowhere in an email. Enter the whole address, with https://.',
    '“../old/” leads nowhere in an email. Enter the whole address, with https://.',
  ]);
});

it('a block for phones only is hidden by the plainest rule, shown on phones, and in the text', async () => {
  const editor = open();
  const id = addBlock(editor, 'text') ?? '';
  setContent(editor, id, { text: 'Call us from here' });
  setStyles(editor, [id], { hidden: true }, 'desktop');
  expect(mailText(mailOf(editor)).trim()).toBe('');
  setStyles(editor, [id], { hidden: false }, 'mobile');
  const html = await mailHtml(mailOf(editor));
  expect(html).toContain(`.b-${id}{display:none;mso-hide:all}`);
  expect(html).toContain(`.b-${id}{display:table-cell!important}`);
  expect(mailText(mailOf(editor))).toContain('Call us from here');
});

it('an address nobody has written yet is no postal address', () => {
  const editor = open();
  addBlock(editor, 'footer');
  expect(mailFindings(editor.get().document, 'Hello').map(({ text }) => text)).toContain(
    'The footer has no postal address.',
  );
});

it('an email in Arabic reads from right to left, and so does a paragraph of it in another', async () => {
  const editor = open();
  const id = addBlock(editor, 'text') ?? '';
  setContent(editor, id, { text: 'أهلاً بكم في مخبز الميناء' });
  const html = await mailHtml(mailOf(editor));
  expect(html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
  expect(html).toMatch(/text-align:right/);
  expect(html).toMatch(/direction:rtl/);
  setTheme(editor, { language: 'en-GB' });
  const mixed = await mailHtml(mailOf(editor));
  expect(mixed).toMatch(/<html[^>]* lang="en-GB"[^>]* dir="ltr"/);
  expect(mixed).toMatch(/<p dir="rtl" lang="ar" style="[^"]*text-align:right/);
  expect(await faults(mixed)).toEqual([]);
});
