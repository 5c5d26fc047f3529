import { fileURLToPath } from 'node:url';
import { remoteConfig } from '@steps/build/rspack';

const config = remoteConfig(import.meta.url);

export default {
  ...config,
  module: {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      {
        test: /\/contents\.md$/,
        type: 'javascript/auto',
        loader: fileURLToPath(new URL('./build/contentLoader.mjs', import.meta.url)),
      },
      { resourceQuery: /^\?raw$/, type: 'asset/source' },
      { test: /\.webp$/, type: 'asset/resource' },
    ],
  },
};
