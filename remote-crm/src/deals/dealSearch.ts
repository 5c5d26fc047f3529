import { deals, paths } from '@steps/shared';
import { provider } from '../search/provider';

/** Deals in the palette. */
export const dealSearch = provider(
  'crm.deals',
  'Deals',
  (query) => deals.all().filter((record) => record.name.toLowerCase().includes(query.trim().toLowerCase())),
  (record) => ({
    id: record.id,
    title: record.name,
    detail: record.stage,
    href: paths.module.href('crm', { tab: 'deals', deal: record.id }),
  }),
);
