import type { SearchProvider } from '@steps/shared';

/** Quotes in the palette. */
export const quoteSearch: readonly SearchProvider[] = [];
