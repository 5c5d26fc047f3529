import { faq, features, figures, footer, form, nav, quotes } from './common';
import { onInk, onTint, part, sideBySide, template } from './template';

export const healthcare = [
  template(
    'book-check-up',
    'Book a check-up',
    'Healthcare',
    { accent: '#0b6e69', ink: '#123234', tint: '#e7f3f3', headingFont: 'humanist', rounding: '20px' },
    [
      nav(
        'Green Lane Physio',
        [
          ['What we treat', '#features'],
          ['Prices', '#pricing'],
          ['Questions', '#faq'],
        ],
        'Book',
        '#form',
      ),
      part(
        'hero',
        {
          eyebrow: 'Physiotherapy in Sheffield',
          title: 'Back on your feet by spring',
          subtitle: 'A first assessment of 45 minutes, a plan you can follow at home, evenings included.',
          buttonText: 'Book an assessment',
          link: '#form',
          note: 'Usually within three days',
          layout: 'split',
          art: 'pulse',
        },
        onTint,
      ),
      features('What we treat', [
        ['heart', 'Backs and necks', 'From the desk, from the garden, from a bad lift.'],
        ['bolt', 'Sport', 'Knees, ankles and shoulders, and when you may play again.'],
        ['shield', 'After an operation', 'Step by step with your surgeon’s notes.'],
      ]),
      sideBySide(
        [
          [
            part('text', {
              title: 'Your first visit',
              text: 'We listen first. Then we look at how you move, and tell you plainly what we think it is.\n\nYou leave with three exercises on paper and as a film, and with the name of the person who will see you next time.',
            }),
          ],
          [part('image', { art: 'leaves' })],
        ],
        onTint,
      ),
      part('pricing', {
        title: 'Prices',
        plans: [
          {
            name: 'First assessment',
            price: '£58',
            per: '45 minutes',
            points: 'Examination\nA plan for home\nLetter to your GP on request',
            best: true,
            buttonText: 'Book this',
            link: '#form',
          },
          {
            name: 'Follow-up',
            price: '£44',
            per: '30 minutes',
            points: 'Treatment\nPlan brought up to date',
            buttonText: 'Book this',
            link: '#form',
          },
        ],
      }),
      faq(
        'Questions',
        [
          ['Do I need a letter from my GP?', 'No. If we find something a doctor should see, we tell you the same day.'],
          ['Does my insurance pay?', 'Most do. Bring the number of your policy.'],
        ],
        onTint,
      ),
      form('Book an assessment', 'We ring back within one working day.', 'Ask for an appointment', [
        ['Phone', 'phone'],
        ['What troubles you?', 'message'],
      ]),
      footer('Green Lane Physio', '12 Green Lane, Sheffield. Registered with the HCPC.', onInk),
    ],
  ),
  template(
    'new-patients',
    'Welcome new patients',
    'Healthcare',
    { accent: '#1d5fa8', ink: '#16263c', tint: '#edf4fb', headingFont: 'plain', rounding: '20px' },
    [
      nav(
        'Harbour Dental',
        [
          ['The team', '#testimonials'],
          ['Questions', '#faq'],
        ],
        'Register',
        '#form',
      ),
      part(
        'hero',
        {
          eyebrow: 'Taking new patients in March',
          title: 'A dentist who explains first',
          subtitle: 'Half an hour for your first visit, a price before anything is done, and no lecture.',
          buttonText: 'Register with us',
          link: '#form',
          layout: 'centre',
          art: 'rings',
        },
        onTint,
      ),
      figures(
        [
          ['30 min', 'for a first visit'],
          ['8 am', 'first appointment, 7 pm last'],
          ['2', 'places for wheelchairs'],
        ],
        {},
      ),
      features(
        'If you would rather not',
        [
          ['heart', 'A sign to stop', 'Lift your hand and we stop. Always.'],
          ['clock', 'No waiting room nerves', 'Wait in your car; we text when it is your turn.'],
          ['tag', 'Prices on paper', 'Each treatment has a price before you decide.'],
        ],
        onTint,
      ),
      quotes('What patients say', [
        [
          'First time in eleven years, and I have already booked the next one.',
          'Name of a patient',
          'With their consent',
        ],
      ]),
      faq(
        'Questions',
        [
          ['Do you take NHS patients?', 'Children, yes. For adults we keep a list and tell you where you are on it.'],
          ['Can I pay in parts?', 'From £150, over six months, without interest.'],
        ],
        onTint,
      ),
      form('Register with us', 'Takes two minutes. We never pass your details on.', 'Register', [
        ['Phone', 'phone'],
        ['Anything we should know?', 'message'],
      ]),
      footer('Harbour Dental', '3 Fore Street, Falmouth', onInk),
    ],
  ),
];
