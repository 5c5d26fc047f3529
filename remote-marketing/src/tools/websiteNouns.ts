import { contacts } from '@steps/business';
import { type FormAnswer, formAnswers } from '@steps/business/forms';
import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { paths } from '@steps/platform/paths';
import { designHref } from '../emailBuilder/emailAddresses';
import { type EmailDesign, emailDesigns } from '../emailBuilder/emailDesign';
import { builderHref } from '../landing/landingAddresses';
import { documentOf, type LandingPage, landingPages } from '../landing/landingPage';

const { text, choice, moment } = makeField;

const added = <T extends { readonly createdAt: string }>(): QueryField<T> =>
  moment('Added', ({ createdAt }) => createdAt, { words: ['created', 'new', 'add'] });
const changed = <T extends { readonly updatedAt: string }>(): QueryField<T> =>
  moment('Changed', ({ updatedAt }) => updatedAt, {
    words: ['edited', 'last edited', 'last changed', 'updated', 'last updated', 'touched', 'last touched', 'worked on'],
  });

/** Landing pages; archived ones are left out unless they are asked for. */
export const landingPageNoun: QueryNoun<LandingPage> = {
  one: 'landing page',
  many: 'landing pages',
  words: [
    'page',
    'web page',
    'website page',
    'page of our website',
    'page on our website',
    'page of the website',
    'site page',
  ],
  all: () => landingPages.all(),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: ({ archivedAt }) => (archivedAt ? 'Archived' : ''),
  href: ({ id }) => builderHref(id),
  date: 'createdAt',
  usual: { state: 'active' },
  fields: () => landingFields,
};

const hasForm = (page: LandingPage): boolean =>
  Object.values(documentOf(page).nodes).some((node) => node?.kind === 'form');

const landingFields: Readonly<Record<string, QueryField<LandingPage>>> = {
  // Few enough to be known each: "the prices page".
  name: choice('Name', ({ name }) => name),
  state: choice('State', ({ archivedAt }) => (archivedAt ? 'archived' : 'active'), {
    ...knownValues({ active: [], archived: [] }, { archived: 'archivedAt' }),
  }),
  form: choice('Form', (page) => (hasForm(page) ? 'Yes' : undefined), { words: ['contact form'] }),
  archivedAt: moment('Archived on', ({ archivedAt }) => archivedAt),
  createdAt: added(),
  updatedAt: changed(),
};

/** What visitors sent with forms. Their email addresses are their contacts’, which a role may not show. */
export const formAnswerNoun: QueryNoun<FormAnswer> = {
  one: 'form answer',
  many: 'form answers',
  words: [
    'answer to our form',
    'answer to our website form',
    'website answer',
    'form submission',
    'submission',
    'form entry',
    'website message',
    'message from the website',
    'message from our website',
    'form message',
    'enquiry from the website',
    'enquiry from our website',
    'enquiry',
    'enquiry through the website',
    'enquiry through our website',
    'enquiry via the website',
    'website enquiry',
    'web enquiry',
    'online enquiry',
    'contact form answer',
    'contact form message',
  ],
  all: () => formAnswers.all(),
  id: ({ id }) => id,
  title: ({ name, page }) => name || page,
  detail: ({ page, readAt }) => `${page} · ${readAt ? 'read' : 'new'}`,
  href: () => paths.module.href('website', { tab: 'inbox' }),
  date: 'at',
  fields: () => answerFields,
};

const answerFields: Readonly<Record<string, QueryField<FormAnswer>>> = {
  name: text('Name', ({ name }) => name),
  page: choice('Page', ({ page }) => page),
  text: text('Answers', ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join('\n'), {
    long: true,
    words: ['text', 'message'],
  }),
  consent: choice('Consent', ({ consent }) => (consent ? 'agreed' : 'not agreed'), {
    ...knownValues({
      agreed: ['consented', 'with consent', 'agreed to be contacted', 'agree to be contacted', 'agreed to get emails'],
      'not agreed': ['did not agree', 'without consent', 'no consent'],
    }),
  }),
  contact: choice('Contact', ({ contactId }) => contacts.get(contactId)?.name),
  state: choice('State', ({ readAt }) => (readAt ? 'read' : 'unread'), {
    ...knownValues({ unread: ['new', 'not read', 'unopened'], read: [] }, { read: 'readAt' }),
  }),
  at: moment('Sent on', ({ at }) => at, { words: ['sent', 'received', 'came in', 'arrived'] }),
  readAt: moment('Read on', ({ readAt }) => readAt),
};

/** Emails of the email builder. */
export const emailDesignNoun: QueryNoun<EmailDesign> = {
  one: 'email design',
  many: 'email designs',
  words: ['designed email', 'email template', 'email layout'],
  all: () => emailDesigns.all(),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: ({ subject }) => subject,
  href: ({ id }) => designHref(id),
  date: 'createdAt',
  fields: () => designFields,
};

const designFields: Readonly<Record<string, QueryField<EmailDesign>>> = {
  name: text('Name', ({ name }) => name),
  subject: text('Subject', ({ subject }) => subject),
  createdAt: added(),
  updatedAt: changed(),
};
