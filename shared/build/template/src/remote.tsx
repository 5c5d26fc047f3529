import { defineRemote } from '@steps/shared';
import { paths } from './paths';

const page = () =>
  import(/* webpackChunkName: "page-__the-id__" */ './pages/__component__Page').then(
    (module) => module.__component__Page,
  );

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: '__name__',
  modules: { '__the-id__': page },
  pages: { [paths.home.path]: page },
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
