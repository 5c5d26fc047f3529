import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { emailHtml } from '../email/emailHtml';
import { articleHtml } from './articleHtml';
import { readArticle } from './articleRules';

/** What somebody may type or import anywhere. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title></style><svg onload=alert(1)>',
  '&lt;b&gt; & &#60;',
  '=HYPERLINK("http://x")',
  '[x](javascript:alert(1)) ![y](data:text/html,1)',
  '\u202eevil\u0000 \ud800',
];

const rules = (off: Readonly<Record<string, 'off'>>) =>
  new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules: off });
const problems = async (validator: HtmlValidate, html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
  );

/** Whether something in a page could run; what is in quotation marks is a value. */
const runs = (html: string): boolean =>
  /<script|<svg|<[a-z][^>]*\son[a-z]+=/iu.test(html.replace(/"[^"]*"/gu, '""')) ||
  /(?:href|src)="(?:javascript|data):/iu.test(html);

it('an exported article is valid HTML, whatever is in it', async () => {
  const validator = rules({});
  const markdown = `# Rye & oat\n\n## Begin\n\nBake **slowly**, [as here](https://a.example/?a=1&b=2).\n\n- one\n- two\n- [x] three\n\n| Loaf | Price |\n| - | -: |\n| Rye<br>oat | £4[^1] |\n\n###### Small\n\n~~~js\n1 < 2\n~~~\n\n[^1]: A note.\n\n> Mind the crust.\n\n![A loaf](https://a.example/l.png)`;
  const facts = { title: 'Rye & oat', description: 'How we bake "rye".' };
  expect(await problems(validator, articleHtml(readArticle(markdown), facts))).toEqual([]);
  for (const text of hostile) {
    const html = articleHtml({ title: text, body: text }, { title: text, description: text });
    expect(await problems(validator, html), text).toEqual([]);
    expect(runs(html), text).toBe(false);
  }
});

it('an exported email is valid HTML but for what mail programs need, whatever is in it', async () => {
  // Tables with their old attributes are what mail programs draw alike.
  const validator = rules({ 'no-deprecated-attr': 'off' });
  const email = (text: string) =>
    emailHtml({
      subject: text,
      preheader: text,
      body: `${text}\n\nSee you.\n${text}`,
      button: text,
      buttonNote: text,
      link: text,
      business: text,
      colour: text,
    });
  expect(await problems(validator, email('Open day on Saturday'))).toEqual([]);
  expect(await problems(validator, email('https://bakery.example/saturday?a=1&b=2'))).toEqual([]);
  for (const text of hostile) {
    expect(await problems(validator, email(text)), text).toEqual([]);
    expect(runs(email(text)), text).toBe(false);
  }
});
