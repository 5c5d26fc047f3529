/** One letter of the growth method. */
export interface MethodStep {
  readonly word: string;
  /** What the product does there. */
  readonly does: string;
}

/** The five-letter growth method (spec 1, section 1). */
export const method: readonly MethodStep[] = [
  { word: 'Strategy', does: 'Work through nine phases of analysis and decide what to do next.' },
  { word: 'Traffic', does: 'Plan emails, posts, adverts and landing pages that bring people to you.' },
  { word: 'Engagement', does: 'Keep contacts, companies, deals and meetings in one CRM.' },
  { word: 'Promoters', does: 'Answer requests and stay in touch, so that customers recommend you.' },
  { word: 'Systems', does: 'Turn what works into tasks, templates and routines.' },
];
