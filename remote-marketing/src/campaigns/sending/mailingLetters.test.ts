import { filledLetter } from '@steps/business/src/nouns/mailings/letterRules';
import { campaign, contact, openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import { emailHtml } from '../../email/emailHtml';
import { emailText } from '../../email/emailText';
import { createDesign } from '../../emailBuilder/emailDesignState';
import { documentFrom, part } from '../../emailBuilder/templates/template';
import { takeDesign } from '../campaignDesign';
import { consentOf } from './consentRules';
import { mailingFindings } from './mailingFindings';
import { type MailingContent, mailingContent } from './mailingLetters';

const sam = contact({ name: 'Sam <b>Ash', company: 'Ash & Sons', email: 'sam+jam@ash.example' });
const bea = contact({ name: '', company: '', email: 'bea@example.com', tags: ['VIP'] });
const out = 'https://post.example/u/1';
const source = { business: 'Bramble & Co', colour: '#0e6a78', hasWayOut: false };
const camp = campaign({
  id: 'camp',
  subject: 'Jam for {company}',
  content: 'Hello {first name},\n\nsee https://jam.example/?for={email} & come by.',
  button: 'Order',
  link: 'https://jam.example/order?by={email}',
});
beforeEach(() => openMemoryStore({ campaigns: [camp] }));

const filled = ({ letters, recipients }: MailingContent, nth: number) => {
  const recipient = recipients[nth];
  const letter = letters[recipient?.letter ?? -1];
  if (!recipient || !letter) throw new Error(`Expected a recipient ${nth} with a letter.`);
  return filledLetter(letter, { values: recipient.values, link: (_, to) => to, unsubscribe: out });
};

it('what the post office fills in is what the email shows to that reader', async () => {
  const content = await mailingContent({ campaign: camp, ...source }, [sam, bea]);
  expect(content.letters).toHaveLength(1);
  const words = {
    subject: camp.subject ?? '',
    preheader: '',
    body: camp.content,
    button: camp.button ?? '',
    buttonNote: '',
    link: camp.link ?? '',
    business: source.business,
    colour: source.colour,
  };
  for (const [nth, reader] of [sam, bea].entries()) {
    const { html, text, subject } = filled(content, nth);
    expect(text).toBe(emailText(words, reader));
    // In the address of the button an at sign may stand as it is.
    expect(html.replaceAll('%40', '@')).toBe(emailHtml(words, { contact: reader }).replaceAll('%40', '@'));
    expect(subject).toBe(nth === 0 ? 'Jam for Ash & Sons' : 'Jam for your business');
  }
});

it('with a post office that is reached from outside, people unsubscribe with a press', async () => {
  const content = await mailingContent({ campaign: camp, ...source, hasWayOut: true }, [sam]);
  const { html, text } = filled(content, 0);
  expect(html).toContain(`<a href="${out}"`);
  expect(text).toContain(`Unsubscribe: ${out}`);
  expect(html + text).not.toContain('reply with');
});

it('an email of the builder has as many letters as it hides blocks in ways, and its footer leads out', async () => {
  const document = documentFrom('test', [
    part('heading', { text: 'Hello {first name}', level: 'h1' }),
    part('text', { text: 'For our best.', showTo: 'tag', showTag: 'VIP' }),
    part('button', { text: 'Come by', link: 'https://jam.example/?who={first name}' }),
    part('footer', { text: 'Bramble Lane 1, York', link: 'me@bramble.example' }),
  ]);
  const design = createDesign({ name: 'Jam', subject: 'Jam', document });
  const taken = takeDesign('camp', design.id);
  const content = await mailingContent({ campaign: taken, ...source, hasWayOut: true }, [sam, bea]);
  expect(content.letters).toHaveLength(2);
  const [one, other] = [filled(content, 0), filled(content, 1)];
  expect(one.html).toContain('Hello Sam');
  expect(one.html).toContain('https://jam.example/?who=Sam"');
  expect([one.html.includes('For our best.'), other.html.includes('For our best.')]).toEqual([false, true]);
  expect(one.html).toContain(`href="${out}"`);
  expect(one.html).not.toContain('me@bramble.example');
  expect(other.text).toContain('HELLO there');
});

it('consent is what is written down, a purchase, or a company’s own address', () => {
  const basis = (of: Parameters<typeof contact>[0]) => consentOf(contact({ company: '', properties: {}, ...of }));
  expect(basis({ properties: { Consent: 'Yes, send me news' } })).toBe('agreed');
  expect(basis({ status: 'Customer' })).toBe('customer');
  expect(basis({ company: 'Ash & Sons', email: 'sam@ash.example' })).toBe('company');
  expect(basis({ company: 'Ash & Sons', email: 'sam@gmail.com' })).toBe('none');
});

it('the check stops what Gmail would cut off, and an email without words', () => {
  const account = { address: 'ada@gmail.com', state: 'works' } as NonNullable<
    Parameters<typeof mailingFindings>[0]['account']
  >;
  const check = (html: string, text = 'Words') =>
    mailingFindings({
      campaign: camp,
      account,
      letters: [{ html, text, subject: '', pictures: [] }],
      hasWayOut: true,
      withoutBasis: 0,
    });
  expect(check('x').map(({ text }) => text)).toEqual([
    'Campaigns from gmail.com often end in spam: use an address of your own domain.',
  ]);
  expect(check('é'.repeat(60_000)).filter(({ stops }) => stops)).toEqual([
    { text: expect.stringContaining('118 kB: Gmail cuts'), stops: true },
  ]);
  expect(check('x', ' ').some(({ stops }) => stops)).toBe(true);
});
