import { currentStages, deals, stageOf } from '@steps/business';
import { formatPence } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { provider } from '../records/search/provider';
import { dealFound } from './dealSearchRules';

/** Deals in the palette, by name, stage, company and contact. */
export const dealSearch = provider(
  'crm.deals',
  'Deals',
  (query) => deals.all().filter((deal) => dealFound(deal, query.trim())),
  ({ id, name, stage, valuePence }) => ({
    id,
    title: name,
    detail: `${stageOf(stage, currentStages()).label} · ${formatPence(valuePence)}`,
    href: paths.module.href('crm', { tab: 'deals', deal: id }),
  }),
  'trending-up',
);
