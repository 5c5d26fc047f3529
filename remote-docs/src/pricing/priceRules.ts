import { formatPence, maxClients } from '@steps/platform';
import { pricesPence } from './prices';

/** Months that a year costs (spec 1, section 9: "12 months for the price of 10"). */
export const paidMonths = 10;

/** Everything for one business, pence. */
export const monthPence = pricesPence.month;
export const yearPence = monthPence * paidMonths;
/** Against twelve single months. */
export const savingPence = monthPence * 12 - yearPence;

/** Clients of an agency: from 1 to the most that one can look after. */
export const clientCounts: readonly number[] = Array.from({ length: maxClients }, (_, at) => at + 1);

/** A month of the agency programme, pence: the first client, and less for each further one. */
export const agencyPence = (clients: number): number =>
  clients > 0 ? pricesPence.agencyFirstClient + pricesPence.agencyNextClient * (clients - 1) : 0;

/** What an agency pays and earns. All amounts in pence, for a month. */
export interface AgencySum {
  readonly programme: number;
  /** The agency's own subscription, when it has one. */
  readonly subscription: number;
  readonly cost: number;
  readonly income: number;
  readonly margin: number;
}

/** @param feePence what the agency charges each client for a month */
export function agencySum(clients: number, feePence: number, ownSubscription: boolean): AgencySum {
  const programme = agencyPence(clients);
  const subscription = ownSubscription ? monthPence : 0;
  const cost = programme + subscription;
  const income = feePence * clients;
  return { programme, subscription, cost, income, margin: income - cost };
}

/** A price of Steps itself: in pounds, whatever the region of the workspace is. */
export const priced = (pence: number): string => formatPence(pence, 'GBP');
