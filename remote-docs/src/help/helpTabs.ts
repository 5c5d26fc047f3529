/** The six tabs of the help centre (spec 2, section 2.14), in order. */
export const helpTabs = [
  { id: 'getting-started', label: 'Getting Started' },
  { id: 'features', label: 'Features' },
  { id: 'troubleshooting', label: 'Troubleshooting' },
  { id: 'shortcuts', label: 'Shortcuts' },
  { id: 'faq', label: 'FAQ' },
  { id: 'contact', label: 'Contact' },
] as const;

export type HelpTab = (typeof helpTabs)[number]['id'];
