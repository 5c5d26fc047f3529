import type { Site, SitePage } from './site';

type Redirect = Site['redirects'][number];

/** Names that a site keeps for itself. */
const reserved = new Set(['index', '404', 'robots', 'sitemap', 'assets']);

/** The address itself, or with a number when it is taken or kept. */
export function freeSlug(slug: string, pages: readonly Pick<SitePage, 'slug'>[]): string {
  const wanted = slug || 'page';
  const taken = new Set(pages.map((page) => page.slug));
  if (!taken.has(wanted) && !reserved.has(wanted)) return wanted;
  for (let nth = 2; ; nth++) if (!taken.has(`${wanted}-${nth}`)) return `${wanted}-${nth}`;
}

/** The file of each page; the first is the home page. */
export const fileOf = (pages: readonly SitePage[], at: number): string =>
  at === 0 ? 'index.html' : `${pages[at]?.slug}.html`;

/** A path as it is typed: addresses write letters outside ASCII with percent signs. */
function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** Which file a path of the site leads to, if any: /about, /about/ and /about.html are one. */
export function fileAt(pages: readonly SitePage[], path: string): string | undefined {
  const slug = decoded(path).replace(/^\/|\/$|\.html$/gu, '');
  if (slug === '' || slug === 'index') return pages.length > 0 ? 'index.html' : undefined;
  const at = pages.findIndex((page) => page.slug === slug);
  return at < 0 ? undefined : fileOf(pages, at);
}

/** Paths of the site in a page's addresses, with where they are: files beside each other, so that any folder will do. */
export const linked = (html: string, pages: readonly SitePage[], folder = ''): string =>
  html.replace(/ href="(\/[^"#?]*)([#?][^"]*)?"/gu, (whole, path: string, rest = '') => {
    const file = fileAt(pages, path);
    return file ? ` href="${folder}${file}${rest}"` : whole;
  });

/** Marks the links of the menu that lead to the page they are on. */
export const withCurrent = (html: string, file: string): string =>
  html.replace(/<nav[ >][\s\S]*?<\/nav>/gu, (menu) =>
    menu.replaceAll(` href="${file}"`, ` href="${file}" aria-current="page"`),
  );

/** Paths of the site that a page links to and that are not there. */
export const brokenLinks = (html: string, site: Pick<Site, 'pages' | 'redirects'>): readonly string[] => [
  ...new Set(
    [...html.matchAll(/ href="(\/[^"#?]*)/gu)]
      .map(([, path = '']) => path)
      .filter((path) => !fileAt(site.pages, path) && !site.redirects.some(({ from }) => from === path)),
  ),
];

/** Files that the site has beside its pages. */
const ownFile =
  /^\/(?:404(?:\.html)?|robots\.txt|sitemap\.xml|_redirects|nginx-redirects\.conf|(?:favicon|social)\.\w+)(?:\/|$)/u;

/** A path of the site: no way out of its folder, nothing that a host's configuration would read as more. */
const path = /^(?!.*(?:\.\.|\/\/))\/[\p{L}\p{M}\p{N}_\-.~%/]*$/u;
const elsewhere = /^https:\/\/[\p{L}\p{M}\p{N}_\-.~%/:?=&#@+,]+$/u;

/** Why a redirect cannot be; nothing when it can. */
export function redirectProblem(
  { from, to }: Redirect,
  others: readonly Redirect[],
  pages: readonly SitePage[],
): string | undefined {
  if (!path.test(from) || from === '/') return 'The old address begins with “/”, such as /old-page.';
  if (fileAt(pages, from)) return `${from} is a page of the website.`;
  if (ownFile.test(from)) return `${from} is a file of the website.`;
  if (others.some((other) => other.from === from)) return `${from} is redirected already.`;
  if (!elsewhere.test(to) && !path.test(to))
    return 'The new address is a page such as /about, or begins with https://.';
  const next = new Map([...others, { from, to }].map((one) => [one.from, one.to]));
  const seen = new Set<string>();
  for (let at = from; next.has(at); at = next.get(at) ?? '') {
    if (seen.has(at)) return 'It would redirect in a loop.';
    seen.add(at);
  }
  const end = [...seen].at(-1);
  const target = end === undefined ? to : (next.get(end) ?? to);
  if (path.test(target) && !fileAt(pages, target)) return `${target} is not a page of the website.`;
  return undefined;
}

/** The site's address without a slash at the end; empty for one that is none. */
export const originOf = (address: string): string => {
  const typed = address.trim();
  if (!typed) return '';
  const whole = /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`;
  try {
    const { origin, pathname, hostname } = new URL(whole);
    return hostname.includes('.') ? `${origin}${pathname}`.replace(/\/+$/u, '') : '';
  } catch {
    return '';
  }
};

/** The folder of the server that the site is in: `/`, or `/shop/` for https://example.com/shop. */
export const folderOf = (origin: string): string =>
  origin ? `${new URL(origin).pathname.replace(/\/+$/u, '')}/` : '/';

const xml = (text: string) =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');

/** The address of a file of the site. */
export const addressOf = (origin: string, file: string): string =>
  file === 'index.html' ? `${origin}/` : `${origin}/${encodeURI(file)}`;

export const sitemapOf = (
  origin: string,
  files: readonly { readonly file: string; readonly changed: string }[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files
  .map(
    ({ file, changed }) =>
      `  <url><loc>${xml(addressOf(origin, file))}</loc><lastmod>${changed.slice(0, 10)}</lastmod></url>`,
  )
  .join('\n')}
</urlset>
`;

export const robotsOf = (origin: string, searchable: boolean): string =>
  searchable
    ? `User-agent: *\nAllow: /\n${origin ? `Sitemap: ${origin}/sitemap.xml\n` : ''}`
    : 'User-agent: *\nDisallow: /\n';

/** Advice on a page's weight, in bytes. */
export function weightAdvice(bytes: number): {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly words: string;
} {
  if (bytes <= 500_000) return { tone: 'success', words: 'Light' };
  if (bytes <= 1_500_000) return { tone: 'warning', words: 'Heavy on a phone' };
  return { tone: 'danger', words: 'Use smaller pictures' };
}
