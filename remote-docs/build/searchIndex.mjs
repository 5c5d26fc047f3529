// @ts-check
import MiniSearch from 'minisearch';
import { indexOptions } from '../src/search/indexOptions.mjs';
import { pages } from './articleFolder.mjs';
import { textOf } from './articleText.mjs';

/**
 * @typedef {import('../src/content/article').Article} Article
 * @typedef {import('../src/content/article').ArticleFolder} ArticleFolder
 * @typedef {import('../src/search/searchEntry').SearchEntry} SearchEntry
 */

/** @param {readonly { name: string, folder: ArticleFolder }[]} folders */
export function searchIndexOf(folders) {
  const index = new MiniSearch(indexOptions);
  index.addAll(folders.flatMap(({ name, folder }) => entriesOf(name, folder)));
  return index;
}

/** @param {string} name @param {ArticleFolder} folder @returns {SearchEntry[]} */
function entriesOf(name, folder) {
  const isAlone = folder.groups.flatMap(({ articles }) => articles).length === 1;
  return folder.groups.flatMap((group) =>
    group.articles.flatMap((article) =>
      sectionsOf(article).map((section) => ({
        href: hrefOf(name, article.id, section.id, isAlone),
        title: article.title,
        heading: section.heading,
        group: group.id === 'changelog' ? group.title : folder.title,
        keywords: section.id ? '' : (article.keywords ?? []).join(' '),
        text: section.text,
      })),
    ),
  );
}

/**
 * Where a section is read. Pages of one address show all their articles, each below its own name.
 * @param {string} folder @param {string} id @param {string} anchor @param {boolean} isAlone the page has no other article
 */
function hrefOf(folder, id, anchor, isAlone) {
  const href = pages[folder]?.(id) ?? '';
  const name = anchor || (isAlone || href.includes('?') ? '' : id);
  return name ? `${href}#${name}` : href;
}

/** What is above the first heading, then below each. @param {Article} article */
function sectionsOf(article) {
  const sections = [{ id: '', heading: '', text: article.summary }];
  for (const block of article.blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading') sections.push({ id: block.id, heading: block.text, text: '' });
    // What a picture shows is for those who do not see it, and would be in excerpts as if it were text.
    else if (last && block.kind !== 'picture') last.text = `${last.text} ${textOf([block])}`.trim();
  }
  return sections;
}
