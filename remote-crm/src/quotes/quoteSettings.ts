import { activeClient, type Client, useActiveClient } from '@steps/business';
import { commit, defineCollection, put, RuleError, useRecord } from '@steps/platform';
import * as v from 'valibot';
import type { Quote, Seller } from '../nouns/quote';
import { checkedVatNumber } from './quoteRules';

const settingsSchema = v.object({
  id: v.string(),
  /** The last number used, so that none is used twice. */
  lastNumber: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Lines under the business name: address, phone, email. */
  sellerDetails: v.string(),
  /** `GB123456789`; empty for a business that is not registered. */
  vatNumber: v.string(),
  validDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  terms: v.string(),
});

export type QuoteSettings = Readonly<v.InferOutput<typeof settingsSchema>>;

export const quoteSettings = defineCollection({
  name: 'quoteSettings',
  module: 'sales',
  everyoneReads: true,
  schema: settingsSchema,
  version: 1,
});

const startSettings: QuoteSettings = {
  id: 'quotes',
  lastNumber: 0,
  sellerDetails: '',
  vatNumber: '',
  validDays: 30,
  terms: 'Payment is due within 30 days of the invoice.',
};

/** The settings for quotes, now. */
export const currentQuoteSettings = (): QuoteSettings => quoteSettings.get(startSettings.id) ?? startSettings;
/** The settings for quotes, in render. */
export const useQuoteSettings = (): QuoteSettings => useRecord(quoteSettings, startSettings.id) ?? startSettings;

/** Changes the details on every new quote and PDF. `RuleError` for a wrong VAT number or days beyond 1 to 365. */
export function updateQuoteSettings(patch: Partial<Omit<QuoteSettings, 'id' | 'lastNumber'>>): void {
  const after = { ...currentQuoteSettings(), ...patch };
  const { validDays } = after;
  if (!Number.isInteger(validDays) || validDays < 1 || validDays > 365) {
    throw new RuleError(`Enter 1 to 365 days, not ${validDays}.`);
  }
  const saved = { ...after, vatNumber: checkedVatNumber(after.vatNumber) };
  commit({ label: 'Change quote settings', changes: [put(quoteSettings, saved)] });
}

/** The seller's details, on a quote that was sent as they were then. */
export function sellerOf({ seller }: Quote, settings = currentQuoteSettings()): Seller {
  return seller ?? sellerNow(activeClient(), settings);
}

/** The same, in render. */
export function useSeller({ seller }: Quote): Seller {
  const now = sellerNow(useActiveClient(), useQuoteSettings());
  return seller ?? now;
}

const sellerNow = (client: Client | undefined, { sellerDetails, vatNumber }: QuoteSettings): Seller => ({
  name: client?.businessName ?? '',
  details: sellerDetails,
  vatNumber,
  ...(client?.primaryColour ? { colour: client.primaryColour } : {}),
});
