import { slug as slugOf, undo } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { strFromU8, unzipSync } from 'fflate';
import { HtmlValidate } from 'html-validate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPage } from '../landing/landingPageState';
import { pageTemplates } from '../landing/templates';
import { emptySite, type Site, siteId, sites } from './site';
import { buildSite, type SiteSource, siteZip } from './siteFiles';
import { brokenLinks, fileAt, freeSlug, linked, originOf, redirectProblem, robotsOf } from './siteRules';
import { addPages, addRedirect, changePage, movePage, removePage } from './siteState';

const brand = {
  businessName: 'Harbour & Vale',
  primaryColour: '#17506b',
  headingFont: 'serif',
  logo: `data:image/png;base64,${btoa('picture')}`,
};

const source = (at: number, menu = `Page ${at}`): SiteSource => {
  const template = pageTemplates[at % pageTemplates.length];
  if (!template) throw new Error('Expected templates.');
  const page = { pageId: `page-${at}`, slug: `page-${at}`, title: `Page ${at} of the site`, description: '', menu };
  return { page, name: `Page ${at}`, document: template.document, updatedAt: '2026-11-03T12:00:00.000Z' };
};
const siteOf = (patch: Partial<Site> = {}): Site => ({
  ...emptySite,
  address: 'example.com/shop/',
  formAddress: 'https://forms.example.com/send',
  ...patch,
});

