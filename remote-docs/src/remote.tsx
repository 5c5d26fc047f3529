import { defineRemote } from '@steps/shared';
import { notBuiltYetParts } from '@steps/shared/ui';
import facts from '../remote.json';
import { docsPaths } from './paths';

const notBuilt = notBuiltYetParts(facts);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
  ...notBuilt,
  modules: {
    help: () => import('./pages/HelpPage').then((module) => module.HelpPage),
  },
  pages: {
    ...notBuilt.pages,
    [docsPaths.help.path]: () => import('./pages/HelpPage').then((module) => module.HelpPage),
  },
});
