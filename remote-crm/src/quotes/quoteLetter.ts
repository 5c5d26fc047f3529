import type { MailAbout } from '../mail/mailWords';
import type { Quote } from '../nouns/quote';
import { longDay } from './quoteRules';
import { sellerOf } from './quoteSettings';

/** The subject of an email with a quote. */
export const aboutQuote = ({ contactId, companyId, dealId }: Quote): MailAbout => ({
  ...(contactId && { contactId }),
  ...(companyId && { companyId }),
  ...(dealId && { dealId }),
});

/** The text that an email with a quote starts with. */
export const quoteLetter = (quote: Quote) => ({
  subject: `Quote ${quote.number}`,
  content: `Hello,\n\nplease find attached our quote ${quote.number}, valid until ${longDay(quote.validUntil)}.\n\nKind regards,\n${sellerOf(quote).name}`,
});
