import type { MailAbout } from '../mail/mailWords';
import type { Quote } from '../nouns/quote';
import { longDay } from './quoteRules';
import { sellerOf } from './quoteSettings';

/** What an email with a quote is about. */
export const aboutQuote = ({ contactId, companyId, dealId }: Quote): MailAbout => ({
  ...(contactId && { contactId }),
  ...(companyId && { companyId }),
  ...(dealId && { dealId }),
});

/** The words that an email with a quote begins with. */
export const quoteLetter = (quote: Quote) => ({
  subject: `Quote ${quote.number}`,
  content: `Hello,\n\nplease find attached our quote ${quote.number}, valid until ${longDay(quote.validUntil)}.\n\nKind regards,\n${sellerOf(quote).name}`,
});
