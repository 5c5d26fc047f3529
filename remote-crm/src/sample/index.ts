import { contacts, deals } from '@steps/business';
import { seeded } from '@steps/business/sample';
import { put, type SamplePart } from '@steps/platform';
import { tickets } from '../tickets';
import { sampleQuoteRows } from './sampleQuotes';
import { sampleTickets } from './sampleTickets';

const seed = 20_261_104;

/** The tickets and quotes of the sample business. */
export const sample: SamplePart = (now) => {
  const people = contacts.all().filter(({ id }) => id.startsWith('contact-sample-'));
  const asked = tickets.size > 0 || people.length === 0 ? [] : sampleTickets(seeded(seed), now, people);
  return [...asked.map((record) => put(tickets, record)), ...sampleQuoteRows(deals.all(), now)];
};
