import { ownDay } from '@steps/platform';
import { StatusTag, type Tone } from '@steps/platform/ui';
import type { Quote } from '../nouns/quote';
import { shownStatus } from './quoteRules';

type Shown = ReturnType<typeof shownStatus>;

/** The words for a quote's status. */
export const statusLabels: Readonly<Record<Shown, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
};

const tones: Readonly<Record<Shown, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  accepted: 'success',
  declined: 'neutral',
  expired: 'warning',
};

/** A quote's status, as it is today. */
export function QuoteStatusTag({ quote }: { readonly quote: Quote }) {
  const status = shownStatus(quote, ownDay(new Date()));
  return <StatusTag tone={tones[status]}>{statusLabels[status]}</StatusTag>;
}
