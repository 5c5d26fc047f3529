import { deals } from '@steps/business';
import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { formatPence, ownDay } from '@steps/platform';
import { type Quote, quotes } from '../nouns/quote';
import { quoteCatalogue } from '../nouns/quoteCatalogue';
import { quoteHref } from '../quotes/quoteAddress';
import { customerName } from '../quotes/quoteCustomer';
import { quoteTotals, shownStatus } from '../quotes/quoteRules';
import { catalogueFields, companyName, joined, personName, required } from './nounFields';
import { timeBetween } from './timeBetween';

const { choice, number, pounds, text, id } = makeField;

/** Quotes, as their list shows them: one that was sent and whose last day has passed is expired. */
export const quoteNoun: QueryNoun<Quote> = {
  one: 'quote',
  many: 'quotes',
  words: ['quotation', 'estimate'],
  all: () => quotes.all(),
  id: ({ id }) => id,
  title: ({ number }) => number,
  detail: (quote) =>
    joined(customerName(quote), formatPence(quoteTotals(quote).totalPence), shownStatus(quote, ownDay(new Date()))),
  href: ({ id }) => quoteHref(id),
  worth: 'total',
  date: 'date',
  span: 'daysToAnswer',
  rates: [
    {
      words: ['acceptance', 'accept'],
      ...{ field: 'status', of: ['accepted', 'declined', 'expired'], part: ['accepted'] },
    },
  ],
  fields: () => quoteFields,
  relations: {
    deal: { noun: 'deals', from: 'dealId', to: 'id' },
    contact: { noun: 'contacts', from: 'contactId', to: 'id' },
    company: { noun: 'companies', from: 'companyId', to: 'id' },
  },
};

const catalogued = catalogueFields<Quote>(quoteCatalogue);
const quoteFields: Readonly<Record<string, QueryField<Quote>>> = {
  ...catalogued,
  id: id(({ id }) => id),
  dealId: id(({ dealId }) => dealId),
  contactId: id(({ contactId }) => contactId),
  companyId: id(({ companyId }) => companyId),
  // Asked about by name: "quote Q-0004".
  number: { ...required(catalogued.number), kind: 'choice' },
  status: choice('Status', (quote) => shownStatus(quote, ownDay(new Date())), {
    ...knownValues(
      {
        ...{
          draft: ['unsent', 'not sent'],
          sent: ['sent out', 'out', 'still out'],
          accepted: ['agreed', 'signed', 'sign'],
        },
        ...{
          declined: ['turned down', 'refused', 'rejected'],
          expired: ['run out', 'ran out', 'lapsed', 'out of date'],
        },
      },
      { accepted: 'statusAt', declined: 'statusAt' },
      { accepted: 'daysToAnswer', declined: 'daysToAnswer' },
    ),
  }),
  answer: choice('Answer', ({ status }) => answers[status], {
    ...knownValues({
      answered: [],
      unanswered: [
        'not answered',
        'no answer',
        'without an answer',
        'open',
        'pending',
        'outstanding',
        'undecided',
        'awaiting',
        'awaiting an answer',
      ],
    }),
  }),
  total: pounds('Total', (quote) => quoteTotals(quote).totalPence / 100, {
    words: [
      ...['value', 'worth', 'amount', 'price', 'gross', 'total including VAT', 'including VAT', 'with VAT'],
      ...['including tax', 'with tax'],
    ],
  }),
  net: pounds('Net', (quote) => quoteTotals(quote).netPence / 100, {
    words: [
      ...['without VAT', 'excluding VAT', 'ex VAT', 'before VAT', 'net of VAT', 'net value', 'net total'],
      ...['before tax', 'without tax', 'excluding tax'],
    ],
  }),
  vat: pounds('VAT', (quote) => quoteTotals(quote).vatPence / 100, { words: ['tax'] }),
  daysToAnswer: number(
    'Days to the answer',
    ({ status, date, statusAt }) => (answers[status] === 'answered' ? timeBetween(date, statusAt, 'days') : undefined),
    {
      unit: 'days',
      date: 'statusAt',
      words: [
        'time to answer',
        'days to answer',
        'days to an answer',
        'time to accept',
        'days to accept',
        'days until accepted',
      ],
    },
  ),
  // Quotes without a discount have none to ask about.
  discount: number(quoteCatalogue.discount.label, ({ discount }) => (discount ? discount / 100 : undefined), {
    words: ['per cent off', 'reduction'],
  }),
  lines: text('Lines', ({ lines }) => lines.map(({ description }) => description).join('; '), {
    words: ['items'],
    long: true,
  }),
  deal: choice('Deal', ({ dealId }) => deals.get(dealId ?? '')?.name),
  contact: choice('Contact', ({ contactId }) => personName(contactId)),
  company: choice('Company', ({ companyId }) => companyName(companyId)),
};

/** A draft waits for nobody's answer. */
const answers = { draft: undefined, sent: 'unanswered', accepted: 'answered', declined: 'answered' } as const;
