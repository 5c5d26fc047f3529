import { brandNameOf, type Client } from '@steps/business';
import { slug } from '@steps/platform';
import { brandTheme } from '../brand/brandTheme';
import { type BlockNode, blankNode, type EditorDocument } from '../editor/document';
import { documentLanguage } from '../editor/documentLanguage';
import { nodeOf, reading } from '../editor/documentRules';
import { startContent } from '../editor/fields';
import { escaped } from '../editor/staticHtml';
import { pageBlocks } from '../landing/blocks';
import { hero } from '../landing/blocks/hero';
import { mostLinks } from '../landing/blocks/navigation';
import { descriptionOf, pageHtml } from '../landing/pageHtml';
import { type Language, languageAttributes, languageOf } from '../language/languageRules';
import { safeAddress, safePicture } from '../links/addressRules';
import type { Site, SitePage } from './site';
import {
  addressOf,
  brokenLinks,
  fileAt,
  fileOf,
  folderOf,
  linked,
  originOf,
  redirectProblem,
  robotsOf,
  sitemapOf,
  withCurrent,
} from './siteRules';

/** A page of the site with what is on it. */
export interface SiteSource {
  readonly page: SitePage;
  readonly name: string;
  readonly document: EditorDocument;
  readonly updatedAt: string;
}

type Brand = Pick<
  Client,
  | 'brandName'
  | 'businessName'
  | 'logo'
  | 'favicon'
  | 'primaryColour'
  | 'secondaryColour'
  | 'brandColours'
  | 'headingFont'
  | 'bodyFont'
>;

/** A file of the site: text, or bytes of a picture. */
type SiteFile = string | Uint8Array;

export interface BuiltSite {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** What visitors would stumble over, by the page it is on. */
  readonly findings: readonly { readonly page: string; readonly words: string }[];
}

/** What is shown for addresses that lead nowhere. */
export type NotFoundSource = Pick<SiteSource, 'name' | 'document'>;

const menuId = 'site-menu';

/** A page as it is in the site: with the brand's look, the site's menu, and the site's address for answers. */
export function siteDocument(document: EditorDocument, site: Site, brand: Brand): EditorDocument {
  const root = nodeOf(document, document.root);
  const nodes: Record<string, BlockNode> = { ...document.nodes };
  if (site.formAddress.trim()) {
    for (const id of reading(document)) {
      const node = nodeOf(document, id);
      if (node.kind === 'form' && !safeAddress(String(node.content.action ?? '')))
        nodes[id] = { ...node, content: { ...node.content, action: site.formAddress } };
    }
  }
  const links = menuOf(site).slice(0, mostLinks);
  const logo = site.brandTheme ? safePicture(brand.logo ?? '') : '';
  let children = root.children;
  if (site.siteMenu && links.length > 0) {
    const [first] = children;
    const own = first === undefined ? undefined : nodes[first];
    if (first !== undefined && own?.kind === 'navigation')
      nodes[first] = {
        ...own,
        content: {
          ...own.content,
          ...(own.content.src || !logo ? {} : { src: logo, brand: brandNameOf(brand) }),
          links,
          home: own.content.home || '/',
        },
      };
    else {
      const content = { brand: brandNameOf(brand), src: logo, home: '/', links, buttonText: '', link: '' };
      nodes[menuId] = blankNode('navigation', content);
      children = [menuId, ...children];
    }
  }
  nodes[document.root] = { ...root, children };
  return { ...document, nodes, theme: site.brandTheme ? { ...document.theme, ...brandTheme(brand) } : document.theme };
}

/** The links of the menu, in the order of the pages. */
const menuOf = ({ pages }: Site) =>
  pages.flatMap(({ menu, slug }, at) => (menu.trim() ? [{ label: menu.trim(), to: at === 0 ? '/' : `/${slug}` }] : []));

