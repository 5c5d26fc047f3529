import type { Random } from '@steps/platform/src/core/random';
import type { Company } from '../nouns/companies/company';
import type { Contact } from '../nouns/contacts/contact';
import { favouriteTag, suggestedContactTags } from '../nouns/contacts/tagRules';
import { workingMoment } from './sampleClock';
import { domainOf } from './sampleCompanies';

const names = [
  'Amelia Hart',
  'Rajesh Patel',
  'Siobhan Doyle',
  'Marcus Bell',
  'Yusuf Rahman',
  'Catrin Evans',
  'Oluwaseun Adeyemi',
  'Hannah Whitlock',
  'Piotr Kowalski',
  'Grace Mensah',
  'Callum Fraser',
  'Mei Lin Chow',
  'Dominic Ashworth',
  'Zainab Hussain',
  'Freya Lindqvist',
  'George Pemberton',
  'Niamh Gallagher',
  'Arjun Mehta',
  'Beatrice Okafor',
  'Rhys Morgan',
  'Eleanor Vance',
  'Tariq Mahmood',
  'Isla MacLeod',
  'Joseph Tanner',
  'Ines Carvalho',
  'Liam Brennan',
  'Priya Nair',
  'Stuart Galbraith',
  'Chloe Bannister',
  'Ahmed Farouk',
  'Megan Pryce',
  'Daniel Osei',
  'Ruth Abelman',
  'Kwame Boateng',
  'Sophie Lacey',
  'Harpreet Gill',
  'Owen Fairclough',
  'Leila Haddad',
  'Martin Thwaite',
  'Nadia Petrova',
  'Angus Kerr',
  'Fatima Siddiqui',
  'Thomas Rudge',
  'Bronwen Parry',
  'Victor Salgado',
  'Helen Marsh',
  'Idris Khan',
  'Clara Dunmore',
  'Patrick Nolan',
  'Anjali Desai',
  'Robert Lyle',
  'Wendy Stokes',
  'Samuel Odukoya',
  'Katarzyna Nowak',
  'Louis Beaumont',
  'Tamsin Rowe',
  'Gareth Bevan',
  'Olivia Prentice',
  'Hassan Jaffer',
  'Rosalind Peake',
] as const;

const jobs: readonly [title: string, role: string][] = [
  ['Managing Director', 'Decision maker'],
  ['Owner', 'Decision maker'],
  ['Operations Manager', 'User'],
  ['Head of Marketing', 'Influencer'],
  ['Finance Director', 'Budget holder'],
  ['Office Manager', 'Gatekeeper'],
  ['Practice Manager', 'Decision maker'],
  ['Sales Director', 'Influencer'],
  ['IT Manager', 'Technical'],
  ['Marketing Executive', 'User'],
];

const sources = [
  'Referral',
  'Website enquiry',
  'Trade show',
  'LinkedIn',
  'Newsletter',
  'Cold call',
  'Networking event',
] as const;

/** 60 contacts of the sample, two or three to a company, some new this week. */
export function sampleContacts(random: Random, now: Date, companies: readonly Company[]): Contact[] {
  return names.map((name, index) => {
    // Round robin over a list that is not empty.
    const company = companies[index % companies.length] as Company;
    const [title, role] = random.pick(jobs);
    const score = scoreFor(random, company);
    // The first of each company have deals; the new ones are among the others.
    const isNew = index >= companies.length && index % 5 === 0;
    const createdAt = isNew ? workingMoment(random, now, 0, 6) : workingMoment(random, now, 60, 300);
    const [first, last] = emailParts(name);
    return {
      id: `contact-sample-${index + 1}`,
      name,
      email: `${first}.${last}@${domainOf(company.name)}`,
      phone: index % 11 === 10 ? '' : `07700 900${String(101 + index * 13).slice(-3)}`,
      avatar: '',
      title,
      company: company.name,
      companyId: company.id,
      role,
      status: statusFor(company, score),
      temperature: score >= 70 ? 'hot' : score >= 45 ? 'warm' : 'cold',
      score,
      tags: [...random.some(suggestedContactTags, random.between(0, 3)), ...(index % 12 === 3 ? [favouriteTag] : [])],
      lastContact: undefined,
      linkedin: index % 3 === 0 ? '' : `https://www.linkedin.com/in/${first}-${last}-sample`,
      twitter: '',
      website: '',
      address: company.address,
      source: random.pick(sources),
      owner: company.owner,
      properties: {},
      notes: index % 5 === 0 ? random.pick(notes) : '',
      createdAt,
      updatedAt: createdAt,
    };
  });
}

const notes = [
  'Prefers a call before nine; in the workshop the rest of the day.',
  'Budget is set in March. Likes to see two options with prices.',
  'Introduced by Brindle Accountants. Cautious about monthly contracts.',
  'Wants everything in writing, copies in the finance director.',
  'Met at the Leeds trade show; asked for examples from the same industry.',
];

function scoreFor(random: Random, company: Company): number {
  return Math.max(8, Math.min(98, company.score + random.between(-18, 14)));
}

function statusFor(company: Company, score: number): string {
  if (company.status === 'active') return 'Customer';
  if (company.status === 'prospect' && score >= 60) return 'Opportunity';
  return score >= 70 ? 'Hot Lead' : score >= 45 ? 'Warm Lead' : 'Cold Lead';
}

function emailParts(name: string): [string, string] {
  const parts = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return [parts[0] ?? 'hello', parts.at(-1) ?? 'team'];
}
