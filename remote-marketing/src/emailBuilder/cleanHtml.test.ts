import { expect, it } from 'vitest';
import { cleanHtml, cleanPlain, cleanText } from './cleanHtml';

const cleaned = (html: string) => cleanText(cleanHtml(html).nodes);

it('keeps what mail programs show, closed and in order', () => {
  expect(cleaned('<p style="color:#123; position:fixed">Hi <b>you</p>')).toBe(
    '<p style="color:#123">Hi <b>you</b></p>',
  );
  expect(cleaned('<table width="100%"><tr><td align=center>1</table>')).toBe(
    '<table width="100%"><tr><td align="center">1</td></tr></table>',
  );
  expect(cleaned('a &amp; b &lt;script&gt; © &copy;')).toBe('a &amp; b &lt;script&gt; © &amp;copy;');
});

it('takes out scripts, requests and forms, and says what it was', () => {
  const { nodes, removed } = cleanHtml(
    '<script>x()</script><form><input></form><a href="javascript:x()" onclick="x()">go</a><img src="data:image/svg+xml,x">',
  );
  expect(cleanText(nodes)).toBe('<a>go</a><img alt="" />');
  expect(removed).toEqual(['script', 'form', 'input', 'href', 'onclick', 'src']);
});

it('an unclosed or broken tag is text, or is closed', () => {
  expect(cleaned('1 < 2 and <b')).toBe('1 &lt; 2 and &lt;b');
  expect(cleaned('<div><div>x')).toBe('<div><div>x</div></div>');
  expect(cleaned('</p></td>x')).toBe('x');
  expect(cleaned('<scr<script>ipt>alert(1)</script>')).not.toMatch(/<scr/);
});

it('the plain-text part has the words of the HTML', () => {
  expect(cleanPlain(cleanHtml('<h2>News</h2><p>Come <a href="https://a.example">here</a></p>').nodes)).toBe(
    'News\nCome here (https://a.example)\n',
  );
});
