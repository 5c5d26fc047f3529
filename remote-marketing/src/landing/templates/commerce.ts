import { faq, footer, form, nav, quotes } from './common';
import { onInk, onTint, part, sideBySide, template } from './template';

export const commerce = [
  template(
    'seasonal-range',
    'Seasonal range',
    'E-commerce',
    {
      accent: '#2b2a26',
      ink: '#2b2a26',
      paper: '#fbfaf6',
      tint: '#efece3',
      headingFont: 'serif',
      rounding: '0px',
      width: '1240px',
    },
    [
      nav('Otter & Finch', [
        ['The range', '#gallery'],
        ['How it is made', '#columns'],
        ['Delivery', '#faq'],
      ]),
      part(
        'hero',
        {
          eyebrow: 'New this autumn',
          title: 'Made to last a lifetime',
          subtitle: 'Oak stools and side tables, cut and joined in Otley. Each one is numbered and can be mended.',
          buttonText: 'See the range',
          link: '#gallery',
          layout: 'split',
          art: 'grid',
        },
        onTint,
      ),
      part('gallery', {
        title: 'Four pieces, one winter',
        items: [
          { caption: 'Settle stool, £140', art: 'hills' },
          { caption: 'Lamp table, £210', art: 'rings' },
          { caption: 'Hall bench, £390', art: 'leaves' },
          { caption: 'Step for small people, £85', art: 'grid' },
        ],
      }),
      sideBySide(
        [
          [part('image', { art: 'leaves' })],
          [
            part('text', {
              title: 'Felled nearby, dried slowly',
              text: 'The oak comes from Washburn Valley, eleven miles from the workshop. We dry it for two years, because it moves less than when it is dried in a week.\n\nIf a joint ever loosens, send it back. We pay one way.',
            }),
          ],
        ],
        onTint,
      ),
      quotes('In people’s homes', [
        ['It is the first thing I have bought that I want my children to have.', 'Name of a customer', 'York'],
        ['Arrived oiled, wrapped in wool, with a note from the maker.', 'Name of a customer', 'Bath'],
      ]),
      faq(
        'Delivery and returns',
        [
          ['How long does it take?', 'Two weeks when it is in stock, eight when we make it for you.'],
          ['May I send it back?', 'Within 60 days, for any reason. We collect it.'],
        ],
        onTint,
      ),
      form('Hear of the next pieces first', 'Four letters a year, and no others.', 'Sign me up', []),
      footer('Otter & Finch', 'Unit 3, Ilkley Road Mill, Otley', onInk),
    ],
  ),
  template(
    'gift-order-book',
    'Gift order book',
    'E-commerce',
    { accent: '#d9a441', ink: '#1c2a24', tint: '#f3efe2', headingFont: 'transitional', rounding: '8px' },
    [
      nav(
        'Saltmarsh Bakery',
        [
          ['The boxes', '#pricing'],
          ['Collection', '#faq'],
        ],
        'Order a box',
        '#form',
        onInk,
      ),
      part(
        'hero',
        {
          eyebrow: 'Orders close Thursday 17 December',
          title: 'Christmas, boxed and baked',
          subtitle: 'Stollen, mince pies and a loaf for Boxing Day, ready on the 23rd.',
          buttonText: 'Order your box',
          link: '#form',
          layout: 'centre',
          art: 'none',
        },
        { ...onInk, padding: { top: '104px', right: '24px', bottom: '112px', left: '24px' } },
      ),
      part(
        'pricing',
        {
          title: 'Three boxes',
          text: 'Baked in the night before you collect them.',
          plans: [
            {
              name: 'For two',
              price: '£24',
              points: 'Small stollen\nSix mince pies\nA sourdough loaf',
              buttonText: 'Order for two',
              link: '#form',
            },
            {
              name: 'For the table',
              price: '£42',
              points: 'Large stollen\nTwelve mince pies\nTwo loaves\nBrandy butter',
              best: true,
              buttonText: 'Order for the table',
              link: '#form',
            },
            {
              name: 'To give away',
              price: '£18',
              points: 'Stollen in a tin\nA card with your words\nPosted on the 18th',
              buttonText: 'Order a gift',
              link: '#form',
            },
          ],
        },
        onTint,
      ),
      faq('Collection', [
        ['When can I collect it?', 'Wednesday 23 December, 7 am to 4 pm, at the back door.'],
        ['Do you deliver?', 'Within ten miles, for £5.'],
      ]),
      form(
        'Order your box',
        'We confirm each order by email. Pay when you collect.',
        'Send my order',
        [
          ['Phone', 'phone'],
          ['Which box, and how many?', 'message'],
        ],
        onTint,
      ),
      footer('Saltmarsh Bakery', 'Staithe Street, Wells-next-the-Sea', onInk),
    ],
  ),
];
