import type { Contact } from '@steps/business';
import type { FormAnswer } from '@steps/business/forms';
import { at } from '@steps/business/sample';
import type { LandingPage } from '../landing/landingPage';
import { faq, features, footer, form, nav, quotes } from '../landing/templates/common';
import { onTint, part, template } from '../landing/templates/template';
import { emptySite, type Site } from '../website/site';

const name = 'Harbour & Vale';
const legal = 'Harbour & Vale, 4 Pier Road, Whitby YO21 3PU\nA made-up business';
const menu = () => nav(name, []);
const end = () => footer(name, legal);
const consent = 'You may use my details to answer me.';

const pages = [
  {
    id: 'page-sample-home',
    slug: 'home',
    menu: 'Home',
    title: 'Signs, print and websites from Whitby · Harbour & Vale',
    description:
      'A studio of eight in Whitby. We make signs, print and websites for small firms in the north of England, by hand and on time.',
    parts: [
      menu(),
      part('hero', {
        eyebrow: 'Design studio in Whitby',
        title: 'A shopfront people cross the road for',
        subtitle: 'We make signs, print and websites for small firms in the north of England.',
        buttonText: 'Start a project',
        link: '/start',
        layout: 'split',
        art: 'hills',
      }),
      features('What we make', [
        ['star', 'Signs', 'Painted, cut or lit. Measured, made and hung by the same four people.'],
        ['heart', 'Print', 'Menus, cards and packaging that feel as good as they read.'],
        ['map', 'Websites', 'One page or ten, quick on a phone, yours to change.'],
      ]),
      quotes(
        'From a bakery on Church Street',
        [['Customers ask who did the window. Then they come in.', 'A sample customer', 'Baker, Whitby']],
        onTint,
      ),
      end(),
    ],
  },
  {
    id: 'page-sample-prices',
    slug: 'prices',
    menu: 'Prices',
    title: 'What a sign, a menu or a website costs · Harbour & Vale',
    description:
      'Three typical jobs with their prices, what makes them dearer, and how long each takes from the first call.',
    parts: [
      menu(),
      part('hero', {
        title: 'What it costs',
        subtitle: 'Three typical jobs. Yours gets a fixed price before we begin.',
        layout: 'centre',
        art: 'none',
      }),
      part('pricing', {
        title: 'Typical jobs',
        plans: [
          {
            name: 'Painted sign',
            price: '£680',
            per: 'from',
            points: 'Drawing to scale\nPainting by hand\nHanging within 20 miles',
            buttonText: 'Ask for a sign',
            link: '/start',
          },
          {
            name: 'Website',
            price: '£1,450',
            per: 'from',
            points: 'Up to five pages\nYour words edited\nYours to change',
            best: true,
            buttonText: 'Ask for a website',
            link: '/start',
          },
        ],
      }),
      faq('Before you ask', [
        ['How long does it take?', 'A sign three weeks, a website four, from the day you say yes.'],
        ['Do you work away from Whitby?', 'Anywhere between Newcastle and Hull.'],
      ]),
      end(),
    ],
  },
  {
    id: 'page-sample-start',
    slug: 'start',
    menu: 'Start a project',
    title: 'Start a project · Harbour & Vale',
    description: 'Tell us what you need in three lines. Somebody of the studio answers within one working day.',
    parts: [
      menu(),
      part('hero', {
        title: 'Tell us what you need',
        subtitle: 'Somebody of the studio answers within one working day.',
        layout: 'centre',
        art: 'none',
      }),
      form('Your project', '', 'Send', [['What do you need?', 'message']]),
      end(),
    ],
  },
] as const;

/** 3 landing pages of the sample, which are its website. */
export function sampleLandingPages(now: Date): LandingPage[] {
  const createdAt = at(now, -20, 10);
  return pages.map((page) => {
    const { document } = template(page.id, page.menu, 'Consumer Goods', {}, page.parts);
    return { id: page.id, name: page.menu, document: { ...document }, createdAt, updatedAt: at(now, -6, 15) };
  });
}

export const sampleSite: Site = {
  ...emptySite,
  address: 'https://harbour-vale.example',
  pages: pages.map(({ id, slug, menu: called, title, description }) => ({
    pageId: id,
    slug,
    menu: called,
    title,
    description,
  })),
  redirects: [{ from: '/what-it-costs', to: '/prices' }],
  formAddress: 'https://forms.example/harbour-vale',
};

const questions = [
  'We open a second shop in May and need a sign and a window. Can you come and measure?',
  'Our website is eight years old. What would four pages cost?',
];

/** 2 answers to the form of the sample's website, from people who are contacts already; the newer one is unread. */
export const sampleAnswers = (people: readonly Contact[], now: Date): FormAnswer[] =>
  people.slice(0, questions.length).map(({ id, name: who, email }, nth) => ({
    id: `answer-sample-${nth + 1}`,
    page: 'Start a project',
    name: who,
    email,
    answers: [
      { label: 'Name', value: who },
      { label: 'Email', value: email },
      { label: 'What do you need?', value: questions[nth] ?? '' },
    ],
    consent,
    contactId: id,
    at: at(now, -1 - 4 * nth, 9),
    ...(nth > 0 ? { readAt: at(now, -4 * nth, 9) } : {}),
  }));
