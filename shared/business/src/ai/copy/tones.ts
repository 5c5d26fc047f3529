/** How a text to a customer may sound (spec 2, section 9). */
export const emailTones = ['professional', 'friendly', 'casual', 'urgent', 'empathetic', 'authoritative'] as const;
export type EmailTone = (typeof emailTones)[number];
