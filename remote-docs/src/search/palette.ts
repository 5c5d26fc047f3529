import type { PalettePart } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { searchIndex } from './searchIndex';
import { findArticles } from './searchRules';

/** Parts of articles that the palette shows beside records and commands. */
const shown = 5;

/** What the palette offers of this remote: its articles, and pages that people look for by another name. */
export const palette: PalettePart = {
  searchProviders: [
    {
      id: 'help',
      title: 'Help',
      icon: 'article',
      search: async (query) =>
        findArticles(await searchIndex(), query)
          .flatMap(({ title, group, parts }) =>
            parts.slice(0, 1).map(({ href, heading }) => {
              const name = heading.map(({ text }) => text).join('');
              return { id: href, title: name, detail: name === title ? group : title, href };
            }),
          )
          .slice(0, shown),
    },
  ],
  commands: [
    {
      id: 'help-shortcuts',
      title: 'Show keyboard shortcuts',
      keywords: ['keys', 'hotkeys'],
      run: ({ navigate }) => navigate(`${paths.help.href()}?tab=shortcuts`),
    },
    {
      id: 'help-contact',
      title: 'Contact support',
      keywords: ['chat', 'email', 'phone', 'help'],
      run: ({ navigate }) => navigate(`${paths.help.href()}?tab=contact`),
    },
    {
      id: 'api-console',
      title: 'Try an API request',
      keywords: ['developer', 'rest', 'endpoint', 'curl'],
      run: ({ navigate }) => navigate(`${paths.documentation.href()}?tab=api`),
    },
    {
      id: 'downloads',
      title: 'Download manual and templates',
      keywords: ['pdf', 'csv', 'postman', 'openapi', 'sdk'],
      run: ({ navigate }) => navigate(`${paths.documentation.href()}?tab=downloads`),
    },
    {
      id: 'pricing-plan',
      title: 'Start the 20-day plan',
      keywords: ['action plan', 'method', 'checklist'],
      run: ({ navigate }) => navigate(`${paths.pricing.href()}#plan`),
    },
  ],
};
