import { faq, features, figures, footer, form, nav, quotes } from './common';
import { onInk, onTint, part, sideBySide, template } from './template';

export const manufacturing = [
  template(
    'request-quote',
    'Request a quote',
    'Manufacturing',
    { accent: '#c2410c', ink: '#1d2125', tint: '#f2f3f4', headingFont: 'geometric', rounding: '0px' },
    [
      nav(
        'Pennine Castings',
        [
          ['What we cast', '#features'],
          ['Figures', '#figures'],
        ],
        'Send a drawing',
        '#form',
        onInk,
      ),
      part(
        'hero',
        {
          eyebrow: 'Sand castings, 5 kg to 2 tonnes',
          title: 'A quote in two working days',
          subtitle: 'Send a drawing today. A founder with thirty years at the furnace looks at it, not a form.',
          buttonText: 'Send a drawing',
          link: '#form',
          note: 'Or call 01282 000 000',
          layout: 'split',
          art: 'grid',
        },
        onTint,
      ),
      figures(
        [
          ['48 h', 'from drawing to quote'],
          ['97.8%', 'delivered on the agreed day'],
          ['±0.5 mm', 'on the pattern'],
          ['1961', 'same family since'],
        ],
        onInk,
      ),
      features('What we cast', [
        ['tool', 'Grey and ductile iron', 'Pump bodies, housings, counterweights. One piece or two thousand.'],
        ['shield', 'Certified material', '3.1 certificates with each batch, test bars kept for ten years.'],
        ['map', 'Machined next door', 'Milled, drilled and painted on the same site, so one firm answers.'],
      ]),
      quotes(
        'From the people who order',
        [
          [
            'They rang to say our wall was too thin before we paid for a pattern.',
            'Name of a customer',
            'Design engineer, pump maker',
          ],
        ],
        onTint,
      ),
      form('Send a drawing', 'PDF or STEP by return email; tell us the outline here.', 'Ask for a quote', [
        ['Company', 'company'],
        ['Part, weight and number of pieces', 'message'],
      ]),
      footer('Pennine Castings', 'Foundry Lane, Burnley', onInk),
    ],
  ),
  template(
    'open-day',
    'Open day',
    'Manufacturing',
    { accent: '#14603c', ink: '#12291d', tint: '#dfe8df', headingFont: 'slab', rounding: '8px' },
    [
      nav(
        'Holme Timber Frames',
        [
          ['The day', '#columns'],
          ['Find us', '#faq'],
        ],
        'Tell us you are coming',
        '#form',
        onTint,
      ),
      part(
        'hero',
        {
          eyebrow: 'Saturday 6 March, 10 am to 4 pm',
          title: 'Come and see a house being cut',
          subtitle: 'Tours on the hour, the whole frame on the floor, and a bun for everybody who brings a neighbour.',
          buttonText: 'Tell us you are coming',
          link: '#form',
          note: 'Free, children welcome',
          layout: 'centre',
          art: 'hills',
        },
        onTint,
      ),
      sideBySide(
        [
          [
            part('text', {
              title: 'Morning',
              text: '10.00 Doors, coffee\n10.30 First tour of the saws\n11.30 Joinery by hand: try it yourself',
            }),
          ],
          [
            part('text', {
              title: 'Noon',
              text: '12.30 Lunch from the grill\n13.00 What a frame costs, with real bills\n13.30 Second tour',
            }),
          ],
          [
            part('text', {
              title: 'Afternoon',
              text: '14.30 Raising a frame, all hands\n15.30 Questions to the architect\n16.00 Doors close',
            }),
          ],
        ],
        {},
        'start',
      ),
      features(
        'Good to know',
        [
          ['map', 'Easy to find', 'Off the A6, ten minutes from Kendal. Parking in the yard.'],
          ['heart', 'For everybody', 'Step-free, with a quiet room and a place to change a baby.'],
          ['leaf', 'Whatever the weather', 'The hall is dry and, near the kiln, even warm.'],
        ],
        onTint,
      ),
      faq('Before you come', [
        ['Do I have to book?', 'It helps us with the food. Nobody is sent away.'],
        ['May I bring drawings?', 'Please do. Two of us do nothing else that day.'],
      ]),
      form('We are coming', 'So that there is enough lunch.', 'Count us in', [['How many of you?', 'text']], onTint),
      footer('Holme Timber Frames', 'The Sawmill, Holme, Cumbria', onInk),
    ],
  ),
];
