import { companies, contacts, currentStages, type Deal, stageOf } from '@steps/business';
import { textFinder } from '@steps/platform';
import { aboutName } from '../activities/aboutRules';
import { dealCatalogue } from '../nouns/dealCatalogue';
import { searchTextOf } from '../records/catalogue/searchText';
import { searchOver } from '../records/search/searchRules';

const textOf = searchTextOf<Deal>(dealCatalogue);

/** Deals by anything that is written in them. */
export const searchDeals = searchOver((deal: Deal) => `${textOf(deal)} ${aboutName(deal)}`);

/** Whether every word of a query is in the deal's name, its stage, or who it is with. */
export function dealFound(deal: Deal, query: string): boolean {
  const company = deal.companyId ? companies.get(deal.companyId)?.name : '';
  const contact = deal.contactId ? contacts.get(deal.contactId)?.name : '';
  return textFinder(query)(deal.name, stageOf(deal.stage, currentStages()).label, company ?? '', contact ?? '');
}
