import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptDays } from '@steps/business/deleted';
import { formatPence, maxClients, maxTags } from '@steps/platform';
import { parseRemoteFacts, type RemoteFacts } from '@steps/testing';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../shared/build/remoteFacts.mjs';
import { inlineText } from '../../build/articleText.mjs';
import { pictureBudget, pictureFrame, pictures as taken } from '../../build/pictures.mjs';
import { architectureTabs } from '../architecture/architectureTabs';
import { supportHours } from '../help/londonTime';
import { topicFor } from '../help/PageHelp';
import { documentationTabs } from '../pages/DocumentationPage';
import { helpTabs } from '../pages/HelpPage';
import { pricesPence, trialDays } from '../pricing/prices';
import { indexOptions } from '../search/indexOptions.mjs';
import about from './about/contents.md';
import architecture from './architecture/contents.md';
import type { Article, Block, Inline } from './article';
import { articlesIn } from './articles';
import documentation from './documentation/contents.md';
import facts from './facts.json';
import help from './help/contents.md';
import json from './help/contents.md?search';
import pricing from './pricing/contents.md';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const articles = [help, documentation, architecture, pricing, about].flatMap(articlesIn);

/** What is wrong, by article; an empty list where nothing is. */
const faults = <Found>(list: readonly Article[], look: (article: Article) => readonly Found[]) =>
  list.map((article) => ({ article: article.id, found: look(article) })).filter(({ found }) => found.length > 0);

const source = (path: string) => readFileSync(join(root, path), 'utf8');
/** A number that a file of another package keeps to itself. */
const numberIn = (path: string, pattern: RegExp) => pattern.exec(source(path))?.[1]?.replaceAll('_', '') ?? '';

/** What the packages declare. */
const remotes: readonly RemoteFacts[] = await Promise.all(
  readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .map(async (name) => parseRemoteFacts(await readFacts(join(root, name)))),
);
const pagePaths = (remotes: readonly RemoteFacts[]) => remotes.flatMap(({ pages }) => pages.map(({ path }) => path));
const moduleIds = (remotes: readonly RemoteFacts[]) => [
  'dashboard',
  'settings',
  'permissions',
  'integrations',
  ...remotes.flatMap(({ modules }) => modules.map(({ id }) => id)),
];

/** Copy that the specification gives word for word, with its numbers; the pages mark it as such. */
const asSpecified = [
  'contents.md',
  'changelog.md',
  'roadmap.md',
  'other-figures.md',
  'protection.md',
  'testimonials.md',
];

