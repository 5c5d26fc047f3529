/** One message of the corpus. */
export interface OddMail {
  /** Its subject, unless the message says another. */
  readonly name: string;
  /** Its bytes, one a letter (Latin-1). */
  readonly message: string;
  /** How large its file is made to be: the rest is nothing. */
  readonly bytes?: number;
  /** A page that would do something if it could: it is shown in a browser too. */
  readonly isPage?: boolean;
  /** Where no subject can be read, the number under which it is found: its Message-ID. */
  readonly id: string;
}

interface Headers {
  readonly [name: string]: string | undefined;
}

const sender = 'Sam <sam@example.com>';
const reader = 'ada@bramble.example';
const idOf = (name: string): string => `<${name.replaceAll(/\W+/g, '-')}@odd.example>`;
/** Where pictures, styles and scripts of the pages would come from: nobody may be asked. */
const spy = 'https://spy.example';
/** What a script would do. */
const run = "parent.postMessage('ran','*');document.title='ran'";

function odd(name: string, body: string, headers: Headers = {}, of: Partial<OddMail> = {}): OddMail {
  const said: Headers = {
    From: sender,
    To: reader,
    Subject: name,
    Date: 'Tue, 03 Nov 2026 10:00:00 +0000',
    'Message-ID': idOf(name),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(said).flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${value}`));
  return { name, id: idOf(name), message: `${lines.join('\n')}\n\n${body}`, ...of };
}

const parts = (boundary: string, ...all: readonly string[]): string =>
  `${all.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`;
const mixed = (name: string, ...all: readonly string[]): OddMail =>
  odd(name, parts('b', ...all), { 'Content-Type': 'multipart/mixed; boundary=b' });
const words = 'Content-Type: text/plain; charset=utf-8\n\nSix jars.';
const file = (name: string, type: string, body: string): string =>
  `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${base64(body)}`;
const base64 = (text: string): string =>
  Buffer.from(text, 'latin1')
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\n');
const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
const page = (name: string, html: string): OddMail =>
  odd(name, `<p>Shown ${name}</p>${html}`, { 'Content-Type': 'text/html; charset=utf-8' }, { isPage: true });
const plain = (name: string, charset: string, body: string, encoding = '8bit'): OddMail =>
  odd(name, body, { 'Content-Type': `text/plain${charset}`, 'Content-Transfer-Encoding': encoding });

const calendar = (rule: string): string =>
  `BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:bomb@odd.example\nDTSTART:19700101T000000Z\nRRULE:${rule}\nSUMMARY:For ever\nEND:VEVENT\nEND:VCALENDAR\n`;

function deep(levels: number): string {
  let body = words;
  for (let level = levels; level > 0; level -= 1)
    body = `Content-Type: multipart/mixed; boundary=d${level}\n\n${parts(`d${level}`, body)}`;
  return body;
}

const structures = (): readonly OddMail[] => [
  mixed('Ten thousand parts', ...Array.from({ length: 10_000 }, (_, nth) => `Content-Type: text/plain\n\nPart ${nth}`)),
  mixed(
    'Ten thousand files',
    words,
    ...Array.from({ length: 10_000 }, (_, nth) => file(`${nth}.txt`, 'text/plain', 'x')),
  ),
  odd('Parts within parts', parts('b', deep(500)), { 'Content-Type': 'multipart/mixed; boundary=b' }),
  mixed(
    'Messages within messages',
    words,
    `${'Content-Type: message/rfc822\n\nSubject: One more\n'.repeat(200)}\nThe last.`,
  ),
  odd('A type with 400,000 notes', 'Six jars.', {
    'Content-Type': `text/plain; charset=utf-8${Array.from({ length: 400_000 }, (_, nth) => `;\n a${nth}=b`).join('')}`,
  }),
  mixed(
    'Ten parts with 50,000 notes each',
    words,
    ...Array.from(
      { length: 10 },
      () => `Content-Type: text/plain${Array.from({ length: 50_000 }, (_, nth) => `;\n a${nth}=b`).join('')}\n\nPart`,
    ),
  ),
  odd('Parts without a boundary', parts('b', words), { 'Content-Type': 'multipart/mixed' }),
  odd('A boundary that never comes', 'Six jars.', { 'Content-Type': 'multipart/mixed; boundary=never' }),
  odd('A boundary of nothing', parts('', words), { 'Content-Type': 'multipart/mixed; boundary=""' }),
  odd('The same boundary twice', parts('b', `Content-Type: multipart/mixed; boundary=b\n\n${parts('b', words)}`), {
    'Content-Type': 'multipart/mixed; boundary=b',
  }),
  odd('Parts that are not ended', `--b\n${words}`, { 'Content-Type': 'multipart/mixed; boundary=b' }),
  odd('Ways to say nothing', '--b--\n', { 'Content-Type': 'multipart/alternative; boundary=b' }),
  odd('Headers alone', ''),
  odd('A type of signs', 'Six jars.', { 'Content-Type': ';;;///=?"' }),
  odd('Two types', 'Six jars.', { 'Content-Type': 'text/plain\nContent-Type: text/html' }),
  odd('A part of a message', 'Six jars.', { 'Content-Type': 'message/partial; id="1"; number=1; total=99' }),
  odd('A message elsewhere', 'Content-Type: text/plain\n\n', {
    'Content-Type': `message/external-body; access-type=URL; URL="${spy}/a"`,
  }),
  odd('One line of a megabyte', 'jam '.repeat(250_000)),
  odd('Ten megabytes of words', 'Plums and jam, again.\n'.repeat(450_000)),
  odd(
    'Three hundred megabytes',
    `--b\n${words}\n--b\n${file('film.mp4', 'video/mp4', '')}`,
    { 'Content-Type': 'multipart/mixed; boundary=b' },
    { bytes: 300_000_000 },
  ),
];

const encodings = (): readonly OddMail[] => [
  plain('Base64 that is cut', '; charset=utf-8', 'U2l4IGphcnMgZm9yIHRlYS', 'base64'),
  plain('Base64 with dirt', '; charset=utf-8', '\u0000\u00ff!!U2l4=IGph\ncnM=***==', 'base64'),
  plain('Quoted badly', '; charset=utf-8', 'Six =ZZ jars = \n=C3=\n=', 'quoted-printable'),
  plain('An encoding nobody knows', '; charset=utf-8', 'Six jars.', 'x-plum'),
  plain('No set of characters', '', 'Six jars for the caf\u00e9.'),
  plain('The wrong set of characters', '; charset=utf-8', 'Six jars for the caf\u00e9.'),
  plain('A set of characters nobody knows', '; charset=x-klingon', 'Six jars for the caf\u00e9.'),
  plain('Quotes in the set of characters', '; charset="utf-8\\"; x="', 'Six jars.'),
  plain('UTF-7', '; charset=utf-7', 'Six jars +ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
  plain('UTF-16', '; charset=utf-16', base64(`\u00ff\u00fe${[...'Six jars.'].join('\u0000')}\u0000`), 'base64'),
  plain('Russian that grows', '; charset=koi8-r', '\u00f0\u00d2\u00c9\u00d7\u00c5\u00d4 '.repeat(21_000)),
  plain('Thai that grows more', '; charset=tis-620', '\u00a1\u00a2\u00a3 '.repeat(37_000)),
  plain('Japanese', '; charset=iso-2022-jp', '\u001b$B%8%c%`\u001b(B'),
  plain('Nothing between the letters', '; charset=utf-8', 'S\u0000i\u0000x\u0000 jars\u0000.'),
  plain('Marks of old programs', '; charset=utf-8', '\u001b[2J\u001b]0;title\u0007Six\u0008 jars.\u000c'),
];

const headers = (): readonly OddMail[] => [
  odd('Name turned round', words, { From: utf8('"\u202egro.elpmaxe@knab\u202c" <sam@example.com>') }),
  odd('Somebody else in the name', words, { From: '"The Bank <pay@bank.example>" <sam@example.com>' }),
  odd('Letters that look alike', words, { From: utf8('Sam <s\u0430m@ex\u0430mple.com>'), Cc: sender }),
  odd('No sender', words, { From: undefined, Cc: sender }),
  odd('A sender of signs', words, { From: '<<>>,;:"', Cc: sender }),
  odd('Subject in raw bytes', 'Six jars.', { Subject: 'Subject in raw bytes caf\u00e9' }),
  odd('Words encoded badly', 'Six jars.', { Subject: 'Words encoded badly =?utf-8?B?////=?= =?x?Q?a?= =?utf-8?Q?' }),
  odd('A line too many', 'Six jars.', { Subject: '=?utf-8?Q?A line too many=0D=0ABcc:=20eve@example.org?=' }),
  odd('A subject without an end', 'Six jars.', { Subject: `A subject without an end ${'plum '.repeat(20_000)}` }),
  odd('The same number', 'Six jars.', { 'Message-ID': '<forged@odd.example>' }, { id: '<forged@odd.example>' }),
  odd('The same number again', 'Pay here.', { 'Message-ID': '<forged@odd.example>' }, { id: '<forged@odd.example>' }),
  odd('No number', 'Six jars.', { 'Message-ID': undefined }),
  odd('A number without an end', 'Six jars.', { 'Message-ID': `<${'9'.repeat(10_000)}@odd.example>` }),
  odd('Ten thousand readers', 'Six jars.', {
    Cc: Array.from({ length: 10_000 }, (_, nth) => `reader${nth}@example.org`).join(',\n '),
  }),
  odd('A thread without an end', 'Six jars.', {
    References: Array.from({ length: 5_000 }, (_, nth) => `<${nth}@odd.example>`).join('\n '),
  }),
  odd('A thread in a ring', 'Six jars.', { References: idOf('A thread in a ring'), 'In-Reply-To': 'nothing at all' }),
  odd('A loop', 'Six jars.', {
    From: reader,
    To: `${reader}, ${sender}`,
    'Auto-Submitted': 'auto-replied',
    'X-Loop': reader,
    Received: Array.from({ length: 1_000 }, () => 'from a by b; Tue, 3 Nov 2026 10:00:00 +0000').join('\nReceived: '),
  }),
  odd('Asks to be told', 'Six jars.', { 'Disposition-Notification-To': 'spy@spy.example', 'Return-Receipt-To': 'spy' }),
  odd('Script in the headers', 'Six jars.', {
    From: `"<img src=x onerror=${run}>" <sam@example.com>`,
    Subject: `Script in the headers <script>${run}</script><img src="${spy}/subject.png">`,
  }),
  odd('From 1970', 'Six jars.', { Date: 'Thu, 01 Jan 1970 00:00:00 +0000' }),
  odd('From 2090', 'Six jars.', { Date: 'Sun, 01 Jan 2090 00:00:00 +0000' }),
  odd('A date of signs', 'Six jars.', { Date: 'the day after =?utf-8?Q?tomorrow?=' }),
  odd('No date', 'Six jars.', { Date: undefined }),
];

const pages = (): readonly OddMail[] => [
  page('script', `<script>${run}</script><script src="${spy}/a.js"></script>`),
  page('handlers', `<img src=x onerror="${run}"><body onload="${run}"><details open ontoggle="${run}">x</details>`),
  page('svg', `<svg onload="${run}"><script>${run}</script><image href="${spy}/s.png"/><use href="${spy}/u#a"/></svg>`),
  page('leads away', `<meta http-equiv="refresh" content="0;url=${spy}/away"><base href="${spy}/"><a href="b">b</a>`),
  page('forms', `<form action="${spy}/f"><input autofocus onfocus="${run}"><button>Sign in</button></form>`),
  page(
    'styles',
    `<style>@import "${spy}/i.css";@font-face{font-family:x;src:url(${spy}/f.woff)}p{background:url(${spy}/b.png);font-family:x}</style><p style="background-image:url('${spy}/p.png');behavior:url(${spy}/h.htc)">x</p><link rel=stylesheet href="${spy}/l.css"><table background="${spy}/t.png"><td>x</td></table>`,
  ),
  page(
    'changes when read',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  ),
  page(
    'pictures',
    `<img src="${spy}/1.png"><img srcset="${spy}/2.png 1x"><picture><source srcset="${spy}/3.png"></picture><video poster="${spy}/4.png" src="${spy}/5.mp4" autoplay></video><audio src="${spy}/6.mp3" autoplay></audio><input type=image src="${spy}/7.png"><img src="//spy.example/8.png"><img src=" https://spy.example/9.png">`,
  ),
  page(
    'frames',
    `<iframe srcdoc="<script>${run}</script>"></iframe><iframe src="${spy}/a"></iframe><object data="${spy}/o"></object><embed src="${spy}/e"><portal src="${spy}/p"></portal>`,
  ),
  page(
    'links',
    `<a id=go href="javascript:${run}">one</a><a href="data:text/html,<script>${run}</script>">two</a><a ping="${spy}/ping" href="${spy}/go">three</a><link rel="preload" as="image" href="${spy}/pre.png"><link rel="dns-prefetch" href="//spy.example">`,
  ),
  page(
    'names of the page',
    '<img name="body"><a id="sanitize"></a><form id="getElementById"><b id="cookie">x</b></form>',
  ),
  page('two hundred thousand deep', '<div>'.repeat(200_000)),
  page('wide tables', `<table>${`<tr>${'<td>1'.repeat(50)}`.repeat(1_200)}</table>`),
  page('a template', `<template><script>${run}</script></template><noscript><img src="${spy}/n.png"></noscript>`),
  odd(
    'a page that grows',
    `<p>Shown a page that grows</p>${'\u00a1\u00a2\u00a3 '.repeat(85_000)}`,
    { 'Content-Type': 'text/html; charset=tis-620' },
    { isPage: true },
  ),
  odd(
    'UTF-7 page',
    '<p>Shown UTF-7 page</p><meta charset="utf-7">+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    { 'Content-Type': 'text/html; charset=utf-7' },
    { isPage: true },
  ),
];

const files = (): readonly OddMail[] => [
  mixed('Winmail', words, file('winmail.dat', 'application/ms-tnef', '\u0078\u009f\u003e\u0022\u0001\u0000plums')),
  odd(
    'An invitation every day for ever',
    parts('b', words, `Content-Type: text/calendar; method=REQUEST\n\n${calendar('FREQ=DAILY')}`),
    {
      'Content-Type': 'multipart/alternative; boundary=b',
    },
  ),
  mixed('An invitation every second', words, file('invite.ics', 'text/calendar', calendar('FREQ=SECONDLY'))),
  mixed('Script in a picture', words, file('logo.svg', 'image/svg+xml', `<svg onload="${run}"/>`)),
  mixed(
    'A program called a picture',
    words,
    file('photo.jpg', 'image/jpeg', 'MZ\u0090\u0000This program cannot be run'),
  ),
  mixed('A page called a text', words, file('notes.txt', 'text/plain', `<html><script>${run}</script></html>`)),
  mixed('A name that leads elsewhere', words, file('../../../etc/cron.d/x', 'text/plain', 'x')),
  mixed('A name turned round', words, file(utf8('invoice\u202efdp.exe'), 'application/pdf', 'MZ')),
  mixed('A name with script', words, file(`<img src=x onerror=${run.replaceAll('"', '')}>.txt`, 'text/plain', 'x')),
  mixed('A zip bomb', words, file('plums.zip', 'application/zip', 'PK\u0003\u0004bomb')),
  mixed('A report of a mail server', words, 'Content-Type: message/delivery-status\n\nReporting-MTA: dns; x\n'),
  odd(
    'Encrypted',
    parts(
      'b',
      'Content-Type: application/pgp-encrypted\n\nVersion: 1',
      'Content-Type: application/octet-stream\n\n-----BEGIN PGP MESSAGE-----',
    ),
    {
      'Content-Type': 'multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b',
    },
  ),
  odd('Signed and closed', base64('0\u0082\u0001\u0000'), {
    'Content-Type': 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m',
    'Content-Transfer-Encoding': 'base64',
  }),
];

/** Messages as strangers, old programs and attackers send them, all from or to one contact: sam@example.com. Made anew each time. */
export const oddMail = (): readonly OddMail[] => [
  ...structures(),
  ...encodings(),
  ...headers(),
  ...pages(),
  ...files(),
];
