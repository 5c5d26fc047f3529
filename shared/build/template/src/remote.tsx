import { implementRemote } from '@steps/platform';
import type { facts } from './facts';
import { __camel__Paths } from './paths.generated';

const home = () =>
  import(/* webpackChunkName: "page-__the-id__" */ './pages/__component__Page').then(
    (module) => module.__component__Page,
  );

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default implementRemote<typeof facts>('__name__', __camel__Paths, {
  modules: { '__the-id__': home },
  pages: { home },
  palette: async () => (await import('./palette/palette')).palette,
  widgets: {
    newcomers: () => import('./widgets/NewcomersWidget').then((module) => module.NewcomersWidget),
  },
  integrations: {
    'welcome-list': () => import('./integrations/WelcomeListCard').then((module) => module.WelcomeListCard),
  },
  settings: {
    '__the-id__': () => import('./settings/NewcomersSection').then((module) => module.NewcomersSection),
  },
  watch: async () => (await import('./notices/newcomerNotice')).watchNewcomers,
  tasks: async () => (await import('./tasks')).tasks,
  tools: async () => (await import('./tools')).tools,
});
