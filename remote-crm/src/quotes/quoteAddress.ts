import { paths } from '@steps/platform/paths';

/** Addresses of the module sales. */
export const salesHref = (params: Readonly<Record<string, string>> = {}): string =>
  paths.module.href('sales', { ...params });
/** Where one quote is edited. */
export const quoteHref = (id: string): string => salesHref({ tab: 'quotes', quote: id });
/** The list of deals, filtered: what a figure of Sales was counted from. */
export const dealsHref = (filters: Readonly<Record<string, string>>): string =>
  paths.module.href('crm', { tab: 'deals', view: 'list', ...filters });
/** The open deals that are to close in a month such as `2026-11`, without those that should have closed before today. */
export const closingInHref = (month: string): string => dealsHref({ closes: month, state: 'open', need: 'not:late' });
