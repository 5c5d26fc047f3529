import { defineCollection, RecordIndex } from '@steps/platform';
import * as v from 'valibot';

/** UK VAT rates: standard, reduced, zero; and supplies that are exempt (GOV.UK, "VAT rates"). */
export const vatRates = ['20', '5', '0', 'exempt'] as const;
export const quoteStatuses = ['draft', 'sent', 'accepted', 'declined'] as const;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const lineSchema = v.object({
  id: v.string(),
  description: v.string(),
  /** Thousandths: 1,500 is one and a half. */
  quantityMilli: whole,
  unitPence: whole,
  vat: v.picklist(vatRates),
});

const sellerSchema = v.object({
  name: v.string(),
  /** Lines under the name: address, phone, email. */
  details: v.string(),
  /** `GB123456789`; empty for a business that is not registered. */
  vatNumber: v.string(),
  /** The client's colour, `#1f6feb`. */
  colour: v.optional(v.string()),
});

/** What is offered to a customer, and for how much. Days are calendar days, `2026-11-03`; amounts whole pence. */
export const quoteSchema = v.object({
  id: v.string(),
  /** `Q-0001`, counting up; never used twice. */
  number: v.string(),
  dealId: v.optional(v.string()),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  date: v.string(),
  validUntil: v.string(),
  lines: v.array(lineSchema),
  /** Taken off every line, in hundredths of a percent: 1,000 is 10%. */
  discount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  notes: v.string(),
  terms: v.string(),
  /** Name and address of the customer when it was sent, a line each. */
  customer: v.optional(v.array(v.string())),
  /** The seller's details at that time. */
  seller: v.optional(sellerSchema),
  status: v.picklist(quoteStatuses),
  /** Since when it has its status; UTC, ISO 8601. */
  statusAt: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Quote = Readonly<v.InferOutput<typeof quoteSchema>>;
export type Seller = NonNullable<Quote['seller']>;
export type QuoteLine = Quote['lines'][number];
export type VatRate = QuoteLine['vat'];
export type QuoteStatus = Quote['status'];

/** Quotes of the open client. */
export const quotes = defineCollection({
  name: 'quotes',
  module: 'sales',
  schema: quoteSchema,
  version: 1,
  restorable: true,
});
export const quotesByDeal = new RecordIndex(quotes, (quote) => quote.dealId);
