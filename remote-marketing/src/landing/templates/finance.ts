import { faq, features, figures, footer, form, nav, quotes } from './common';
import { onInk, onTint, part, sideBySide, template } from './template';

export const finance = [
  template(
    'fixed-fee',
    'Fixed-fee service',
    'Financial Services',
    { accent: '#e4c77b', ink: '#10302a', tint: '#f1f3ec', headingFont: 'serif', rounding: '8px' },
    [
      nav(
        'Brindle Accountants',
        [
          ['What you get', '#features'],
          ['Fees', '#pricing'],
        ],
        'Book a call',
        '#form',
        onInk,
      ),
      part(
        'hero',
        {
          eyebrow: 'Self Assessment for sole traders',
          title: 'Your tax return, done by Friday',
          subtitle: 'Fixed fee, one meeting, no surprises. You get a number, and when to pay it.',
          buttonText: 'Book a call',
          link: '#form',
          note: '15 minutes, free',
          layout: 'split',
          art: 'chart',
        },
        onInk,
      ),
      features('What you get', [
        ['check', 'One list to fill', 'We tell you what we need. Photographs of receipts are fine.'],
        ['people', 'One person', 'The accountant you talk to is the one who does it.'],
        ['shield', 'One signature', 'Nothing goes to HMRC before you have read and signed it.'],
      ]),
      part(
        'pricing',
        {
          title: 'Fees that stay',
          plans: [
            {
              name: 'Return',
              price: '£180',
              points: 'Self Assessment return\nOne meeting\nDates for your diary',
              buttonText: 'Choose Return',
              link: '#form',
            },
            {
              name: 'Return and books',
              price: '£55',
              per: 'a month',
              points: 'Everything in Return\nQuarterly VAT\nQuestions by phone, all year',
              best: true,
              buttonText: 'Choose both',
              link: '#form',
            },
          ],
        },
        onTint,
      ),
      quotes('Clients', [['I used to lose a week to it. Now it is an hour.', 'Name of a client', 'Illustrator']]),
      form(
        'Book a call',
        'Tell us two times that suit you.',
        'Ask for a call',
        [
          ['Phone', 'phone'],
          ['What do you do?', 'text'],
        ],
        onTint,
      ),
      footer('Brindle Accountants', '7 Winckley Square, Preston. Chartered Accountants.', onInk),
    ],
  ),
  template(
    'first-meeting',
    'First meeting',
    'Financial Services',
    {
      accent: '#7a3e12',
      ink: '#2b211b',
      paper: '#fffdfa',
      tint: '#f6eee4',
      headingFont: 'transitional',
      rounding: '0px',
      width: '880px',
    },
    [
      nav('Aldous Mortgages', [
        ['How it goes', '#columns'],
        ['Questions', '#faq'],
      ]),
      part('hero', {
        eyebrow: 'Independent mortgage advice',
        title: 'Find out what you can borrow, in plain English',
        subtitle:
          'One hour, in person or by video. You leave with a figure you can rely on, and a list of what to do next.',
        buttonText: 'Ask for an hour',
        link: '#form',
        note: 'The first one is free',
        layout: 'centre',
        art: 'hills',
      }),
      sideBySide(
        [
          [
            part('text', {
              title: '1. Before',
              level: 'h2',
              text: 'Send three payslips and your last bank statements.',
            }),
          ],
          [part('text', { title: '2. Together', level: 'h2', text: 'We go through them, and through 60 lenders.' })],
          [part('text', { title: '3. After', level: 'h2', text: 'You get it in writing, with every fee.' })],
        ],
        onTint,
        'start',
      ),
      figures(
        [
          ['60+', 'lenders compared'],
          ['£0', 'until you accept an offer'],
          ['21 days', 'from the hour to an offer, on average'],
        ],
        {},
      ),
      faq(
        'Questions',
        [
          ['Who pays you?', 'The lender, when you complete. We tell you how much before you sign.'],
          ['I am self-employed. Is that a problem?', 'No. Two years of accounts are enough for most lenders.'],
        ],
        onTint,
      ),
      form(
        'Ask for an hour',
        'Your home may be repossessed if you do not keep up repayments on your mortgage.',
        'Ask for an hour',
        [
          ['Phone', 'phone'],
          ['When suits you?', 'text'],
        ],
      ),
      footer('Aldous Mortgages', '22 Elm Hill, Norwich. Authorised and regulated; add your reference number.', onTint),
    ],
  ),
];
