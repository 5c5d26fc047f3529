import { contact } from '@steps/testing';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { safeLink } from '../studio/safeLink';
import { emailFile } from './emailFile';
import { emailHtml } from './emailHtml';
import { type EmailWords, emailText, splitAction } from './emailText';

const words: EmailWords = {
  subject: '{first name}, Brot für £65 🥖',
  preheader: 'Flour, lunch and a loaf',
  body: 'Hi {first name},\n\nCome on Saturday.\nBring {company}.',
  button: 'Choose a place',
  buttonNote: 'Eight places, £65 each.',
  link: 'saltmarsh.example/sourdough',
  business: 'Saltmarsh Bakery',
  colour: '#8a3f14',
};
const sender = { name: 'Saltmarsh Bakery', email: 'hello@saltmarsh.example' };
const zoe = contact({ name: 'Zoë O’Neil', email: 'zoe@neil.example', company: 'Neil & Söhne' });

describe('an .eml file', () => {
  it('is read back by a mail parser with sender, recipient, subject and both texts', async () => {
    const mail = await PostalMime.parse(await emailFile(words, zoe, sender));
    expect(mail.from).toMatchObject({ name: 'Saltmarsh Bakery', address: 'hello@saltmarsh.example' });
    expect(mail.to).toMatchObject([{ name: 'Zoë O’Neil', address: 'zoe@neil.example' }]);
    expect(mail.subject).toBe('Zoë, Brot für £65 🥖');
    expect(mail.text).toContain('Hi Zoë,\n\nCome on Saturday.\nBring Neil & Söhne.');
    expect(mail.text).toContain('Choose a place: https://saltmarsh.example/sourdough');
    expect(mail.html).toContain('Bring Neil &amp; Söhne.');
    expect(mail.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
  });

  it('lets no line break of a name or a subject begin a header of its own', async () => {
    const mean = contact({ name: 'Eve\r\nBcc: all@example.org', email: 'eve@example.org' });
    const mail = await PostalMime.parse(
      await emailFile({ ...words, subject: 'Hello\r\nBcc: everybody@example.org' }, mean, sender),
    );
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toBe('Hello Bcc: everybody@example.org');
    expect(mail.to).toHaveLength(1);
  });
});

describe('the email as HTML', () => {
  it('escapes every word, of the person, the engine and the contact', () => {
    const script = '<script>alert(1)</script>';
    const html = emailHtml(
      {
        ...words,
        subject: script,
        preheader: script,
        body: script,
        button: script,
        buttonNote: script,
        business: script,
      },
      { contact: contact({ name: script }) },
    );
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
    expect(emailHtml({ ...words, colour: 'red;}</style><script>' })).not.toContain('<script');
    expect(emailHtml({ ...words, link: 'javascript:alert(1)' })).not.toContain('javascript:');
  });

  it('tells why the reader gets it and how to stop, as the plain text does', () => {
    expect(emailHtml(words)).toContain('reply with “unsubscribe”');
    expect(emailText(words)).toContain('reply with “unsubscribe”');
  });

  it('keeps the button readable on a light brand colour', () => {
    expect(emailHtml({ ...words, colour: '#ffe066' })).toContain('background:#ffe066;color:#111111');
    expect(emailHtml(words)).toContain('background:#8a3f14;color:#ffffff');
  });
});

it('a call to action is split into the button and the line beside it', () => {
  expect(splitAction('Book a place: on Saturday, £65.')).toEqual({
    button: 'Book a place',
    buttonNote: 'On Saturday, £65.',
  });
  expect(splitAction('Book a place')).toEqual({ button: 'Book a place', buttonNote: '' });
});

it('a link is one of the web, an email address or a phone number', () => {
  expect(safeLink('saltmarsh.example')).toBe('https://saltmarsh.example/');
  expect(safeLink('mailto:a@b.example')).toBe('mailto:a@b.example');
  expect(['javascript:alert(1)', 'data:text/html,x', 'nonsense', '', 'http://'].map(safeLink)).toEqual([
    '',
    '',
    '',
    '',
    '',
  ]);
});
