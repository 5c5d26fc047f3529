/** An email file that mail programs open as a draft (RFC 5322; `X-Unsent` is what makes it one). */
export const mailTestFile = (now: Date): string =>
  [
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'Subject: A test from Steps',
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your mail program opens what Steps writes.',
    '',
  ].join('\r\n');
