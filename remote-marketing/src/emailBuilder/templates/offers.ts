import { onAccent, onInk, onTint, part, room, sideBySide, template } from './template';
import { button, footer, item, opening, product, rule, social, titled } from './templateParts';

/** To people who may buy or come. */
export const offers = [
  template(
    {
      id: 'mail-sale',
      name: 'Season sale',
      purpose: 'One offer, said large',
      subject: 'Everything woollen, a third off until Sunday',
      preheader: 'In the shop and online, while sizes last.',
      theme: {
        accent: '#f2c14e',
        ink: '#10241f',
        paper: '#ffffff',
        tint: '#f4f1e6',
        backdrop: '#dfe5e1',
        rounding: '0px',
        headingFont: 'serif',
      },
    },
    [
      part('header', { brand: 'Loom & Lamb' }, { ...onInk, ...room('22px', '0px'), textAlign: 'center' }),
      ...opening(
        'A third off until Sunday',
        'Every jumper, throw and scarf of this winter. What is gone is gone.',
        { ...onInk, textAlign: 'center' },
        'Shop the sale',
      ),
      sideBySide(
        [
          [product('Fisherman’s jumper', 'Undyed wool from Swaledale.', '£62', '£93')],
          [product('Herringbone throw', 'Woven in Otley, 140 by 180 cm.', '£74', '£111')],
        ],
        room('28px'),
      ),
      part(
        'text',
        {
          text: 'Only for {company}: reply to this email and we put things aside for you until Monday.',
          showTo: 'company',
        },
        { ...onTint, ...room('18px') },
      ),
      social(),
      footer('Loom & Lamb', '7 Bridge End, Otley', 'You get this because you bought from us.'),
    ],
  ),
  template(
    {
      id: 'mail-launch',
      name: 'New product',
      purpose: 'One thing, and why it exists',
      subject: 'New: a lamp that can be mended',
      preheader: 'Four screws, no glue, parts for twenty years.',
      theme: {
        accent: '#b93648',
        ink: '#1b1f23',
        tint: '#f2f3f4',
        backdrop: '#e4e6e8',
        headingFont: 'wide',
        rounding: '0px',
      },
    },
    [
      part('header', { brand: 'OTTER LIGHT', note: 'No. 12' }, room('24px', '8px')),
      part(
        'heading',
        { text: 'A lamp that can be mended.', level: 'h1' },
        { ...room('8px', '20px'), fontSize: '40px' },
      ),
      ...opening(
        'Four screws. No glue.',
        'Every part can be bought for twenty years, and put in with the screwdriver in the box.',
        onAccent,
      ),
      sideBySide(
        [
          item('Light', '800 lumens, warm, no flicker.'),
          item('Cable', 'Two metres, cotton, in six colours.'),
          item('Price', '£118 with delivery.'),
        ],
        room('28px', '8px'),
      ),
      button('See the lamp'),
      footer('Otter Light', 'Unit 3, Ilkley Road Mill, Otley', 'You get this because you asked about our lamps.'),
    ],
  ),
  template(
    {
      id: 'mail-event',
      name: 'Open day',
      purpose: 'An invitation with day and place',
      subject: 'Come and look behind the doors on Saturday',
      preheader: 'Free, from ten to four, with a forge that is lit.',
      theme: { accent: '#e85d04', ink: '#221a14', tint: '#fdf1e5', backdrop: '#f3e6d9', headingFont: 'classic' },
    },
    [
      ...opening(
        'The doors are open on Saturday',
        '16 May, ten to four. Watch the forge, ask anything, take home a hook you made yourself.',
        onInk,
        'Say that you are coming',
      ),
      ...titled(
        'What happens when',
        '**10:00** Doors and coffee\n**11:30** The forge is lit\n**14:00** Make your own hook, from twelve years on\n**15:30** Questions, and the last of the cake',
      ),
      sideBySide(
        [
          item('Getting here', 'Bus 27 stops outside. Parking behind the chapel.'),
          item('Good to know', 'Closed shoes, please. The yard has no steps.'),
        ],
        { ...onTint, ...room('20px') },
      ),
      footer('Harrow Forge', 'Chapel Yard, Settle', 'You get this because you are on our list for open days.'),
    ],
  ),
  template(
    {
      id: 'mail-products',
      name: 'Product round-up',
      purpose: 'Four things side by side',
      subject: 'Four presents under £30',
      preheader: 'Ordered by Thursday, there by Saturday.',
      theme: {
        accent: '#2f6f4f',
        ink: '#1b241f',
        paper: '#ffffff',
        tint: '#edf3ee',
        backdrop: '#e2eae4',
        rounding: '24px',
        headingFont: 'humanist',
        bodyFont: 'humanist',
      },
    },
    [
      part('header', { brand: 'Saltmarsh Pantry' }, { ...room('22px', '8px'), textAlign: 'center' }),
      part(
        'heading',
        { text: 'Four presents under £30', level: 'h1' },
        { ...room('8px', '8px'), textAlign: 'center', fontSize: '32px' },
      ),
      part(
        'text',
        { text: 'Packed by hand, with a card that says what you want it to.' },
        { ...room('0px', '20px'), textAlign: 'center' },
      ),
      sideBySide(
        [
          [product('Samphire salt', 'In a tin, 120 g.', '£9')],
          [product('Marsh honey', 'One summer, one field.', '£14')],
        ],
        { ...onTint, ...room('20px') },
      ),
      sideBySide(
        [
          [product('Three chutneys', 'Plum, beetroot, apple.', '£21')],
          [product('Breakfast box', 'Porridge, jam and tea.', '£28')],
        ],
        { ...onTint, ...room('8px', '20px') },
      ),
      part(
        'text',
        { text: 'Order by Thursday noon and it is there on Saturday.' },
        { ...room('18px'), textAlign: 'center' },
      ),
      footer(
        'Saltmarsh Pantry',
        'Staithe Street, Wells-next-the-Sea',
        'You get this because you ordered from us before.',
      ),
    ],
  ),
  template(
    {
      id: 'mail-business',
      name: 'Letter to businesses',
      purpose: 'For decision-makers: a problem, a proof, a next step',
      subject: '{company}: what a quiet line costs in a week',
      preheader: 'A worked example with your kind of numbers.',
      theme: { accent: '#14467c', ink: '#121a24', tint: '#eaf0f7', backdrop: '#e3e8ef' },
    },
    [
      part(
        'header',
        { brand: 'Calder Maintenance', note: 'Planned maintenance for small factories' },
        { ...room('22px', '14px') },
      ),
      part('divider', { weight: '4px' }, room('0px')),
      ...titled(
        'What a quiet line costs',
        'Hello {first name},\n\na packing line that rests for one shift costs most firms like {company} more than a year of planned care. Below is the sum, with every figure named, so that you can put in your own.',
        'h1',
      ),
      sideBySide(
        [
          item('One shift lost', 'Wages, late delivery, overtime.'),
          item('One plan', 'Four visits, parts at cost.'),
          item('The difference', 'Work it out on one page.'),
        ],
        { ...onTint, ...room('20px') },
      ),
      button('Open the worked example', room('24px', '12px')),
      part(
        'text',
        { text: 'Or reply with two times that suit you. I call, and it takes a quarter of an hour.' },
        room('4px', '28px'),
      ),
      footer(
        'Calder Maintenance',
        'Canal Road, Halifax',
        'You get this because we have been in touch about maintenance.',
      ),
    ],
  ),
  template(
    {
      id: 'mail-members',
      name: 'For members',
      purpose: 'Different words for customers and everybody else',
      subject: 'Your early places, {first name}',
      preheader: 'Members book a week before everybody else.',
      theme: {
        accent: '#8d2f3f',
        ink: '#231416',
        tint: '#f8eeea',
        backdrop: '#efe3de',
        headingFont: 'classic',
        bodyFont: 'serif',
      },
    },
    [
      part('header', { brand: 'Riverside Pottery', note: 'Courses for summer' }, { ...onAccent, ...room('22px') }),
      part('heading', { text: 'You can book from today', level: 'h1', showTo: 'customers' }, room('32px', '4px')),
      part('heading', { text: 'Booking opens next Monday', level: 'h1', showTo: 'others' }, room('8px', '4px')),
      part(
        'text',
        { text: 'Six Saturdays in June and July, eight wheels, and nobody who watches the clock.' },
        room('4px', '16px'),
      ),
      rule(),
      sideBySide(
        [
          item('First bowl', 'Two Saturdays for beginners, £95.'),
          item('Glazes', 'One long day, bring five fired pieces, £70.'),
        ],
        room('16px'),
      ),
      button('See all courses'),
      footer('Riverside Pottery', 'Mill Lane, Totnes', 'You get this because you took a course, or asked for one.'),
    ],
  ),
] as const;
