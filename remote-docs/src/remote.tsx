import { implementRemote } from '@steps/platform';
import type { facts } from './facts';
import { docsPaths } from './paths.generated';

const help = () => import(/* webpackChunkName: "page-help" */ './pages/HelpPage').then((module) => module.HelpPage);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default implementRemote<typeof facts>('remote-docs', docsPaths, {
  modules: { help },
  pages: {
    help,
    documentation: () => import('./pages/DocumentationPage').then((module) => module.DocumentationPage),
    architecture: () => import('./pages/ArchitecturePage').then((module) => module.ArchitecturePage),
    about: () => import('./pages/AboutPage').then((module) => module.AboutPage),
    pricing: () => import('./pages/PricingPage').then((module) => module.PricingPage),
  },
  help: () => import('./help/PageHelp').then((module) => module.PageHelp),
  palette: async () => (await import('./search/palette')).palette,
  tools: async () => (await import('./tools')).tools,
});
