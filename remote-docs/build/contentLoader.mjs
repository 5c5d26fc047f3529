// @ts-check
import { dirname } from 'node:path';
import { contentModule } from './contentModule.mjs';

/**
 * Loader of `content/<folder>/contents.md`, see contentModule.mjs.
 * @this {import('@rspack/core').LoaderContext}
 */
// biome-ignore lint/style/noDefaultExport: loaders are found by it
export default function contentLoader() {
  const { code, files } = contentModule(this.resourcePath, this.resourceQuery);
  for (const file of files) this.addDependency(file);
  this.addContextDependency(dirname(this.resourcePath));
  return code;
}
