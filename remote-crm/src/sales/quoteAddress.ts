import { paths } from '@steps/shared';
import { dayAfter } from './quoteRules';

/** Addresses of the module sales. */
export const salesHref = (params: Readonly<Record<string, string>> = {}): string =>
  paths.module.href('sales', { ...params });
/** Where one quote is edited. */
export const quoteHref = (id: string): string => salesHref({ tab: 'quotes', quote: id });
/** The list of deals, filtered: what a figure of Sales was counted from. */
export const dealsHref = (filters: Readonly<Record<string, string>>): string =>
  paths.module.href('crm', { tab: 'deals', view: 'list', ...filters });

/** The filter of the list of deals for "since this day"; none for a period without a start. */
export const sinceFilter = (field: 'since' | 'added', start: string): Readonly<Record<string, string>> =>
  start ? { [field]: `after:${dayAfter(`${start}T12:00:00`, -1)}` } : {};
