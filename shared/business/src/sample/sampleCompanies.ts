import type { Random } from '@steps/platform/src/core/random';
import type { Company, CompanySize, CompanyStatus } from '../nouns/companies/company';
import { suggestedCompanyTags } from '../nouns/contacts/tagRules';
import { workingMoment } from './sampleClock';

type Line = [name: string, industry: string, location: string, size: CompanySize, status: CompanyStatus, about: string];

const lines: readonly Line[] = [
  ['Fenwick & Rowe Joinery', 'Construction', 'Leeds', 'small', 'active', 'Bespoke staircases and fitted kitchens.'],
  [
    'Saltmarsh Bakery',
    'Food and drink',
    'Whitstable',
    'small',
    'active',
    'Sourdough bakery with three shops and a wholesale round.',
  ],
  [
    'Tamar Valley Physio',
    'Health',
    'Plymouth',
    'startup',
    'active',
    'Two clinics for sports and post-operative physiotherapy.',
  ],
  [
    'Brindle Accountants',
    'Professional services',
    'Nottingham',
    'small',
    'partner',
    'Accounts and payroll for owner-run firms.',
  ],
  [
    'Kestrel Outdoor',
    'Retail',
    'Sheffield',
    'medium',
    'active',
    'Walking and climbing kit, two shops and an online store.',
  ],
  ['Moorgate Lettings', 'Property', 'Manchester', 'small', 'prospect', 'Manages 340 homes for private landlords.'],
  ['Pennine Cycle Works', 'Retail', 'Hebden Bridge', 'startup', 'prospect', 'Hand-built touring bicycles and repairs.'],
  [
    'Otter & Finch Interiors',
    'Design',
    'Bath',
    'small',
    'active',
    'Interior design for period houses and small hotels.',
  ],
  ['Castlegate Dental', 'Health', 'York', 'small', 'prospect', 'Family dental practice with four chairs.'],
  [
    'Northlight Solar',
    'Energy',
    'Newcastle upon Tyne',
    'medium',
    'active',
    'Solar panels and batteries for homes and farms.',
  ],
  ['Green Lane Nurseries', 'Agriculture', 'Evesham', 'medium', 'prospect', 'Grows bedding plants for garden centres.'],
  [
    'Albion Freight Services',
    'Logistics',
    'Felixstowe',
    'large',
    'prospect',
    'Customs clearance and road freight to Europe.',
  ],
  ['The Copper Kettle Group', 'Hospitality', 'Edinburgh', 'medium', 'active', 'Six cafés and a roastery.'],
  [
    'Ridgeway Veterinary Group',
    'Health',
    'Swindon',
    'medium',
    'active',
    'Five small-animal practices with one out-of-hours team.',
  ],
  [
    'Lumen Lighting Design',
    'Design',
    'London',
    'startup',
    'prospect',
    'Lighting schemes for restaurants and galleries.',
  ],
  ['Wharfedale Printing Co', 'Manufacturing', 'Otley', 'small', 'churned', 'Short-run books, brochures and packaging.'],
  ['Bright Harbour Childcare', 'Education', 'Cardiff', 'medium', 'active', 'Eight nurseries across south Wales.'],
  ['Cedar Tree Care Homes', 'Care', 'Norwich', 'large', 'prospect', 'Eleven residential homes in East Anglia.'],
  ['Oakhurst Legal', 'Professional services', 'Birmingham', 'medium', 'partner', 'Employment and property solicitors.'],
  ['Clyde Marine Supplies', 'Retail', 'Glasgow', 'small', 'active', 'Chandlery and winter boat storage.'],
  ['Juniper Street Studio', 'Media', 'Bristol', 'startup', 'active', 'Video and photography for food brands.'],
  ['Harrow Road Motors', 'Automotive', 'Coventry', 'small', 'churned', 'Independent garage and MOT station.'],
  ['Solent Data Systems', 'Technology', 'Southampton', 'medium', 'prospect', 'Stock software for builders’ merchants.'],
  [
    'Ballantyne Foods',
    'Food and drink',
    'Perth',
    'enterprise',
    'prospect',
    'Soups and chilled ready meals for supermarkets.',
  ],
  ['Larkspur Events', 'Events', 'Brighton', 'startup', 'active', 'Conferences and company days for up to 400 people.'],
];

const revenueBySize: Record<CompanySize, string> = {
  startup: '£180k a year',
  small: '£950k a year',
  medium: '£4.2m a year',
  large: '£28m a year',
  enterprise: '£140m a year',
};

/** 25 companies of the sample. */
export function sampleCompanies(random: Random, now: Date): Company[] {
  return lines.map(([name, industry, location, size, status, description], index) => {
    const createdAt = workingMoment(random, now, 60, 420);
    return {
      id: `company-sample-${index + 1}`,
      name,
      logo: '',
      industry,
      location,
      address: `${random.between(1, 140)} ${random.pick(['High Street', 'Mill Lane', 'Station Road', 'Quay Street', 'Church Walk'])}, ${location}`,
      phone: `020 7946 0${String(100 + index * 7).slice(-3)}`,
      email: `hello@${domainOf(name)}`,
      website: `https://www.${domainOf(name)}`,
      linkedin: `https://www.linkedin.com/company/${domainOf(name).replace('.example', '')}-sample`,
      status,
      size,
      score: {
        active: random.between(60, 96),
        partner: random.between(55, 80),
        prospect: random.between(28, 72),
        churned: random.between(12, 38),
      }[status],
      tags: random.some(suggestedCompanyTags, random.between(0, 3)),
      revenue: revenueBySize[size],
      description,
      owner: random.pick(['Elin Harper', 'Tom Vale']),
      properties: {},
      notes: '',
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** The web domain of a made-up company; `.example` never leads anywhere. */
export function domainOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z ]/g, '')
    .split(/\s+/);
  return `${words.slice(0, 3).join('')}.example`;
}
