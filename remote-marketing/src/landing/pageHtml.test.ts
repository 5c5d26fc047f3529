import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { blocksCss, windowBreakpoints } from '../editor/blocksCss';
import { emptyDocument } from '../editor/document';
import { createEditor } from '../editor/editor';
import { addBlock, setContent, setStyles, setTheme } from '../editor/editorVerbs';
import { pageBlocks } from './blocks';
import { pageFindings } from './pageChecks';
import { pageCss } from './pageCss';
import { pageHtml, readPage } from './pageHtml';
import { startTheme } from './pageTheme';
import { pageTemplates } from './templates';
import { industries } from './templates/template';

const open = () => createEditor(emptyDocument(startTheme), pageBlocks);

it('there are at least twelve templates, two for each industry, and none has a fault', () => {
  expect(pageTemplates.length).toBeGreaterThanOrEqual(12);
  for (const industry of industries)
    expect(pageTemplates.filter((one) => one.industry === industry).length).toBeGreaterThanOrEqual(2);
  for (const { id, document } of pageTemplates) {
    // Where the answers go is the owner's to say.
    const findings = pageFindings(document).filter(({ text }) => !text.startsWith('Say where the answers'));
    expect([id, ...findings.map(({ text }) => text)]).toEqual([id]);
  }
});

it.each(pageTemplates.map((one) => [one.name, one] as const))(
  '“%s” is exported as a valid page without scripts and comes back equal',
  async (name, { document }) => {
    const html = pageHtml(document, name);
    expect(html).not.toMatch(/<script|javascript:|\son[a-z]+=/i);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(await faults(html)).toEqual([]);
    const read = readPage(html);
    expect(read.document).toEqual(document);
    expect(read).toMatchObject({ name, notes: [] });
  },
);

it('a button on the accent takes the colour of the text there, as nobody would see it otherwise', () => {
  const editor = open();
  addBlock(editor, 'cta');
  const [id = ''] = editor.get().selected;
  setStyles(editor, [id], { backgroundColor: 'accent', textColor: 'paper' });
  const css = blocksCss(editor.get().document, windowBreakpoints, '.p-page');
  expect(css).toContain('--p-button:var(--p-paper);--p-on-button:var(--p-accent)');
  expect(pageCss(windowBreakpoints)).toMatch(/\.p-button\{[^}]*background:var\(--p-button,/);
});

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
const faults = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );

it('every block as it starts is a valid page', async () => {
  const editor = open();
  for (const { kind, group } of pageBlocks.values()) if (group) addBlock(editor, kind, { parent: 'page', index: 99 });
  expect(await faults(pageHtml(editor.get().document, 'All blocks'))).toEqual([]);
});