/** All files of a website: it needs no server but one that hands out files. */
export function buildSite(
  site: Site,
  sources: readonly SiteSource[],
  brand: Brand,
  notFoundSource?: NotFoundSource,
): BuiltSite {
  const origin = originOf(site.address);
  // What came from another file was never typed here: its names become names of files, its redirects lines of a host's.
  const pages = sources.map(({ page }, at) => ({ ...page, slug: slug(page.slug) || `page-${at + 1}` }));
  const problems = site.redirects.map((one) =>
    redirectProblem(
      one,
      site.redirects.filter((other) => other !== one),
      pages,
    ),
  );
  const inPlace: Site = { ...site, pages, redirects: site.redirects.filter((_, at) => !problems[at]) };
  const icon = pictureFile('favicon', brand.favicon ?? brand.logo);
  const social = pictureFile('social', brand.logo);
  const files = new Map<string, SiteFile>();
  const findings: { page: string; words: string }[] = [];
  const titles = new Map<string, string>();
  sources.forEach(({ page, name, document }, at) => {
    const file = fileOf(pages, at);
    const title = page.title.trim() || name;
    const description = page.description.trim() || descriptionOf(document);
    const shown = siteDocument(document, inPlace, brand);
    const html = pageHtml(shown, name, {
      title,
      description,
      alone: true,
      elements: [
        ...(site.searchable ? [] : ['<meta name="robots" content="noindex">']),
        ...(icon ? [`<link rel="icon" href="${icon.name}">`] : []),
        ...(origin ? [`<link rel="canonical" href="${escaped(addressOf(origin, file))}">`] : []),
        '<meta property="og:type" content="website">',
        `<meta property="og:title" content="${escaped(title)}">`,
        `<meta property="og:description" content="${escaped(description)}">`,
        `<meta property="og:site_name" content="${escaped(brandNameOf(brand))}">`,
        ...(origin ? [`<meta property="og:url" content="${escaped(addressOf(origin, file))}">`] : []),
        ...(origin && social ? [`<meta property="og:image" content="${escaped(`${origin}/${social.name}`)}">`] : []),
      ],
    });
    files.set(file, withCurrent(linked(html, pages), file));
    const say = (words: string) => findings.push({ page: name, words });
    for (const path of brokenLinks(html, inPlace)) say(`A link leads to ${path}, which does not exist.`);
    if (/<form[^>]* action="#"/u.test(html)) say('The answers of its form go nowhere. Say where in the settings.');
    if (title.length > 60) say(`The title has ${title.length} characters; search engines show about 60.`);
    if (description.length < 50) say('The description is short. Two sentences are shown below the title.');
    const same = titles.get(title.toLowerCase());
    if (same) say(`It has the same title as “${same}”.`);
    else titles.set(title.toLowerCase(), name);
  });
  problems.forEach((problem, at) => {
    if (problem)
      findings.push({ page: '', words: `The redirect from ${site.redirects[at]?.from} is left out. ${problem}` });
  });
  if (site.siteMenu && menuOf(inPlace).length > mostLinks)
    findings.push({
      page: '',
      words: `The menu has ${menuOf(inPlace).length} pages and shows the first ${mostLinks}. Leave some out of it.`,
    });
  if (site.notFoundPage && !notFoundSource)
    findings.push({
      page: '',
      words: 'The “Page not found” page was deleted. A plain one is used instead.',
    });
  if (icon) files.set(icon.name, icon.bytes);
  if (social && origin) files.set(social.name, social.bytes);
  const folder = folderOf(origin);
  files.set(
    '404.html',
    // A host shows it at any address, however deep: its links begin at the top.
    linked(notFound(inPlace, brand, notFoundSource, icon && `${folder}${icon.name}`), pages, folder),
  );
  files.set('robots.txt', robotsOf(origin, site.searchable));
  if (origin && site.searchable)
    files.set(
      'sitemap.xml',
      sitemapOf(
        origin,
        sources.map(({ updatedAt }, at) => ({ file: fileOf(pages, at), changed: updatedAt })),
      ),
    );
  if (!origin) findings.push({ page: '', words: 'Say where the website will be, and it gets a sitemap.' });
  for (const [name, text] of redirectFiles(
    inPlace,
    sources[0] ? documentLanguage(sources[0].document, pageBlocks) : languageOf({}, () => ''),
  ))
    if (!files.has(name)) files.set(name, text);
  return { files, findings };
}

