import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { readForeignHtml } from './foreignHtml';
import { foreignMarkup, foreignWords } from './foreignMarkup';
import { safeStyle } from './foreignStyle';

// The window of other tests parses no tables and cannot be cleaned.
beforeAll(() => void vi.stubGlobal('window', new JSDOM('').window));

const cleaned = (html: string) => foreignMarkup(readForeignHtml(html).body);
const plain = (html: string) => foreignWords(readForeignHtml(html).body);

it('keeps what mail programs show, closed and in order', () => {
  expect(cleaned('<p style="color:#123; position:fixed">Hi <b>you</p>')).toBe(
    '<p style="color:#123">Hi <b>you</b></p>',
  );
  expect(cleaned('<table width="100%"><tr><td align=center>1</table>')).toBe(
    '<table width="100%"><tbody><tr><td align="center">1</td></tr></tbody></table>',
  );
  expect(cleaned('a &amp; b &lt;script&gt; © &copy;')).toBe('a &amp; b &lt;script&gt; © ©');
});

it('takes out scripts, requests and forms, and says what it was', () => {
  const { body, leftOut } = readForeignHtml(
    '<script>x()</script><form><input></form><a href="javascript:x()" onclick="x()">go</a><img src="data:image/svg+xml,x">',
  );
  expect(foreignMarkup(body)).toBe('<a>go</a><img alt="" />');
  expect([...leftOut].sort()).toEqual(['form', 'href', 'input', 'onclick', 'script', 'src']);
});

it('an unclosed or broken tag is text, or is closed', () => {
  expect(cleaned('1 < 2')).toBe('1 &lt; 2');
  expect(cleaned('<div><div>x')).toBe('<div><div>x</div></div>');
  expect(cleaned('</td>x')).toBe('x');
  expect(cleaned('<scr<script>ipt>alert(1)</script>')).not.toMatch(/<scr/);
});

it('the plain-text part has the words of the HTML', () => {
  expect(plain('<h2>News</h2><p>Come <a href="https://a.example">here</a></p>')).toBe(
    'News\nCome here (https://a.example)',
  );
  expect(plain('<table><tr><td>Bun</td><td>£2</td></tr><tr><td>Tart</td><td>£4</td></tr></table>')).toBe(
    'Bun £2\nTart £4',
  );
});

it('a whole page keeps its look: doctype and head are no words, entities are signs, old attributes colour', () => {
  const page = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Autumn</title></head>
<body bgcolor="#202020" text="#fafafa"><!-- note --><table><tr><td bgcolor="#0a3d2e" style="color:#fff">Pale on green</td></tr></table>
<p style="background:#400;color:rgb(255, 250, 240) !important">It&rsquo;s &pound;5 &#150; caf&eacute;&hellip;</p><font color="#777" size="1">&copy; 2027</font></body></html>`;
  const { body, leftOut } = readForeignHtml(page);
  const markup = foreignMarkup(body);
  expect(markup).toMatch(/^<div style="background-color:#202020;color:#fafafa">/);
  expect(markup).toContain('<td bgcolor="#0a3d2e" style="color:#fff">Pale on green</td>');
  expect(markup).toContain('style="background:#400;color:rgb(255, 250, 240) !important">It’s £5 – café…</p>');
  expect(markup).toContain('<font color="#777" size="1">© 2027</font>');
  expect(markup).not.toMatch(/doctype|Autumn|note/i);
  expect(leftOut).toEqual([]);
});

it.each([
  '<span style="display:none;font-size:1px">x</span>',
  '<div style="max-height:0;overflow:hidden">x</div>',
  '<div hidden>x</div>',
  '<p style="MSO-HIDE: all">x</p>',
  '<p style="visibility:hidden">x</p>',
])('a hidden line stays hidden, in the text as well: %s', (html) => {
  expect(cleaned(html)).toMatch(/ (style="|hidden)/);
  expect(plain(`${html}<p>Shown</p>`)).toBe('Shown');
});

it('what is left out is named: style sheets, parts for Outlook, attributes of editors', () => {
  expect(
    readForeignHtml(
      '<html><head><style>p{color:red}</style></head><body><!--[if mso]><b>x</b><![endif]--><p mc:edit="a">y</p></body>',
    ).leftOut,
  ).toEqual(['style', 'parts for Outlook only', 'mc:edit']);
});

it('what Outlook alone leaves out is shown to everybody else, and nothing is said to be missing', () => {
  const { body, leftOut } = readForeignHtml('<!--[if !mso]><!--><p>Everybody else</p><!--<![endif]--><!-- a note -->');
  expect(foreignMarkup(body)).toBe('<p>Everybody else</p>');
  expect(leftOut).toEqual([]);
});

it('marks of mail services stay in words and addresses', () => {
  const html =
    '<a href="*|UNSUB|*">*|FNAME|*</a><a href="{{ unsubscribe }}">Out</a><a href="{{{pm:unsubscribe}}}">Out</a>';
  expect(cleaned(html)).toBe(html);
});

it('no sign of the HTML can end what it is put into', () => {
  const markup = cleaned('<img alt="</mj-text><script>x</script>"><p title="a&quot;b">&lt;/mj-text&gt;</p>');
  expect(markup).not.toMatch(/<\/mj-text>|<script/);
  expect(markup).toContain('title="a&quot;b"');
});

it.each([
  ['color: RED !important ; mso-line-height-rule:exactly', 'color:RED !important;mso-line-height-rule:exactly', []],
  ["font-family:'A;B',serif;z-index:9", "font-family:'A;B',serif", ['z-index']],
  ['background:url(https://x.example/a.png) no-repeat', 'background:url(https://x.example/a.png) no-repeat', []],
  [
    'background:url("data:image/png;base64,AA==");color:#000',
    'background:url("data:image/png;base64,AA==");color:#000',
    [],
  ],
  ['background:url(javascript:x)', '', ['background']],
  ['width:expression(alert(1))', '', ['width']],
  ['/* a; b */color:blue;;', 'color:blue', []],
  ['filter:url(//x.example/y)', '', ['filter']],
])('a style as it was written, without what mail must not have: %s', (style, kept, leftOut) => {
  expect(safeStyle(style)).toEqual({ kept, leftOut });
});
