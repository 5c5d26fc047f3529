import { expect, it } from 'vitest';
import { emptyDocument } from '../editor/document';
import { nodeOf } from '../editor/documentRules';
import { change, createEditor, undoEdit } from '../editor/editor';
import { addBlock, setContent, setLocked } from '../editor/editorVerbs';
import { emailBlocks } from '../emailBuilder/blocks';
import { mailHtml } from '../emailBuilder/mailFile';
import { startMailTheme } from '../emailBuilder/mailTheme';
import { pageBlocks } from '../landing/blocks';
import { pageHtml, readPage } from '../landing/pageHtml';
import { startTheme } from '../landing/pageTheme';
import { brandEdits } from './brandEdits';
import { logoFor } from './brandParts';

const logo = `data:image/png;base64,${btoa('picture')}`;
const brand = { theme: { accent: '#17506b' }, name: 'Harbour & Vale', logo };
const open = (blocks = pageBlocks) =>
  createEditor(emptyDocument(blocks === pageBlocks ? startTheme : startMailTheme), blocks);
const added = (editor: ReturnType<typeof open>, kind: string) => {
  const id = addBlock(editor, kind, { parent: 'page', index: 99 });
  if (id === undefined) throw new Error(`Expected ${kind} to fit.`);
  return id;
};
const follow = (editor: ReturnType<typeof open>) =>
  change(editor, 'Use the brand', brandEdits(editor.get().document, editor.blocks, brand));

it('the brand gives a page its colours, and its navigation and footer name and logo, as one step', () => {
  const editor = open();
  const [nav, footer, hero] = [added(editor, 'navigation'), added(editor, 'footer'), added(editor, 'hero')];
  const before = editor.get().document;
  follow(editor);
  const { document } = editor.get();
  expect(document.theme.accent).toBe('#17506b');
  expect(nodeOf(document, nav).content).toMatchObject({ brand: 'Harbour & Vale', src: logo });
  expect(nodeOf(document, footer).content.brand).toBe('Harbour & Vale');
  expect(nodeOf(document, hero)).toBe(nodeOf(before, hero));
  expect(brandEdits(document, pageBlocks, brand)).toEqual([]);
  undoEdit(editor);
  expect(editor.get().document).toEqual(before);
});

it('a locked part keeps its name and logo, and a brand without a logo takes none away', () => {
  const editor = open();
  const nav = added(editor, 'navigation');
  setContent(editor, nav, { brand: 'Agency', src: logo });
  setLocked(editor, [nav], true);
  follow(editor);
  expect(nodeOf(editor.get().document, nav).content).toMatchObject({ brand: 'Agency', src: logo });
  setLocked(editor, [nav], false);
  expect(brandEdits(editor.get().document, pageBlocks, { ...brand, name: 'Agency', logo: '' })).toEqual([]);
});

it('new blocks begin with the brand of the editor', () => {
  const editor = open();
  const plain = added(editor, 'navigation');
  expect(nodeOf(editor.get().document, plain).content).toMatchObject({
    brand: 'Your business',
    src: '',
  });
  editor.set({ brand });
  const branded = added(editor, 'navigation');
  expect(nodeOf(editor.get().document, branded).content).toMatchObject({ brand: 'Harbour & Vale', src: logo });
});

it('the exported page shows the logo with the name as its description, leads home, and comes back equal', () => {
  const editor = open();
  editor.set({ brand });
  setContent(editor, added(editor, 'navigation'), { home: 'https://harbour.example' });
  const html = pageHtml(editor.get().document, 'Home');
  expect(html).toContain(
    `<p class="p-brand"><a href="https://harbour.example"><img class="p-logo" src="${logo}" alt="Harbour &amp; Vale"></a></p>`,
  );
  expect(readPage(html).document).toEqual(editor.get().document);
  expect(html).not.toContain('>Harbour &amp; Vale<');
});

it('a drawing as a logo never gets into a page or an email, whoever wrote it there', async () => {
  const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')}`;
  const page = open();
  setContent(page, added(page, 'navigation'), { src: drawing, home: 'javascript:alert(1)' });
  expect(pageHtml(page.get().document, 'Home', { alone: true })).not.toMatch(/svg\+xml|javascript:/u);
  const mail = open(emailBlocks);
  setContent(mail, added(mail, 'header'), { src: drawing });
  const html = await mailHtml({ subject: 'Hello', preheader: '', document: mail.get().document });
  expect(html).not.toContain('svg+xml');
  expect(html).toContain('Your business');
});

it('an email takes the logo as PNG or JPEG; what is neither is painted anew', async () => {
  expect(
    [logo, 'data:image/jpeg;base64,AAAA', 'data:image/webp;base64,AAAA'].map((one) => logoFor(one, 'mail')),
  ).toEqual([logo, 'data:image/jpeg;base64,AAAA', '']);
  expect(logoFor('data:image/webp;base64,AAAA', 'web')).toBe('data:image/webp;base64,AAAA');
  expect(logoFor('data:image/svg+xml,<svg/>', 'web')).toBe('');
  const editor = open(emailBlocks);
  setContent(editor, added(editor, 'header'), { width: '80' });
  follow(editor);
  const html = await mailHtml({ subject: 'Hello', preheader: '', document: editor.get().document });
  expect(html).toContain(`alt="Harbour &amp; Vale" src="${logo}"`);
  expect(html).toMatch(/alt="Harbour &amp; Vale"[^>]* width="80"/u);
});
