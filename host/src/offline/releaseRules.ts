import type { RemoteEntry } from '@steps/platform';
import { basePath } from '@steps/platform/base';
import { releaseMeta } from '../federation/startedFrom';
import { isProgramFile } from './keptFiles';
import type { Release } from './releases';

/** Of the host, without a hash in their names: asked for by the browser itself, and kept as they last came. */
export const looseFiles = ['favicon.svg', 'site.webmanifest', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'].map(
  (name) => basePath + name,
);

/** Where the files of a remote are; nothing for one that is not loaded from the list. */
export const baseOf = ({ manifest, disabled, problem }: RemoteEntry): string | undefined =>
  manifest && !disabled && !problem ? new URL('.', manifest.entry).href : undefined;

/** Addresses of the files that a list names below its own folder: it is another server's word. */
export const filesBelow = (base: string, names: readonly string[]): readonly string[] =>
  names.map((name) => new URL(name, base).href).filter((href) => href.startsWith(base) && isProgramFile(href));

/** Scripts and styles that a page asks for by itself. */
export function firstFiles(page: string, origin: string): readonly string[] {
  const found = page.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="?([^"\s>]+)/g);
  return [...found].map(([, address = '']) => new URL(address, origin).href).filter((href) => isProgramFile(href));
}

/** Whether a list of files is of the very build that the list of remotes names; another one is being published. */
export const holdsBuild = ({ manifest }: RemoteEntry, files: readonly string[]): boolean =>
  manifest !== undefined &&
  [manifest.entry, ...manifest.preload.map(({ href }) => href)].every((href) => files.includes(href));

/** The page of a release, which says which one it is of and asks for that release's list. */
export const pageOfRelease = (page: string, id: string): string =>
  page
    .replace(/<head>/, `<head><meta name="${releaseMeta}" content="${id}">`)
    .replace(/(href="?[^"\s>]*\/remotes\.json)\b/, `$1?release=${id}`);

/** Whether a release may take the place of the chosen one: nothing that works offline today would need the network. */
export const isWhole = ({ missing }: Pick<Release, 'missing'>, before: Release | undefined): boolean =>
  !before || missing.every((title) => before.missing.includes(title));

/**
 * The release that a navigation starts. A newer one has to be chosen by the user while a tab is open, a reload's own
 * included; when none is open no open page can lose its files.
 */
export function releaseToStart(
  releases: readonly Release[],
  chosen: string | undefined,
  tabsOpen: boolean,
): Release | undefined {
  const newest = releases.at(-1);
  return (tabsOpen ? releases.find(({ id }) => id === chosen) : undefined) ?? newest;
}

/** The releases that stay: the one that starts, the newest, and what open tabs use. */
export const releasesToKeep = (
  releases: readonly Release[],
  chosen: string | undefined,
  held: ReadonlySet<string>,
): readonly Release[] =>
  releases.filter((release) => release.id === chosen || release === releases.at(-1) || held.has(release.id));

/** What browsers that know it say about the connection. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A connection that is slow or to be spared is left to what the page asks for. */
export const isSpared = (connection: Connection = {}): boolean =>
  connection.saveData === true || /^(slow-2g|2g|3g)$/.test(connection.effectiveType ?? '4g');
