import { faq, features, footer, form, nav, quotes } from './common';
import { onInk, onTint, part, sideBySide, template } from './template';

export const consumer = [
  template(
    'workshop',
    'Workshop',
    'Consumer Goods',
    {
      accent: '#8a3f13',
      ink: '#3a2214',
      paper: '#fffdf9',
      tint: '#f6ecdf',
      headingFont: 'transitional',
      rounding: '8px',
    },
    [
      nav(
        'Saltmarsh Bakery',
        [
          ['Bread', '#features'],
          ['The day', '#columns'],
          ['Find us', '#footer'],
        ],
        'Book a place',
        '#form',
        onTint,
      ),
      part(
        'hero',
        {
          eyebrow: 'Saturday 9 January, 9.30 to 1.30',
          title: 'Bake your first proper sourdough',
          subtitle:
            'Eight people, one warm bakehouse. Mix, shape and score a loaf with us, stay for lunch, and carry it home still warm.',
          buttonText: 'Book a place, £65',
          link: '#form',
          note: 'Three places left',
          layout: 'split',
          art: 'rings',
        },
        onTint,
      ),
      features('What you take home', [
        ['heart', 'Your own loaf', 'Shaped by you, baked in our stone oven and out by one.'],
        ['leaf', 'A lively starter', 'Fifty grams of ours, fed since 2009, in a jar with its rules.'],
        ['clock', 'Notes that work', 'Timings for a cold kitchen, on one page, without jargon.'],
      ]),
      quotes(
        '',
        [
          [
            'I had killed three starters. The baker laughed, fixed my folding in a minute, and I have not bought a loaf since.',
            'Name of a guest',
            'October workshop',
          ],
        ],
        onInk,
      ),
      sideBySide([
        [
          part('text', {
            title: 'The day, hour by hour',
            text: '9.30 Coffee and a warm bun\n10.00 Mixing and folding\n11.00 Shaping, scoring\n12.00 Lunch while it bakes\n13.30 Home, with your loaf',
          }),
        ],
        [part('image', { art: 'hills' })],
      ]),
      form(
        'Book your place',
        'We hold it for 48 hours until you have paid.',
        'Book a place',
        [
          ['Phone', 'phone'],
          ['Anything you do not eat?', 'text'],
        ],
        onTint,
      ),
      footer('Saltmarsh Bakery', 'Staithe Street, Wells-next-the-Sea', onInk),
    ],
  ),
  template(
    'product-launch',
    'Product launch',
    'Consumer Goods',
    { accent: '#a8325e', ink: '#33182a', tint: '#fbeef3', headingFont: 'geometric', rounding: '20px' },
    [
      nav(
        'Fern & Fig',
        [
          ['What is in it', '#features'],
          ['Questions', '#faq'],
        ],
        'Order now',
        '#form',
      ),
      part(
        'hero',
        {
          eyebrow: 'New: the refill balm',
          title: 'One tin, for years',
          subtitle: 'A hand balm of five things you can pronounce. Buy the tin once; the refill comes in paper.',
          buttonText: 'Order the first batch',
          link: '#form',
          note: '£12, refill £8',
          layout: 'split',
          art: 'leaves',
        },
        onTint,
      ),
      features('What is in it, and what is not', [
        ['leaf', 'Five ingredients', 'Shea, oats, beeswax, sunflower, rosemary.'],
        ['heart', 'Nothing to itch', 'No perfume, no colour. Tried on ourselves, then on 120 gardeners.'],
        ['tag', 'No plastic', 'Tin, paper, ink from soot. That is all.'],
      ]),
      quotes(
        'After four weeks',
        [
          ['My hands look like I gave up the allotment.', 'Name of a customer', 'Gardener, Ludlow'],
          ['The only one my father has finished.', 'Name of a customer', 'Cardiff'],
        ],
        onTint,
      ),
      part(
        'cta',
        {
          title: '400 tins in the first batch',
          text: 'Posted on 2 May. When they are gone, the next comes in June.',
          buttonText: 'Order yours',
          link: '#form',
        },
        onInk,
      ),
      faq('Questions', [
        ['How long does a tin last?', 'About ten weeks, with clean hands and dirty ones.'],
        ['Can I return it?', 'An opened tin too, within 30 days.'],
      ]),
      form(
        'Order the first batch',
        'We write when it is posted, with the bill.',
        'Order',
        [
          ['Address', 'message'],
          ['How many tins?', 'text'],
        ],
        onTint,
      ),
      footer('Fern & Fig', 'The Old Dairy, Ludlow', onInk),
    ],
  ),
];