describe('the zip of a website', () => {
  it('has valid pages whose links all resolve, with sitemap, robots, icon, 404 and redirects', async () => {
    const redirects = [
      { from: '/old', to: '/page-2' },
      { from: '/deep/er/page', to: '/' },
      { from: '/shop', to: 'https://shop.example.com/all' },
    ];
    const site = siteOf({ redirects });
    const built = buildSite(
      site,
      pageTemplates.map((_, at) => source(at)),
      brand,
    );
    const files = unzipSync(await siteZip(built));
    const names = Object.keys(files);
    for (const name of [
      'index.html',
      '404.html',
      'sitemap.xml',
      'robots.txt',
      'favicon.png',
      '_redirects',
      'nginx-redirects.conf',
      'old/index.html',
      'deep/er/page/index.html',
    ])
      expect(names).toContain(name);
    const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
    for (const name of names.filter((one) => one.endsWith('.html'))) {
      const html = strFromU8(files[name] ?? new Uint8Array());
      // A redirect that happens at once is what the page is for.
      const rules: Record<string, 'off'> = html.includes('http-equiv="refresh"') ? { 'meta-refresh': 'off' } : {};
      const { results } = await validator.validateString(html, {
        extends: ['html-validate:standard', 'html-validate:a11y'],
        rules,
      });
      expect(results.flatMap(({ messages }) => messages.map((one) => `${name} ${one.ruleId} ${one.message}`))).toEqual(
        [],
      );
      expect(html).not.toMatch(/<script|steps-document|javascript:/iu);
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/gu)) {
        if (/^(?:https?:|mailto:|tel:|data:)/u.test(address) || address === '#') continue;
        const [path = '', anchor] = address.split('#');
        const at = path === '' ? name : new URL(path, `http://site/shop/${name}`).pathname.slice('/shop/'.length);
        expect(names, `${name} links to ${address}`).toContain(at);
        if (anchor && !path) expect(html, `${name} has ${address}`).toContain(`id="${anchor}"`);
      }
    }
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(read('sitemap.xml').match(/<loc>/gu)).toHaveLength(pageTemplates.length);
    expect(read('sitemap.xml')).toContain('<loc>https://example.com/shop/</loc>');
    expect(read('robots.txt')).toContain('Sitemap: https://example.com/shop/sitemap.xml');
    expect(read('_redirects')).toBe(
      '/old /page-2.html 301\n/deep/er/page / 301\n/shop https://shop.example.com/all 301\n',
    );
    expect(read('nginx-redirects.conf')).toContain('location = /old { return 301 /page-2.html; }');
    expect(read('deep/er/page/index.html')).toContain('url=../../../index.html');
    expect(read('index.html')).toContain('<meta property="og:title" content="Page 0 of the site">');
    expect(read('index.html')).toContain('--p-accent:#17506b');
    expect(read('index.html')).toContain('<a href="page-1.html">');
    expect(read('page-1.html')).toContain('<a href="page-1.html" aria-current="page">');
    expect(read('page-1.html').match(/aria-current="page"/gu)).toHaveLength(1);
    expect(read('index.html')).toContain(`<a href="index.html"><img class="p-logo" src="${brand.logo}" alt="Harbour`);
  });

  it('leaves out redirects and names of files that lead out of it, and says which', () => {
    const redirects = [
      { from: '/../../outside', to: '/' },
      { from: '/x { root /; }', to: '/' },
      { from: '/gone', to: '/no-such-page' },
    ];
    const hostile = source(1);
    const { files, findings } = buildSite(
      siteOf({ redirects }),
      [source(0), { ...hostile, page: { ...hostile.page, slug: '../../evil' } }],
      brand,
    );
    expect([...files.keys()].filter((name) => name.includes('..') || name.includes('redirect'))).toEqual([]);
    expect(files.has('evil.html')).toBe(true);
    for (const { from } of redirects) expect(findings.map(({ words }) => words).join()).toContain(from);
  });

  it('has a page for addresses that lead nowhere whose links work at any depth, plain or one that was chosen', () => {
    const read = (site: Site, own?: Parameters<typeof buildSite>[3]) =>
      String(buildSite(site, [source(0), source(1)], brand, own).files.get('404.html'));
    expect(read(siteOf())).toContain('href="/shop/page-1.html"');
    expect(read(siteOf())).toContain('<link rel="icon" href="/shop/favicon.png">');
    expect(read(siteOf({ address: '' }))).toContain('href="/page-1.html"');
    const { document } = source(2);
    const own = read(siteOf({ notFoundPage: 'own' }), { name: 'Lost?', document });
    expect(own).toContain('<title>Lost? · Harbour &amp; Vale</title>');
    expect(own).toContain('content="noindex"');
    expect(own).not.toContain('This page is not here');
    const gone = buildSite(siteOf({ notFoundPage: 'gone' }), [source(0)], brand);
    expect(String(gone.files.get('404.html'))).toContain('This page is not here');
    expect(gone.findings.map(({ words }) => words).join()).toContain('was deleted');
  });

  it('shows 24 pages in the menu, and says so when there are more', () => {
    const many = Array.from({ length: 30 }, (_, at) => source(at));
    const { files, findings } = buildSite(siteOf(), many, brand);
    expect(String(files.get('page-7.html')).match(/<li><a href="(?:index|page-\d+)\.html"/gu)).toHaveLength(24);
    expect(findings.map(({ words }) => words)).toContain(
      'The menu has 30 pages and shows the first 24. Leave some out of it.',
    );
  });

  it('of 100 pages is made whole', async () => {
    const many = Array.from({ length: 100 }, (_, at) => source(at, at < 5 ? `Page ${at}` : ''));
    const { files } = buildSite(siteOf(), many, brand);
    expect([...files.keys()].filter((name) => name.endsWith('.html'))).toHaveLength(101);
  });

  it('sends answers where the site says, unless a form has an address of its own', () => {
    const form = (action: string): SiteSource => ({
      ...source(0),
      document: {
        root: 'page',
        theme: {},
        nodes: {
          page: { kind: 'page', content: {}, styles: {}, children: ['form'] },
          form: {
            kind: 'form',
            content: { title: 'Ask', questions: [], consent: '', buttonText: 'Send', action },
            styles: {},
            children: [],
          },
        },
      },
    });
    const html = (site: Site, action: string) => String(buildSite(site, [form(action)], brand).files.get('index.html'));
    expect(html(siteOf(), '')).toContain('action="https://forms.example.com/send"');
    expect(html(siteOf(), 'https://own.example.com')).toContain('action="https://own.example.com"');
    expect(html(siteOf({ formAddress: 'me@example.com' }), '')).toContain('action="mailto:me@example.com"');
    expect(buildSite(siteOf({ formAddress: '' }), [form('')], brand).findings.map(({ words }) => words)).toContain(
      'The answers of its form go nowhere. Say where in the settings.',
    );
  });

  // After the OWASP cheat sheet for cross-site scripting.
  it.each([
    '"><img src=x onerror=alert(1)><script>alert(1)</script>',
    "'-alert(1)-'",
    '</title><script>alert(1)</script>',
    '</nav><svg onload=alert(1)>',
    '</style><script>alert(1)</script>',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '//evil.example',
    'data:text/html,<script>alert(1)</script>',
  ])('lets nothing hostile of a title, a menu, an address, a redirect or the brand out: %s', (hostile) => {
    const one = source(0);
    const page = { ...one.page, slug: hostile, title: hostile, description: hostile, menu: hostile };
    const site = siteOf({
      address: hostile,
      formAddress: hostile,
      redirects: [
        { from: hostile, to: '/' },
        { from: '/old', to: hostile },
        { from: `/${hostile}`, to: hostile },
      ],
    });
    const own = { name: hostile, document: one.document };
    const { files } = buildSite(
      site,
      [
        { ...one, page },
        { ...source(1), page: { ...page, slug: `a${hostile}` } },
      ],
      { ...brand, businessName: hostile, logo: hostile, favicon: hostile },
      own,
    );
    for (const [name, file] of files) {
      expect(name).toMatch(/^[\w.-]+$/u);
      if (typeof file !== 'string') continue;
      expect(file, name).not.toMatch(/<script|<img src=x|<svg onload/u);
      expect(file, name).not.toMatch(
        /(?:href|action|src|url)=["']?\s*(?:javascript|java\sscript|\/\/evil|data:text)/iu,
      );
    }
  });
});

