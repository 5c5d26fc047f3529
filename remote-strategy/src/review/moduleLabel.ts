/** Titles of modules that are not their id with a capital. */
const titles: Readonly<Record<string, string>> = {
  crm: 'CRM',
  content: 'Content studio',
  'human-loop': 'Human review',
};

/** Title of a module as the navigation has it. */
export const moduleLabel = (id: string): string => titles[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
