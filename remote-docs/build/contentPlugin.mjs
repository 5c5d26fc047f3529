// @ts-check
import { contentModule } from './contentModule.mjs';

/** What contentLoader.mjs does in builds, for unit tests. @returns {import('vitest/config').Plugin} */
export const contentPlugin = () => ({
  name: 'steps-content',
  enforce: 'pre',
  load(id) {
    const [, file = '', query = ''] = /^(.*\/contents\.md)(\?\w+)?$/.exec(id) ?? [];
    return file ? contentModule(file, query).code : undefined;
  },
});
