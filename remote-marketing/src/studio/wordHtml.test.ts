import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { wordLists } from './wordHtml';

beforeAll(() => void vi.stubGlobal('window', new JSDOM('').window));

const entry = (words: string, sign: string, { list = 'l0', level = 1 } = {}) =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\n`;
/** As a file that was saved “filtered” has it. */
const filtered = (words: string, sign: string, margin = 36) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${margin}.0pt;text-indent:-18.0pt'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span>${words}</p>\n`;
const shown = (html: string) =>
  wordLists(html)
    .replace(/<!--.*?-->|<o:p><\/o:p>|<span[^>]*>\s*(?:<span[^>]*>\s*<\/span>)?<\/span>|<\/?p[^>]*>|\n/gu, '')
    .replace(/<span[^>]*><\/span>/gu, '');

it('paragraphs that look like a list become one, with its levels', () => {
  expect(
    shown(
      `<h2>Bring</h2>${entry('Flour', '·')}${entry('Rye', 'o', { level: 2 })}${entry('Malt', '§', { level: 3 })}${entry('Salt', '·')}<p>Done</p>`,
    ),
  ).toBe('<h2>Bring</h2><ul><li>Flour<ul><li>Rye<ul><li>Malt</li></ul></li></ul></li><li>Salt</li></ul>Done');
});

it('numbers are a list of their own, which goes on where it went on', () => {
  expect(
    shown(
      `${entry('Flour', '·')}${entry('Mix', '1.', { list: 'l1' })}${entry('Bake', '2.', { list: 'l1' })}<p>Wait</p>${entry('Eat', '3.', { list: 'l1' })}`,
    ),
  ).toBe('<ul><li>Flour</li></ul><ol><li>Mix</li><li>Bake</li></ol>Wait<ol start="3"><li>Eat</li></ol>');
  expect(shown(`${entry('One', 'a)')}${entry('Two', '(ii)', { level: 2 })}`)).toBe(
    '<ol><li>One<ol><li>Two</li></ol></li></ol>',
  );
});

it('a file that was saved filtered has lists too, by how far they are indented', () => {
  expect(
    shown(
      `${filtered('Crème', "<span style='font-family:Symbol'>·</span>")}${filtered('Rolls', 'o', 72)}${filtered('Tea', '·')}`,
    ),
  ).toBe('<ul><li>Crème<ul><li>Rolls</li></ul></li><li>Tea</li></ul>');
});

it('a paragraph that is none stays, and so does the page of another program', () => {
  const plain = '<p class="MsoListParagraph">- 5 °C is cold</p>';
  expect(wordLists(plain)).toBe(plain);
  expect(wordLists('<ul><li>a</li></ul>')).toBe('<ul><li>a</li></ul>');
});
