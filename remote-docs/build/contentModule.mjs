// @ts-check
import { dirname, join } from 'node:path';
import { markerPattern, pages, readArticleFolder } from './articleFolder.mjs';
import { searchIndexOf } from './searchIndex.mjs';

/**
 * The module that `contents.md` becomes: its articles, or with `?search` the search index over all folders of `content/`.
 * @param {string} file path of `contents.md`
 * @param {string} query `''` or `?search`
 * @returns {{ code: string, files: string[] }} `files` are those that were read
 */
export function contentModule(file, query) {
  if (query !== '?search') {
    const { folder, files } = readArticleFolder(file);
    return { code: moduleOf(folder), files };
  }
  const read = Object.keys(pages).map((name) => ({
    name,
    ...readArticleFolder(join(dirname(dirname(file)), name, 'contents.md')),
  }));
  return {
    code: `export default ${JSON.stringify(JSON.stringify(searchIndexOf(read)))};`,
    files: read.flatMap(({ files }) => files),
  };
}

/** Pictures become imports, which the bundler gives their addresses. @param {unknown} folder */
function moduleOf(folder) {
  /** @type {Map<string, string>} */
  const pictures = new Map();
  const text = JSON.stringify(folder).replace(markerPattern, (_, picture) => {
    const name = pictures.get(picture) ?? `picture${pictures.size}`;
    pictures.set(picture, name);
    return name;
  });
  const imports = [...pictures].map(([picture, name]) => `import ${name} from '${picture}';`);
  return [...imports, `export default ${text};`].join('\n');
}
