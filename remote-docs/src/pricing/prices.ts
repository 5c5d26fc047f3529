/** Prices in pence (spec 1, section 9). */
export const pricesPence = {
  month: 39_500,
  year: 395_000,
  yearlySaving: 79_000,
  onboarding: 149_500,
  agencyFirstClient: 12_000,
  agencyNextClient: 8_000,
  agencyFiveClients: 44_000,
} as const;
/** Free trial without a card (spec 1, section 9). */
export const trialDays = 14;
