/** The seven tabs of the architecture page (spec 2, section 2.3), in order; each shows the article of its name. */
export const architectureTabs = [
  { id: 'overview', label: 'System Overview' },
  { id: 'stack', label: 'Tech Stack' },
  { id: 'roadmap', label: 'Development Roadmap' },
  { id: 'business', label: 'Business Models' },
  { id: 'research', label: 'Deep Research' },
  { id: 'protection', label: 'Security' },
  { id: 'connections', label: 'Integrations' },
] as const;
