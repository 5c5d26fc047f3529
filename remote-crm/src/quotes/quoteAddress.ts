import { paths } from '@steps/platform/paths';

/** Addresses of the module sales. */
export const salesHref = (params: Readonly<Record<string, string>> = {}): string =>
  paths.module.href('sales', { ...params });
/** Where one quote is edited. */
export const quoteHref = (id: string): string => salesHref({ tab: 'quotes', quote: id });
/** The list of deals with the filter that a figure of Sales counts. */
export const dealsHref = (filters: Readonly<Record<string, string>>): string =>
  paths.module.href('crm', { tab: 'deals', view: 'list', ...filters });
/** The open deals expected to close in a month such as `2026-11`, without overdue ones. */
export const closingInHref = (month: string): string => dealsHref({ closes: month, state: 'open', need: 'not:late' });
