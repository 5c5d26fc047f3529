// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { marked } from 'marked';
import { anchorOf, compileArticle } from './compileArticle.mjs';
import { pictureSize } from './pictureSize.mjs';

/** @typedef {import('../src/content/article').ArticleFolder} ArticleFolder */

/** Where the articles of a folder are shown. @type {Readonly<Record<string, (id: string) => string>>} */
export const pages = {
  help: (id) => `/help?topic=${id}`,
  documentation: (id) => `/documentation?topic=${id}`,
  architecture: (id) => `/architecture?tab=${id}`,
  pricing: () => '/pricing',
  about: () => '/about',
};

/** Stands for the address of a picture file until the bundler knows it. @param {string} file */
const marker = (file) => `@picture ${file}`;
/** A picture as it is written in the compiled text. */
export const markerPattern = /"@picture ([^"]+)"/g;

/**
 * Compiles a folder of Markdown files. Its `contents.md` lists them, as mdBook's SUMMARY.md does: a title, headings, and
 * below each heading links to files. A file that is not listed is a mistake.
 * @param {string} contents path of `contents.md`
 * @returns {{ folder: ArticleFolder, files: string[] }} `files` are those that were read
 */
export function readArticleFolder(contents) {
  const folder = dirname(contents);
  const factsFile = join(folder, '../facts.json');
  /** @type {Record<string, string>} */
  const facts = JSON.parse(readFileSync(factsFile, 'utf8'));
  const files = [contents, factsFile];
  const { title, groups } = contentsOf(readFileSync(contents, 'utf8'));
  const listed = groups.flatMap(({ ids }) => ids);
  const unlisted = readdirSync(folder).filter((name) => /\.md$/.test(name) && !listed.includes(name.slice(0, -3)));
  if (unlisted.join() !== 'contents.md') throw new Error(`Not in ${contents}: ${unlisted.join(', ')}`);
  return {
    folder: {
      title,
      groups: groups.map((group) => ({
        id: anchorOf(group.title),
        title: group.title,
        articles: group.ids.map((id) => {
          const file = join(folder, `${id}.md`);
          files.push(file);
          return compileArticle(id, readFileSync(file, 'utf8'), {
            facts,
            hrefOf: (name) => hrefOf(folder, name),
            picture: (name) => pictureOf(folder, name),
          });
        }),
      })),
    },
    files,
  };
}

/** @param {string} source of `contents.md` @returns {{ title: string, groups: { title: string, ids: string[] }[] }} */
function contentsOf(source) {
  let title = '';
  /** @type {{ title: string, ids: string[] }[]} */
  const groups = [];
  for (const token of marked.lexer(source)) {
    if (token.type === 'heading' && token.depth === 1) title = token.text;
    if (token.type === 'heading' && token.depth === 2) groups.push({ title: token.text, ids: [] });
    if (token.type !== 'list') continue;
    const links = [...token.raw.matchAll(/\]\(([\w-]+)\.md\)/g)];
    groups.at(-1)?.ids.push(...links.map(([, id = '']) => id));
  }
  return { title, groups };
}

/** @param {string} folder @param {string} name `import`, or `../documentation/security` */
function hrefOf(folder, name) {
  const file = join(folder, `${name}.md`);
  const page = pages[basename(dirname(file))];
  if (!page || !existsSync(file)) throw new Error(`A link leads to ${name}.md, which does not exist in ${folder}.`);
  return page(basename(name));
}

/** @param {string} folder @param {string} name `pictures/import` */
function pictureOf(folder, name) {
  const light = `./${name}.light.webp`;
  const dark = `./${name}.dark.webp`;
  const size = pictureSize(readFileSync(join(folder, light)));
  readFileSync(join(folder, dark));
  return { light: marker(light), dark: marker(dark), ...size };
}