describe('a number in the articles', () => {
  const bandStarts = [...source('remote-crm/src/nouns/contactRules.ts').matchAll(/score >= (\d+)/g)].map(
    ([, start]) => start,
  );
  const product: Record<keyof typeof facts, string> = {
    passphraseMin: numberIn('shared/platform/src/core/workspace/workspaceRules.ts', /passphraseMinLength = (\d+)/),
    pbkdf2Rounds: Number(
      numberIn('shared/platform/src/core/workspace/workspaceSchema.ts', /pbkdf2Iterations = ([\d_]+)/),
    ).toLocaleString('en-GB'),
    keyWaitSeconds: String(Number(numberIn('host/src/offline/heldKeys.ts', /keptFor = ([\d_]+);/)) / 1000),
    minClients: '2',
    maxClients: String(maxClients),
    maxTags: String(maxTags),
    undoSteps: numberIn('shared/platform/src/core/store/history.ts', /historyLimit = (\d+);/),
    deletedDays: String(keptDays),
    logLines: Number(numberIn('shared/business/src/nouns/people/logEntry.ts', /mostEntries = (\d+);/)).toLocaleString(
      'en-GB',
    ),
    logRecords: numberIn('shared/business/src/nouns/people/log.ts', /mostEdits = (\d+);/),
    importMegabytes: numberIn('remote-crm/src/import/importFileRules.ts', /maxImportBytes = (\d+) \*/),
    attachmentMegabytes: numberIn('remote-crm/src/attachments/attachmentRules.ts', /maxAttachmentBytes = (\d+) \*/),
    attachmentsMegabytes: numberIn('remote-crm/src/attachments/attachmentRules.ts', /maxAttachmentsBytes = (\d+) \*/),
    lowScore: String(bandStarts[2]),
    mediumScore: String(bandStarts[1]),
    highScore: String(bandStarts[0]),
    analysisPhases: numberIn('remote-strategy/src/tasks/analysisPhases.ts', /analysisPhases = (\d+);/),
    trialDays: String(trialDays),
    guideFirst: '5',
    guideImport: '8',
    guideDeals: '10',
    guideReview: '12',
    supportOpens: `${supportHours.opens}:00`,
    supportCloses: `${supportHours.closes}:00`,
    emailReplyFrom: '2',
    emailReplyTo: '4',
    invitationMinutes: numberIn('shared/journal/src/team/devices/invitationLink.ts', /invitationMinutes = (\d+);/),
    dragMinutes: numberIn('remote-crm/src/calendar/layoutRules.ts', /stepMinutes = (\d+);/),
    priceMonth: formatPence(pricesPence.month),
    priceYear: formatPence(pricesPence.year),
    priceSaving: formatPence(pricesPence.yearlySaving),
    priceOnboarding: formatPence(pricesPence.onboarding),
    priceAgencyFirst: formatPence(pricesPence.agencyFirstClient),
    priceAgencyNext: formatPence(pricesPence.agencyNextClient),
    priceAgencyFive: formatPence(pricesPence.agencyFiveClients),
    onboardingSessions: '4',
    onboardingHours: '2',
    noticeDays: '30',
    planDays: '20',
    incidentResponse: '15 minutes',
    incidentNotice: '1 hour',
    incidentResolution: '4 hours',
  };

  it('is what the product does or the specification says', () => expect(facts).toEqual(product));

  it('is in facts.json, where it is checked, and not in the text', () => {
    const files = ['help', 'documentation', 'architecture', 'pricing', 'about'].flatMap((folder) =>
      readdirSync(join(here, folder))
        .filter((name) => name.endsWith('.md') && !asSpecified.includes(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(20);
    const written = files.map((file) => {
      const text = readFileSync(join(here, file), 'utf8')
        .replace(/^minutes: \d+$/m, '')
        .replace(/\{\{\w+\}\}|`[^`]*`|<kbd>.*?<\/kbd>|\([^)]*\)|^\d+\. /gm, '')
        .replace(/AES-GCM|PBKDF2|UTF-8|F1|P1|Microsoft 365/g, '');
      return { file, numbers: text.match(/.*\d.*/g) ?? [] };
    });
    expect(written.filter(({ numbers }) => numbers.length > 0)).toEqual([]);
  });
});

describe('every link', () => {
  const paths = ['/', ...pagePaths(remotes)];
  const modules = moduleIds(remotes);
  /** Ids of the tabs or sections that a page of another package keeps to itself. */
  const idsIn = (path: string) => [...source(path).matchAll(/\bid: '([\w-]+)'/g)].map(([, id = '']) => id);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const sectionsOf = (path: string) =>
    remotes
      .flatMap(({ pages }) => pages)
      .flatMap((page) => (page.path === path ? (page.settings ?? []).map(({ section }) => section) : []));
  /** Parameters that a link may have, with their values. */
  const known: Record<string, Record<string, readonly string[]>> = {
    '/help': { tab: ids(helpTabs), topic: ids(articlesIn(help)) },
    '/documentation': { tab: ids(documentationTabs), topic: ids(articlesIn(documentation)) },
    '/architecture': { tab: ids(architectureTabs) },
    '/crm/settings': { section: sectionsOf('/crm/settings') },
    '/?module=crm': { tab: idsIn('remote-crm/src/pages/CrmPage.tsx') },
    '/?module=permissions': { tab: idsIn('host/src/permissions/PermissionsPage.tsx') },
    '/?module=settings': { section: idsIn('host/src/settings/settingsIndex.ts') },
  };
  const anchors = new Map(
    articles.map(({ id, blocks }) => [id, blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))]),
  );

  /** Why an address leads nowhere; nothing where it leads somewhere. */
  function fault(href: string): string | undefined {
    if (!href.startsWith('/')) return /^(https:\/\/|mailto:)/.test(href) ? undefined : 'is no address';
    const { pathname, searchParams, hash } = new URL(href, 'https://steps.example');
    if (!paths.includes(pathname)) return 'no such page';
    const module = searchParams.get('module');
    if (module && !modules.includes(module)) return 'no such module';
    const parameters = known[module ? `/?module=${module}` : pathname];
    const unknown = [...searchParams].find(
      ([name, value]) => name !== 'module' && !parameters?.[name]?.includes(value),
    );
    if (unknown) return `no ${unknown.join(' ')}`;
    const topic = searchParams.get('topic');
    return topic && hash && !anchors.get(topic)?.includes(hash.slice(1)) ? 'no such heading' : undefined;
  }

  it('of an article leads to something that exists', () => {
    expect(articles.flatMap(({ blocks }) => linksIn(blocks)).length).toBeGreaterThan(100);
    const wrong = faults(articles, ({ blocks }) =>
      linksIn(blocks).flatMap((href) => (fault(href) ? [`${href}: ${fault(href)}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['/nowhere', '/?module=nowhere', '/help?tab=nowhere', 'javascript:alert(1)', '/help?topic=nowhere'])(
    'to %s would be found out',
    (href) => expect(fault(href)).toBeDefined(),
  );
});

describe('every answer of the search', () => {
  const index = MiniSearch.loadJSON(json, indexOptions);
  const hrefs = index.search(MiniSearch.wildcard).map(({ id }) => String(id));
  const folders: Record<string, readonly Article[]> = {
    '/pricing': articlesIn(pricing),
    '/about': articlesIn(about),
    '/architecture': articlesIn(architecture),
  };
  const headings = ({ blocks }: Article) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

  it('leads to an article, and where it names a heading to that heading', () => {
    expect(hrefs.length).toBeGreaterThan(articles.length);
    for (const href of hrefs) {
      const { pathname, searchParams, hash } = new URL(href, 'https://steps.example');
      const topic = searchParams.get('topic') ?? searchParams.get('tab');
      const shown = (folders[pathname] ?? articles).filter(({ id }) => !topic || id === topic);
      expect(shown, href).not.toEqual([]);
      // Only the page of prices shows articles below each other, each with its own name.
      const anchors = shown.flatMap((article) => [
        ...(pathname === '/pricing' ? [article.id] : []),
        ...headings(article),
      ]);
      if (hash) expect(anchors, href).toContain(hash.slice(1));
    }
  });
});

describe('an article', () => {
  it('has one heading of each name, so that each has its own address', () => {
    const twice = faults(articles, ({ blocks }) => {
      const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
    expect(twice).toEqual([]);
  });

  it('has a name that no other has', () => {
    const ids = articles.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('fits the specification: four guides of 5, 8, 10 and 12 minutes, four features, three cases, six questions', () => {
    const [guides, features, , cases, questions] = help.groups;
    expect(guides?.articles.map(({ minutes }) => minutes)).toEqual([5, 8, 10, 12]);
    expect(features?.articles.map(({ title }) => title)).toEqual([
      'Dashboard & Analytics',
      'CRM & Contact Management',
      'Marketing Automation',
      'AI Agents & Voice Interface',
    ]);
    expect(cases?.articles).toHaveLength(3);
    expect(questions?.articles).toHaveLength(6);
  });

  it('explains every page of each remote that it knows, but those of the help itself', () => {
    const others = remotes.filter(({ help: offersHelp }) => !offersHelp);
    const placesOf = (remotes: typeof others) => [
      ...remotes.flatMap(({ modules }) => modules.map(({ id }) => id)),
      ...pagePaths(remotes),
    ];
    // A remote that was made a minute ago is in no article yet.
    const known = others.filter((remote) => placesOf([remote]).some((place) => topicFor(place)));
    expect(known.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['remote-agents', 'remote-crm', 'remote-marketing', 'remote-strategy']),
    );
    expect([...moduleIds([]), ...placesOf(known)].filter((place) => !topicFor(place))).toEqual([]);
  });

  it('explains each page once, and no page that is gone', () => {
    const explained = articles.flatMap(({ explains = [] }) => explains);
    expect(explained.filter((page, at) => explained.indexOf(page) !== at)).toEqual([]);
    const known = [...moduleIds(remotes), ...pagePaths(remotes)];
    expect(explained.filter((page) => !known.includes(page))).toEqual([]);
  });
});

describe('a word in bold', () => {
  const packages = readdirSync(root).filter((name) => /^(host|remote-.*)$/.test(name));
  const texts = [
    ...packages,
    ...['platform', 'business', 'assistant', 'journal'].map((name) => `shared/${name}`),
  ].flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => source(`${name}/src/${file}`)),
  );
  const widgets = remotes.flatMap((remote) => remote.widgets.map(({ title }) => title));
  const written = [...texts, ...widgets].join('\n').replaceAll(/\s+/g, ' ');
  /** Words of this article's own: a lead-in that ends in a full stop, another program's menu, a command with a choice in it. */
  const own = /\.$|^Default apps$|^From Text\/CSV$|^Switch to (light|dark) appearance$|^Start the \d+-day plan$/;

  it('is what a button, a field or a heading of the product says', () => {
    const explaining = [...articlesIn(help), ...articlesIn(documentation)];
    const unwritten = faults(explaining, ({ blocks }) =>
      boldIn(blocks).filter((text) => !own.test(text) && !written.includes(text)),
    );
    expect(explaining.some(({ blocks }) => boldIn(blocks).length > 0)).toBe(true);
    expect(unwritten).toEqual([]);
  });
});

describe('a picture', () => {
  const pictures = join(here, 'help/pictures');
  const files = existsSync(pictures) ? readdirSync(pictures).filter((name) => name.endsWith('.webp')) : [];
  const used = articles.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block.light, block.dark] : [])),
  );

  it('is taken in light and in dark, is shown somewhere, and is small', () => {
    expect(used.length).toBe(files.length);
    const sizes = files.map((name) => statSync(join(pictures, name)).size);
    for (const [at, name] of files.entries()) expect(sizes[at], name).toBeLessThan(pictureBudget.file);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(pictureBudget.all);
  });

  it('can be taken again by the script', () => {
    const names = files.map((name) => name.replace(/\.(light|dark)\.webp$/, ''));
    expect([...new Set(names)].sort()).toEqual(taken.map((picture) => picture.name).sort());
  });

  it('is in each of the four guides, and says in words what is seen', () => {
    for (const { id, blocks } of help.groups[0]?.articles ?? []) {
      const shown = blocks.flatMap((block) => (block.kind === 'picture' ? [block] : []));
      expect(shown.length, id).toBeGreaterThan(0);
      for (const { alt, width, height } of shown) {
        expect(alt.length, id).toBeGreaterThan(30);
        expect({ width, height }).toEqual({
          width: pictureFrame.width * pictureFrame.scale,
          height: pictureFrame.height * pictureFrame.scale,
        });
      }
    }
  });
});

/** All words in bold. */
function boldIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return inlineBold(block.inside);
      case 'list':
        return block.items.flatMap(boldIn);
      case 'note':
        return boldIn(block.blocks);
      case 'table':
        return [block.head, ...block.rows].flatMap((row) => row.flatMap(inlineBold));
      default:
        return [];
    }
  });
}

const inlineBold = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => (inline.kind === 'strong' ? [inlineText(inline.inside)] : []));

/** All addresses in an article. */
function linksIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return inlineLinks(block.inside);
      case 'list':
        return block.items.flatMap(linksIn);
      case 'note':
        return linksIn(block.blocks);
      case 'table':
        return [block.head, ...block.rows].flatMap((row) => row.flatMap(inlineLinks));
      default:
        return [];
    }
  });
}

const inlineLinks = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (!('inside' in inline)) return [];
    return [...(inline.kind === 'link' ? [inline.href] : []), ...inlineLinks(inline.inside)];
  });
