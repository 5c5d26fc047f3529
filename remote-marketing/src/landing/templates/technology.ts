import { faq, features, figures, footer, form, nav, quotes } from './common';
import { onInk, onTint, part, template } from './template';

export const technology = [
  template(
    'free-trial',
    'Free trial',
    'SaaS & Technology',
    { accent: '#2f6bff', ink: '#0d1730', tint: '#eef3ff', headingFont: 'geometric' },
    [
      nav(
        'Northlight',
        [
          ['How it works', '#features'],
          ['Prices', '#pricing'],
          ['Questions', '#faq'],
        ],
        'Start free trial',
        '#form',
        onInk,
      ),
      part(
        'hero',
        {
          eyebrow: 'Scheduling for field teams',
          title: 'See every job on one board',
          subtitle: 'Plan the week, send it to phones, and know by ten who is where. No spreadsheet, no calls.',
          buttonText: 'Start free trial',
          link: '#form',
          note: '14 days, no card',
          layout: 'split',
          art: 'board',
        },
        onInk,
      ),
      features('Less phoning around', [
        ['clock', 'Plan in minutes', 'Drag jobs onto people. Travel time and skills are checked as you go.'],
        ['map', 'Everybody on the map', 'Running late? The next customer gets a new time by text.'],
        ['check', 'Signed off on site', 'Photos, hours and a signature come back before the van does.'],
      ]),
      quotes(
        'From a team of nine',
        [
          [
            'We book two more jobs a day, and I stopped working Sundays.',
            'Name of a customer',
            'Heating engineer, Leeds',
          ],
        ],
        onTint,
      ),
      part('pricing', {
        title: 'One price, by the size of the team',
        plans: [
          {
            name: 'Crew',
            price: '£29',
            per: 'a month',
            points: 'Up to 5 people\nBoard and map\nText messages included',
            buttonText: 'Start with Crew',
            link: '#form',
          },
          {
            name: 'Company',
            price: '£79',
            per: 'a month',
            points: 'Up to 25 people\nEverything in Crew\nInvoices and signatures\nHelp by phone',
            best: true,
            buttonText: 'Start with Company',
            link: '#form',
          },
        ],
      }),
      faq(
        'Before you ask',
        [
          [
            'Can we bring our customers along?',
            'Yes. A spreadsheet is enough; we check it with you in the first call.',
          ],
          [
            'What happens after the trial?',
            'Nothing, unless you choose a plan. Your data can be downloaded for 30 days.',
          ],
        ],
        onTint,
      ),
      form('Start your free trial', 'We send you a link. The board is ready in two minutes.', 'Start free trial', [
        ['Company', 'company'],
      ]),
      footer('Northlight', 'Northlight Software Ltd, 4 Quay Street, Hull', onInk),
    ],
  ),
  template(
    'product-demo',
    'Product demo',
    'SaaS & Technology',
    { accent: '#6d3bd1', ink: '#231942', tint: '#f4f0fb', headingFont: 'plain', rounding: '20px' },
    [
      nav(
        'Tally & Co',
        [
          ['What it does', '#features'],
          ['Results', '#figures'],
        ],
        'Book a demo',
        '#form',
      ),
      part(
        'hero',
        {
          eyebrow: 'Stock for independent shops',
          title: 'Know what sells before it runs out',
          subtitle: 'Tally reads your till and writes the order list. You look it over with a cup of tea.',
          buttonText: 'Book a 20-minute demo',
          link: '#form',
          note: 'With your own figures',
          layout: 'centre',
          art: 'chart',
        },
        onTint,
      ),
      figures(
        [
          ['31%', 'less money in slow stock'],
          ['4 h', 'saved in a week'],
          ['0', 'new tills needed'],
        ],
        {},
      ),
      features(
        'What you see on Monday',
        [
          ['chart', 'What moves', 'Best and slowest sellers by week, by shelf, by supplier.'],
          ['bolt', 'What to order', 'A list for each supplier, in their units, ready to send.'],
          ['shield', 'What to stop', 'Lines that cost shelf space, with the figures to prove it.'],
          ['people', 'Who decides', 'Nothing is ordered until you have approved it.'],
        ],
        onTint,
      ),
      part('logos', {
        text: 'Works with the tills that shops have',
        items: [{ name: 'Square' }, { name: 'SumUp' }, { name: 'Lightspeed' }, { name: 'Shopify POS' }],
      }),
      form(
        'Book your demo',
        'Pick a time by email; bring last month’s sales and we look at them together.',
        'Ask for a time',
        [
          ['Shop', 'company'],
          ['Which till do you use?', 'text'],
        ],
        onTint,
      ),
      footer('Tally & Co', 'Tally & Co, 18 Gloucester Road, Bristol'),
    ],
  ),
];