/** A page for addresses that lead nowhere. Hosts show a file of this name by themselves. */
const notFound = (site: Site, brand: Brand, source = plainNotFound, icon?: string): string =>
  pageHtml(siteDocument(source.document, site, brand), source.name, {
    title: `${source.name} · ${brandNameOf(brand)}`,
    alone: true,
    elements: [
      '<meta name="robots" content="noindex">',
      ...(icon ? [`<link rel="icon" href="${escaped(icon)}">`] : []),
    ],
  });

const plainNotFound: NotFoundSource = {
  name: 'Page not found',
  document: {
    root: 'page',
    theme: {},
    nodes: {
      page: { ...blankNode('page'), children: ['hero'] },
      hero: blankNode('hero', {
        ...startContent(hero.fields),
        title: 'This page is not here',
        subtitle: 'It may have moved. The menu and the home page lead on.',
        buttonText: 'Go to the home page',
        link: '/',
        layout: 'centre',
        art: 'none',
      }),
    },
  },
};

/** Letters outside ASCII as a header may have them; what is encoded stays. */
const encoded = (address: string): string => address.replace(/[^ -~]+/gu, encodeURI);

/** Redirects for hosts that read `_redirects`, for nginx, and as pages for all others. */
function redirectFiles(
  { redirects, pages }: Site,
  language: Language,
): readonly (readonly [name: string, text: string])[] {
  if (redirects.length === 0) return [];
  const to = (address: string) => {
    const file = address.startsWith('/') ? fileAt(pages, address) : undefined;
    return file === undefined ? encoded(address) : file === 'index.html' ? '/' : `/${encodeURI(file)}`;
  };
  return [
    ['_redirects', `${redirects.map((one) => `${one.from} ${to(one.to)} 301`).join('\n')}\n`],
    [
      'nginx-redirects.conf',
      `# Include this file in the server block of the website.\n${redirects.map((one) => `location = ${one.from} { return 301 ${to(one.to)}; }`).join('\n')}\n`,
    ],
    ...redirects.map((one): readonly [string, string] => {
      const path = one.from.replace(/^\/|\/$/gu, '');
      // A page in a folder of that name answers on every host; one beside it only where endings are guessed.
      const name = path.endsWith('.html') ? path : `${path}/index.html`;
      const depth = name.split('/').length - 1;
      const target = to(one.to);
      const address = target.startsWith('/') ? `${'../'.repeat(depth)}${target.slice(1) || 'index.html'}` : target;
      return [
        name,
        `<!DOCTYPE html>
<html${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escaped(address)}">
</head>
<body>
<p>This page has moved. <a href="${escaped(address)}">Go on</a></p>
</body>
</html>
`,
      ];
    }),
  ];
}

const extensions: Readonly<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
};

/** A picture of the brand as a file. A drawing (SVG) may carry a script, so it is left out. */
function pictureFile(name: string, address: string | undefined) {
  const [, type = '', data = ''] = /^data:image\/([a-z]+);base64,(.+)$/u.exec(safePicture(address ?? '')) ?? [];
  const extension = extensions[type];
  if (!extension) return undefined;
  try {
    return { name: `${name}.${extension}`, bytes: Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)) };
  } catch {
    return undefined;
  }
}

/** The site in one zip. */
export async function siteZip({ files }: BuiltSite): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync, strToU8 } = await import('fflate');
  return zipSync(
    Object.fromEntries([...files].map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file])),
  );
}
