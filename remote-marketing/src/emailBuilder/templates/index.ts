import { letters } from './letters';
import { offers } from './offers';
import type { EmailTemplate } from './template';

/** The templates of the house. A new one: a `template` among the letters or the offers. */
export const emailTemplates: readonly EmailTemplate[] = [...offers, ...letters];
