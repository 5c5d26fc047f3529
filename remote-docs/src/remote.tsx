import { defineRemote } from '@steps/shared';
import facts from '../remote.json';
import { docsPaths } from './paths';

const help = () => import(/* webpackChunkName: "page-help" */ './pages/HelpPage').then((module) => module.HelpPage);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
  modules: { help },
  pages: {
    [docsPaths.help.path]: help,
    [docsPaths.documentation.path]: () =>
      import('./pages/DocumentationPage').then((module) => module.DocumentationPage),
    [docsPaths.architecture.path]: () => import('./pages/ArchitecturePage').then((module) => module.ArchitecturePage),
    [docsPaths.about.path]: () => import('./pages/AboutPage').then((module) => module.AboutPage),
    [docsPaths.pricing.path]: () => import('./pages/PricingPage').then((module) => module.PricingPage),
  },
  help: () => import('./help/PageHelp').then((module) => module.PageHelp),
  palette: async () => (await import('./search/palette')).palette,
  tools: async () => (await import('./tools')).tools,
});
