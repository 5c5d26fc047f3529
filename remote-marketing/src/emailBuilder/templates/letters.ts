import { onAccent, onInk, onTint, part, room, sideBySide, template } from './template';
import { button, footer, item, opening, rule, social, titled } from './templateParts';

/** To people who are in touch already. */
export const letters = [
  template(
    {
      id: 'mail-welcome',
      name: 'Welcome',
      purpose: 'First email to somebody new',
      subject: 'Welcome, {first name}: three things to begin with',
      preheader: 'It takes about five minutes.',
      theme: { accent: '#1f5f4a', ink: '#17261f', tint: '#eef3ea', backdrop: '#e6ebe3', headingFont: 'serif' },
    },
    [
      part('header', { brand: 'Fernhill Yoga', note: 'Classes in Hebden Bridge' }, room('20px')),
      ...opening(
        'Lovely to have you, {first name}',
        'You have booked your first class. Here is all you need before you come.',
        onTint,
      ),
      sideBySide(
        [
          item('What to bring', 'Clothes you can move in, and a bottle of water. Mats are here.'),
          item('Where to find us', 'First floor of the Old Mill, above the bakery. There is a lift.'),
        ],
        room('28px', '8px'),
      ),
      ...titled(
        'If you have hurt something',
        'Tell us before the class. There is nearly always another way to do it, and nobody minds you lying down.',
      ),
      button('See your booking'),
      footer(
        'Fernhill Yoga',
        'Old Mill, Market Street, Hebden Bridge',
        'You get this because you booked a class with us.',
      ),
    ],
  ),
  template(
    {
      id: 'mail-newsletter',
      name: 'Monthly letter',
      purpose: 'News, one story first',
      subject: 'In March: seed potatoes, and a wet week put to use',
      preheader: 'What to sow now, and two Saturdays to come along.',
      theme: {
        accent: '#a63d1f',
        ink: '#2a211c',
        paper: '#fffdf8',
        tint: '#f6ecdd',
        backdrop: '#efe5d6',
        headingFont: 'classic',
        bodyFont: 'serif',
      },
    },
    [
      part('header', { brand: 'The Walled Garden', note: 'Letter for March' }, { ...onTint, ...room('22px') }),
      ...titled(
        'A wet week, put to use',
        'It rained for nine days, so we cleaned every pot we own and sorted the seed shelf by the month it wants sowing.\n\nIf you only sow one thing now, make it broad beans: they do not mind the cold, and they forgive a beginner.',
        'h1',
      ),
      button('What to sow in March'),
      rule(),
      sideBySide(
        [
          item('Seed potatoes are in', 'Charlotte, Pink Fir and four more. Chit them on a windowsill for three weeks.'),
          item('Two Saturdays', 'Pruning on the 14th, compost on the 28th. Ten places each, and cake.'),
        ],
        room('16px', '28px'),
      ),
      social(),
      footer('The Walled Garden', 'Church Lane, Ludlow', 'You get this letter once a month because you asked for it.'),
    ],
  ),
  template(
    {
      id: 'mail-plain',
      name: 'Plain letter',
      purpose: 'Reads as if you wrote it by hand',
      subject: 'A quick question, {first name}',
      preheader: 'One line back is enough.',
      theme: { accent: '#24507a', ink: '#1d2125', backdrop: '#ffffff', tint: '#ffffff' },
    },
    [
      part(
        'text',
        {
          text: 'Hello {first name},\n\nI am going through everything we did for {company} last year, and there is one thing that I cannot see from here: did the new rota save you the time that we said it would?\n\nA line back is enough. If it did not, I would like to put it right before the summer.\n\nWith best wishes,\nPriya',
        },
        room('32px'),
      ),
      rule(),
      footer('Priya Nair, Northgate Planning', '12 Northgate, Chester', 'I write to people we have worked with.', {}),
    ],
  ),
  template(
    {
      id: 'mail-thanks',
      name: 'Thank you and review',
      purpose: 'After a job or an order',
      subject: 'How did we do, {first name}?',
      preheader: 'Two minutes, and it helps the next person to choose.',
      theme: {
        accent: '#6b3fa0',
        ink: '#231a2e',
        tint: '#f3eefa',
        backdrop: '#ece6f4',
        rounding: '24px',
        headingFont: 'humanist',
        bodyFont: 'humanist',
      },
    },
    [
      part('header', { brand: 'Brightside Decorators' }, { ...room('24px'), textAlign: 'center' }),
      ...opening(
        'Thank you for having us',
        'We hope the front room feels like yours again. If something is not right, reply to this email and we come back.',
        { ...onTint, textAlign: 'center' },
        'Write a review',
      ),
      part(
        'text',
        { text: 'Paint needs three weeks to harden. Until then wipe it with a dry cloth only.' },
        { ...room('20px'), textAlign: 'center' },
      ),
      footer('Brightside Decorators', '4 Alma Terrace, Bristol', 'You get this once, because we worked for you.'),
    ],
  ),
  template(
    {
      id: 'mail-winback',
      name: 'We miss you',
      purpose: 'To customers who have not been for a while',
      subject: '{first name}, your chair is still here',
      preheader: 'Ten pounds off a cut until the end of the month.',
      theme: {
        accent: '#c2185b',
        ink: '#1f1a1d',
        tint: '#fbeef3',
        backdrop: '#f5e6ec',
        headingFont: 'sans',
        rounding: '24px',
      },
    },
    [
      ...opening(
        'It has been a while',
        'Your last visit was some months ago, {first name}. Come back before the 30th and have £10 off any cut.',
        onAccent,
        'Book a chair',
      ),
      ...titled(
        'What is new',
        '- We open until eight on Thursdays.\n- Sam is back from leave.\n- You can move a booking yourself, up to a day before.',
      ),
      part(
        'text',
        { text: 'If you would rather not hear from us, the link below takes you off, for good.' },
        { ...room('8px', '24px'), fontSize: '14px' },
      ),
      footer('Cut & Co.', '88 Gloucester Road, Bristol', 'You get this because you were our customer.'),
    ],
  ),
  template(
    {
      id: 'mail-reminder',
      name: 'Appointment reminder',
      purpose: 'Facts first, nothing sold',
      subject: 'See you on Tuesday at 10:30',
      preheader: 'Please bring your old glasses.',
      theme: { accent: '#0b5d8c', ink: '#14222c', tint: '#e9f2f8', backdrop: '#e3ebf1' },
    },
    [
      part('header', { brand: 'Castle Street Opticians' }, { ...onInk, ...room('18px') }),
      part('heading', { text: 'Your eye test is on Tuesday', level: 'h1' }, room('32px', '8px')),
      sideBySide(
        [
          item('When', 'Tuesday 12 May, 10:30\nIt takes about 40 minutes.'),
          item('Where', '19 Castle Street\nThe door is step-free.'),
        ],
        { ...onTint, ...room('20px') },
      ),
      ...titled('Please bring', 'The glasses or lenses you wear now, and a list of your medicines.'),
      button('Move the appointment'),
      footer(
        'Castle Street Opticians',
        '19 Castle Street, Edinburgh',
        'You get this because you have an appointment with us.',
      ),
    ],
  ),
] as const;
