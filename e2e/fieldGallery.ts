import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rspack } from '@rspack/core';
import { projectRoot } from '../shared/build/ports.mjs';
import { baseConfig } from '../shared/build/rspack/config.mjs';
import { runFolder } from './built';

const address = 'http://fields.test';

/** Builds the pages of fixtures/fieldGallery as a package is built. Returns the folder. */
export async function buildGallery(): Promise<string> {
  const folder = join(projectRoot, 'e2e/fixtures/fieldGallery');
  const path = join(runFolder, `gallery-${process.pid}`);
  const config = baseConfig(folder, { dev: false });
  const compiler = rspack({
    ...config,
    entry: { gallery: './gallery.tsx', oneField: './oneField.tsx' },
    output: { ...config.output, path, filename: '[name].js', cssFilename: '[name].css', crossOriginLoading: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else compiler.close(() => resolve());
    });
  });
  return path;
}

/** Opens one of its pages, served from that folder alone. */
export async function openGallery(
  page: Page,
  folder: string,
  entry: 'gallery' | 'oneField',
  query = '',
): Promise<void> {
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(folder, pathname) });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fields</title><meta name="viewport" content="width=device-width">
        <link rel="stylesheet" href="/${entry}.css"><body><script defer src="/${entry}.js"></script></body></html>`,
    });
  });
  await page.goto(`${address}/?${query}`);
}
