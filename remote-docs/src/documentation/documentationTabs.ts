/** The six tabs of the documentation (spec 2, section 2.15), in order. */
export const documentationTabs = [
  { id: 'api', label: 'API Reference' },
  { id: 'integrations', label: 'Integrations' },
  { id: 'architecture', label: 'Architecture' },
  { id: 'security', label: 'Security' },
  { id: 'changelog', label: 'Changelog' },
  { id: 'downloads', label: 'Downloads' },
] as const;

export type DocumentationTab = (typeof documentationTabs)[number]['id'];