/** After the OWASP cheat sheet for cross-site scripting. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</template><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  'javascript:alert(1)',
  'JaVaScRiPt&#58;alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'vbscript:msgbox(1)',
  '//evil.example',
  '{{constructor.constructor("alert(1)")()}}',
];

it('nothing hostile in any field gets out as markup or as an address', () => {
  for (const attack of hostile) {
    const editor = open();
    for (const { kind, group, fields } of pageBlocks.values()) {
      const id = group && addBlock(editor, kind);
      if (!id) continue;
      const filled = (all: typeof fields): Record<string, unknown> =>
        Object.fromEntries(
          Object.entries(all)
            .filter(([, field]) => field.kind !== 'choice' && field.kind !== 'number' && field.kind !== 'switch')
            .map(([key, field]) => [
              key,
              field.fields ? [{ ...(field.fields && startOf(field.fields)), ...filled(field.fields) }] : attack,
            ]),
        );
      setContent(editor, id, filled(fields));
    }
    const html = pageHtml(editor.get().document, attack);
    const [markup = ''] = html.split('<template');
    const tags = [...markup.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join('\n');
    expect(tags.replace(/="[^"]*"/g, '')).not.toMatch(/<script|\son[a-z]+/i);
    const addresses = [...tags.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, to]) => to);
    for (const to of addresses)
      expect(to).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|data:image\/(png|jpeg|gif|webp|avif);)/);
    expect(html.match(/<\/template>/g)).toHaveLength(1);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(readPage(html).document).toEqual(editor.get().document);
  }
});
const startOf = (fields: Readonly<Record<string, { readonly start: unknown }>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, { start }]) => [key, start]));

it('an invalid style never reaches the style sheet', () => {
  const editor = open();
  const id = addBlock(editor, 'text') ?? '';
  const { nodes, ...rest } = editor.get().document;
  const bad = { ...nodes[id], styles: { backgroundColor: 'red}body{display:none', padding: 'expression(alert(1))' } };
  const { document } = readPage(JSON.stringify({ name: 'Bad', document: { ...rest, nodes: { ...nodes, [id]: bad } } }));
  expect(document.nodes[id]?.styles).toEqual({});
});

it('a file from elsewhere is refused with what to do', () => {
  expect(() => readPage('<html><body>Hello</body></html>')).toThrow('not exported from the landing page builder');
  expect(() => readPage('{"pages": []}')).toThrow('not a page made with this builder');
  expect(() => readPage('<template id="steps-document">{"name"</template>')).toThrow('damaged');
});

it('an unknown block stays in the document, is left out of the page, and is told', () => {
  const editor = open();
  addBlock(editor, 'hero');
  const { nodes, ...rest } = editor.get().document;
  const page = nodes.page;
  if (!page) throw new Error('Expected a root.');
  const whole = {
    ...rest,
    nodes: {
      ...nodes,
      odd: { kind: 'carousel', content: {}, styles: {}, children: [] },
      page: { ...page, children: [...page.children, 'odd'] },
    },
  };
  const { document } = readPage(JSON.stringify({ name: 'Odd', document: whole }));
  expect(document.nodes.odd?.kind).toBe('carousel');
  expect(pageHtml(document, 'Odd').split('<template')[0]).not.toContain('carousel');
  expect(pageFindings(document).map(({ text }) => text)).toContain(
    '“carousel” is a block that this builder does not know. It is left out of the page.',
  );
});

it('faults are named: a missing title, a skipped level, poor contrast, a picture without words, a dead link', () => {
  const editor = open();
  const text = addBlock(editor, 'text') ?? '';
  setContent(editor, text, { title: 'Part', level: 'h3' });
  const cta = addBlock(editor, 'cta') ?? '';
  setContent(editor, cta, { link: '' });
  const image = addBlock(editor, 'image') ?? '';
  setContent(editor, image, { src: 'data:image/png;base64,AAAA' });
  const { nodes, ...rest } = editor.get().document;
  const pale = { ...nodes[text], styles: { backgroundColor: '#ffffff', textColor: '#cccccc' } };
  const { document } = readPage(
    JSON.stringify({ name: 'Faults', document: { ...rest, nodes: { ...nodes, [text]: pale } } }),
  );
  expect(pageFindings(document).map((one) => one.text)).toEqual([
    'The page has no main title. Add a hero.',
    '“Part” is of level 3, right after level 1.',
    'Text is hard to read here: 1.6:1, 4.5:1 is needed.',
    'A link has no address.',
    'A picture has no description.',
  ]);
});

it('an anchor leads to the first block of its kind that is shown, in a column too', () => {
  const editor = open();
  addBlock(editor, 'hero');
  const columns = addBlock(editor, 'columns', { parent: 'page', index: 9 }) ?? '';
  const [first = ''] = editor.get().document.nodes[columns]?.children ?? [];
  const cta = addBlock(editor, 'cta', { parent: 'page', index: 0 }) ?? '';
  const inner = addBlock(editor, 'form', { parent: first, index: 0 }) ?? '';
  setContent(editor, cta, { link: '#form' });
  const { document } = editor.get();
  const [markup = ''] = pageHtml(document, 'Anchors').split('<template');
  expect(markup).toContain(` id="form" data-block="${inner}"`);
  const links = () => pageFindings(editor.get().document).filter(({ check }) => check === 'links');
  expect(links().map(({ text }) => text)).not.toContain('“#form” leads nowhere on this page.');
  setContent(editor, cta, { link: '#offer' });
  expect(links().map(({ text }) => text)).toContain('“#offer” leads nowhere on this page.');
  setContent(editor, cta, { link: '#form' });
  setStyles(editor, [columns], { hidden: true });
  expect(links().map(({ text }) => text)).toContain('“#form” leads nowhere on this page.');
});

it('a block is hidden on its screens alone, and laid out as ever where it is shown', () => {
  const editor = open();
  const id = addBlock(editor, 'hero') ?? '';
  const css = () => blocksCss(editor.get().document, windowBreakpoints, '.p-page');
  setStyles(editor, [id], { hidden: true }, 'desktop');
  expect(css()).toBe(`.p-page [data-block="${id}"]{display:none!important}`);
  setStyles(editor, [id], { hidden: false }, 'mobile');
  expect(css()).toBe(
    [
      `@media (min-width: 1024px){.p-page [data-block="${id}"]{display:none!important}}`,
      `@media (min-width: 640px) and (max-width: 1023.98px){.p-page [data-block="${id}"]{display:none!important}}`,
    ].join('\n'),
  );
});

it('a page has the language and the direction of its text, or those that were chosen', () => {
  const editor = open();
  const id = addBlock(editor, 'hero') ?? '';
  const [top] = [() => pageHtml(editor.get().document, 'Page').split('<template')[0] ?? ''];
  expect(top()).toContain('<html lang="en-GB">');
  setContent(editor, id, { title: 'أهلاً بكم في متجر الزيتون' });
  expect(top()).toContain('<html lang="ar" dir="rtl">');
  expect(top()).toMatch(/<h1[^>]*>أهلاً/);
  // What a new block begins with is written from left to right, in a page that is not.
  expect(top()).toMatch(/ dir="ltr"/);
  setTheme(editor, { language: 'de' });
  expect(top()).toContain('<html lang="de">');
  expect(top()).toMatch(/<h1[^>]* dir="rtl" lang="ar"[^>]*>أهلاً/);
  setTheme(editor, { language: '', direction: 'ltr' });
  expect(top()).toContain('<html lang="ar">');
});

it.each(['rtl', 'ltr'])('a page written from %s is valid', async (direction) => {
  const editor = open();
  for (const { kind, group } of pageBlocks.values()) if (group) addBlock(editor, kind, { parent: 'page', index: 99 });
  setTheme(editor, { direction, language: 'he' });
  expect(await faults(pageHtml(editor.get().document, 'All blocks'))).toEqual([]);
});

it('a form that answers by email sends lines with its questions, and one of a service their names', () => {
  const editor = open();
  const id = addBlock(editor, 'form') ?? '';
  const form = (action: string) => {
    setContent(editor, id, {
      action,
      consent: 'You may answer me.',
      questions: [
        { label: 'What is your name?', kind: 'name', required: true },
        { label: 'Allergies', kind: 'message', required: false },
        { label: 'Allergies', kind: 'text', required: false },
      ],
    });
    return pageHtml(editor.get().document, 'Form').split('<template')[0] ?? '';
  };
  const mail = form('me@bakery.example');
  expect(mail).toContain('action="mailto:me@bakery.example" enctype="text/plain"');
  expect([...mail.matchAll(/ name="([^"]+)" (?:data-asks|class|value)/gu)].map(([, name]) => name)).toEqual([
    'What is your name?',
    'Allergies',
    'Allergies (2)',
    'Consent',
  ]);
  expect(mail).toContain('value="You may answer me."');
  const service = form('https://forms.example/abc');
  expect(service).not.toContain('enctype');
  expect(service).toContain('name="consent" value="yes"');
});
