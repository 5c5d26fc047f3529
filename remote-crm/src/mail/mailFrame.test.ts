import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mailFrame, webPicturesOf } from './mailFrame';

beforeAll(() => {
  const { window } = new JSDOM('');
  vi.stubGlobal('window', window);
  vi.stubGlobal('DOMParser', window.DOMParser);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it.each([
  '<script>alert(1)</script>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">Click</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<meta http-equiv="refresh" content="0;url=https://spy.example">',
  '<base href="https://spy.example/">',
  '<form action="https://spy.example"><input name="password"></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<link rel="stylesheet" href="https://spy.example/a.css">',
])('nothing that runs, asks or leads away is left of %s', (html) => {
  const [, shown = ''] = mailFrame(html).split('<body>');
  expect(shown).not.toMatch(/onerror|javascript:|<iframe|<meta|<base|<form|<input|<link|<script/i);
});

it('nothing of a message is fetched: its frame may show what lies in it alone', () => {
  const page = mailFrame('<p>Dear Ada</p><img src="https://spy.example/x.png">');
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:");
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<p>'));
  expect(page).not.toContain('spy.example');
  expect(webPicturesOf('<img src="https://spy.example/x.png">')).toEqual(['https://spy.example/x.png']);
  expect(webPicturesOf('<img src="cid:1"><img src="data:image/png;base64,AA">')).toEqual([]);
});

it('a picture that nobody asked for, and what styles ask for, is left out: the browser has nothing to stop', () => {
  const page = mailFrame(
    `<p>Hello</p><style>@import "https://spy.example/i.css"; p { background: url(https://spy.example/b.png); color: teal }</style>
     <p style="background-image: url('https://spy.example/p.png'); color: red" background="https://spy.example/t.png">
     <img src="https://spy.example/x.png" alt="Our shop"><img src="data:image/gif;base64,R0lGOD"></p>`,
  );
  expect(page).not.toContain('spy.example');
  expect(page).toContain('alt="Our shop"');
  expect(page).toContain('color: teal');
  expect(page).toContain('color: red');
  expect(page).toContain('src="data:image/gif;base64,R0lGOD"');
});

it('a picture that somebody asked for is shown from what was fetched, others stay away', () => {
  const [seen, other] = ['https://shop.example/a.png', 'https://spy.example/b.png'];
  const page = mailFrame(
    `<img src=" ${seen}"><img src="${other}" onerror="alert(1)">`,
    new Map([[seen, 'data:image/png;base64,AA']]),
  );
  expect(page).toContain('<img src="data:image/png;base64,AA">');
  expect(page).not.toContain(seen);
  expect(page).not.toContain('onerror');
  expect(page).toContain('img-src data:');
});

it('text as long as a book in one paragraph is shown in lines, none of its letters gone', () => {
  const words = `${'กขฃ 🫙 '.repeat(20_000)}end`;
  const page = new DOMParser().parseFromString(mailFrame(`<p>${words}</p>`), 'text/html');
  const lines = [...page.querySelectorAll('span')];
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(line.textContent?.length).toBeLessThan(9_000);
  expect(page.body.textContent).toBe(words);
});
