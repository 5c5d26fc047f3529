import { commerce } from './commerce';
import { consumer } from './consumer';
import { finance } from './finance';
import { healthcare } from './healthcare';
import { manufacturing } from './manufacturing';
import { technology } from './technology';
import type { PageTemplate } from './template';

/** The templates of the house, by industry. A new one: a `template` in its industry's file. */
export const pageTemplates: readonly PageTemplate[] = [
  ...technology,
  ...commerce,
  ...manufacturing,
  ...healthcare,
  ...finance,
  ...consumer,
];

export const templateOf = (id: string | undefined): PageTemplate | undefined =>
  pageTemplates.find((one) => one.id === id);