describe('addresses of a website', () => {
  it('are letters, digits and hyphens, each taken once', () => {
    expect(slugOf('  Über uns & Öffnungszeiten! ')).toBe('uber-uns-offnungszeiten');
    expect(freeSlug('about', [{ slug: 'about' }, { slug: 'about-2' }])).toBe('about-3');
    expect(freeSlug('index', [])).toBe('index-2');
    expect(freeSlug('', [])).toBe('page');
  });

  const pages = [source(0), source(1)].map(({ page }) => page);
  it('lead to a page with or without a slash or an ending, whatever comes behind', () => {
    expect(['/', '/page-1', '/page-1/', '/page-1.html', '/page-0', '/gone'].map((path) => fileAt(pages, path))).toEqual(
      ['index.html', 'page-1.html', 'page-1.html', 'page-1.html', 'index.html', undefined],
    );
    expect(linked('<a href="/page-1#form">', pages)).toBe('<a href="page-1.html#form">');
    expect(
      brokenLinks('<a href="/gone"><a href="/old"><a href="//else">', {
        pages,
        redirects: [{ from: '/old', to: '/' }],
      }),
    ).toContain('/gone');
  });

  it('of the site itself are completed, and nothing is taken for one that is none', () => {
    expect(['example.com/', 'https://example.com/a/', 'nonsense', '', 'javascript:alert(1)'].map(originOf)).toEqual([
      'https://example.com',
      'https://example.com/a',
      '',
      '',
      '',
    ]);
  });

  it('are hidden from search engines when the site is not to be found', () => {
    expect(robotsOf('https://example.com', false)).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each([
    ['about', '/', 'begins with “/”'],
    ['/page-1', '/', 'is a page of the website'],
    ['/a', '/gone', 'is not a page of the website'],
    ['/b; return', '/', 'begins with “/”'],
    ['/../b', '/', 'begins with “/”'],
    ['//b.example', '/', 'begins with “/”'],
    ['/c', 'javascript:alert(1)', 'begins with https://'],
    ['/robots.txt', '/', 'is a file of the website'],
    ['/favicon.png/old', '/', 'is a file of the website'],
    ['/d', '/e', 'in a loop'],
    ['/e', '/', 'redirected already'],
  ])('redirected from %s to %s are refused with the reason', (from, to, reason) => {
    const others = [{ from: '/e', to: '/d' }];
    expect(redirectProblem({ from, to }, others, pages)).toContain(reason);
  });
});

describe('the pages of a website', () => {
  beforeEach(() => openMemoryStore());
  const made = (name: string) => createPage(name, source(0).document).id;
  const site = () => sites.get(siteId) ?? emptySite;

  it('are added once, moved, named and taken out, and undo takes each back', () => {
    const [one, two] = [made('Open day'), made('Open day')];
    addPages([one, two, one]);
    expect(site().pages.map(({ slug }) => slug)).toEqual(['open-day', 'open-day-2']);
    movePage(two, -1);
    expect(site().pages[0]?.pageId).toBe(two);
    movePage(two, -1);
    expect(site().pages[0]?.pageId).toBe(two);
    changePage(one, { slug: 'Saturday!' });
    expect(site().pages[1]?.slug).toBe('saturday');
    expect(() => changePage(two, { slug: 'saturday' })).toThrow('is taken');
    expect(() => changePage(two, { slug: '!' })).toThrow('letters or digits');
    removePage(one);
    undo();
    expect(site().pages).toHaveLength(2);
    addRedirect('/old', '/saturday');
    undo();
    expect(site().redirects).toEqual([]);
  });
});
