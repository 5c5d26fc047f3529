import type { Random } from '@steps/platform/src/core/random';
import type { Company } from '../nouns/companies/company';
import type { Contact } from '../nouns/contacts/contact';
import type { Deal } from '../nouns/deals/deal';
import { dealStages, lostReasons } from '../nouns/deals/pipeline';
import { dayFrom, workingMoment } from './sampleClock';

const work: readonly [name: string, fromPounds: number, toPounds: number][] = [
  ['Website refresh', 2_400, 7_500],
  ['Brand and signage', 1_800, 6_200],
  ['Monthly newsletter, 12 months', 2_100, 3_900],
  ['Product photography', 900, 2_800],
  ['Search advertising set-up', 1_200, 3_600],
  ['Online booking pages', 3_200, 8_800],
  ['Brochure and price list', 750, 1_950],
  ['Launch campaign', 4_500, 14_000],
  ['Customer survey and report', 1_400, 3_200],
  ['Social content, 6 months', 2_700, 6_600],
];

/** How many of the 30 deals are in each stage, in the order of `dealStages`. */
const perStage = [6, 6, 5, 4, 6, 3];

/** 30 deals of the sample, in all stages. */
export function sampleDeals(
  random: Random,
  now: Date,
  companies: readonly Company[],
  contacts: readonly Contact[],
): Deal[] {
  const stages = dealStages.flatMap((stage, index) => Array.from({ length: perStage[index] ?? 0 }, () => stage));
  return stages.map((stage, index) => {
    // Both lists are not empty, and each company has contacts.
    const company = companies[(index * 7) % companies.length] as Company;
    const contact = contacts.find((person) => person.companyId === company.id);
    const [name, from, to] = random.pick(work);
    const isOpen = stage.kind === 'open';
    const reached = dealStages.slice(0, dealStages.indexOf(stage)).filter((earlier) => earlier.kind === 'open');
    const stageHistory = [...reached, stage].map((step, place, all) => ({
      stage: step.id,
      at: workingMoment(random, now, (all.length - place) * 12 - 11, (all.length - place) * 12),
    }));
    const stageChangedAt = stageHistory.at(-1)?.at ?? now.toISOString();
    return {
      id: `deal-sample-${index + 1}`,
      name: `${name} for ${company.name}`,
      stage: stage.id,
      valuePence: random.between(from / 50, to / 50) * 5_000,
      closeDate: isOpen ? dayFrom(now, random.between(-3, 75)) : stageChangedAt.slice(0, 10),
      contactId: contact?.id,
      companyId: company.id,
      lostReason: stage.kind === 'lost' ? random.pick(lostReasons.filter((reason) => reason !== 'Other')) : '',
      source: contact?.source ?? '',
      owner: company.owner,
      nextStep: isOpen && random.chance(0.7) ? random.pick(nextSteps) : '',
      notes: '',
      createdAt: stageHistory[0]?.at ?? stageChangedAt,
      updatedAt: stageChangedAt,
      stageChangedAt,
      stageHistory,
    };
  });
}

const nextSteps = [
  'Send the revised quote',
  'Call about the start date',
  'Show two examples from the same industry',
  'Agree the list of pages',
  'Meet the finance director',
];
