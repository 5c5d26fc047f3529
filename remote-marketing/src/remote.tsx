import { defineRemote } from '@steps/shared';
import { notBuiltYetParts } from '@steps/shared/ui';
import facts from '../remote.json';
import { marketingPaths } from './paths';

const notBuilt = notBuiltYetParts(facts);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
  ...notBuilt,
  pages: {
    ...notBuilt.pages,
    [marketingPaths.email.path]: () => import('./pages/EmailPage').then((module) => module.EmailPage),
  },
  tasks: async () => (await import('./tasks')).tasks,
  sample: async () => (await import('./sample')).sample,
});
