import { defineRemote } from '@steps/shared';

const page = () => import('./pages/__component__Page').then((module) => module.__component__Page);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: '__name__',
  modules: { '__id__': page },
  pages: { '/__id__': page },
  palette: async () => ({
    commands: [{ id: '__id__.open', title: 'Open __title__', run: ({ navigate }) => navigate('/__id__') }],
  }),
});
