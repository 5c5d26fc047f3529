// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { runMain } from './commands.mjs';
import { projectRoot } from './ports.mjs';
import { baseConfig } from './rspack/config.mjs';

// `node shared/build/weigh.mjs`: what each of our controls weighs, and antd's counterpart, gzip, on top of what every page has:
// React, antd's button and theme, our icons' frame. The table of decision 0007 is made with it.

/** Our files below `shared/src`, and antd's parts that would take their place. @type {Readonly<Record<string, { ours: string[], antd: string[] }>>} */
const controls = {
  Menu: { ours: ['ui/Menu'], antd: ['Dropdown'] },
  Popover: { ours: ['ui/Popover'], antd: ['Popover'] },
  'Dialog, Sheet': { ours: ['ui/Dialog'], antd: ['Modal', 'Drawer'] },
  'confirm, useConfirm': { ours: ['ui/confirm'], antd: ['Modal'] },
  Tabs: { ours: ['ui/Tabs'], antd: ['Tabs'] },
  'Toaster, notify': { ours: ['ui/Toaster', 'ui/notify'], antd: ['notification'] },
  RecordList: { ours: ['ui/RecordList'], antd: ['Table'] },
  Checkbox: { ours: ['ui/Checkbox'], antd: ['Checkbox'] },
  'FormField, .s-input': { ours: ['ui/FormField'], antd: ['Form', 'Input'] },
  SearchField: { ours: ['ui/SearchField'], antd: ['Input'] },
  Avatar: { ours: ['ui/Avatar'], antd: ['Avatar'] },
  StatusTag: { ours: ['ui/StatusTag'], antd: ['Tag'] },
  Breadcrumb: { ours: ['ui/Breadcrumb'], antd: ['Breadcrumb'] },
  ProgressBar: { ours: ['ui/ProgressBar'], antd: ['Progress'] },
  Skeletons: { ours: ['ui/Skeletons'], antd: ['Skeleton'] },
  'EmptyState, ErrorState': { ours: ['ui/EmptyState', 'ui/ErrorState'], antd: ['Empty', 'Result'] },
  Section: { ours: ['ui/Section'], antd: ['Collapse'] },
  'Page, PageHeader': { ours: ['ui/Page'], antd: ['Layout', 'Typography'] },
  CopyButton: { ours: ['ui/CopyButton'], antd: ['Typography'] },
  IconButton: { ours: ['ui/IconButton'], antd: ['Button', 'Tooltip'] },
  ButtonLink: { ours: ['ui/ButtonLink'], antd: ['Button'] },
  SourceBadge: { ours: ['ui/SourceBadge'], antd: ['Tag'] },
  Money: { ours: ['ui/Money'], antd: ['Statistic'] },
  DateText: { ours: ['ui/DateText'], antd: [] },
  Kbd: { ours: ['ui/Kbd'], antd: ['Typography'] },
  'SkipLink, VisuallyHidden': { ours: ['ui/SkipLink', 'ui/VisuallyHidden'], antd: [] },
  SelectionBar: { ours: ['ui/SelectionBar'], antd: [] },
  'panes of a record': { ours: ['../../remote-crm/src/ground/recordPage/RecordPanes'], antd: ['Splitter'] },
  'grid of a week': { ours: ['../../remote-crm/src/calendar/TimeGrid'], antd: ['Calendar'] },
  'DateField (text box)': { ours: ['fields/DateField'], antd: ['DatePicker'] },
  'DateField (calendar)': { ours: ['fields/DayCalendar'], antd: ['DatePicker'] },
  'DateRangeField (calendar)': { ours: ['fields/RangeCalendar'], antd: ['DatePicker'] },
  TimeField: { ours: ['fields/TimeField'], antd: ['TimePicker'] },
  'NumberField, MoneyField': { ours: ['fields/NumberField'], antd: ['InputNumber'] },
  'ColourField (panel)': { ours: ['fields/ColourPanel'], antd: ['ColorPicker'] },
  FilterBar: { ours: ['filters/FilterBar'], antd: [] },
  'usePageKeys, useSingleKeys': { ours: ['ui/shortcuts', 'ui/useSingleKeys'], antd: [] },
  'Segmented (lazy part)': { ours: ['fields/SegmentedControl'], antd: ['Segmented'] },
  'SliderField (lazy part)': { ours: ['fields/SliderControl'], antd: ['Slider'] },
  'StepsBar (lazy part)': { ours: ['fields/StepsControl'], antd: ['Steps'] },
  'Tooltip (lazy part)': { ours: ['fields/TooltipBubble'], antd: ['Tooltip'] },
  'UploadField (lazy part)': { ours: ['fields/UploadControl'], antd: ['Upload'] },
};

const frame = [
  "import * as react from 'react';",
  "import { createRoot } from 'react-dom/client';",
  "import { Button, ConfigProvider, theme } from 'antd';",
  `import { ThemeProvider } from '${projectRoot}/shared/src/theme/ThemeProvider';`,
  "import { X } from 'lucide-react';",
  "import { proxy, useSnapshot } from 'valtio';",
  'globalThis.kept = [react, createRoot, Button, ConfigProvider, theme, ThemeProvider, X, proxy, useSnapshot];',
];
/** @param {string[]} ours */
const withOurs = (ours) =>
  ours.map(
    (file, at) =>
      `import * as own${at} from '${projectRoot}/shared/src/${file}';\nglobalThis.kept.push({ ...own${at} });`,
  );
/** @param {string[]} parts */
const withAntd = (parts) => [
  `import { ${parts.join(', ')} } from 'antd';`,
  `globalThis.kept.push(${parts.join(', ')});`,
];

runMain(async () => {
  const folder = join(projectRoot, '.cache/weigh');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const entry = {};
  /** @param {string} name @param {string[]} lines */
  const add = (name, lines) => {
    writeFileSync(join(folder, `${name}.tsx`), lines.join('\n'));
    entry[name] = `./${name}.tsx`;
  };
  add('frame', frame);
  const rows = Object.entries(controls);
  rows.forEach(([, { ours, antd }], at) => {
    add(`ours${at}`, [...frame, ...withOurs(ours)]);
    if (antd.length > 0) add(`antd${at}`, [...frame, ...withAntd(antd)]);
  });
  const config = baseConfig(folder, { dev: false });
  const path = join(folder, 'dist');
  await new Promise((resolve, reject) => {
    rspack({
      ...config,
      entry,
      output: { ...config.output, path, filename: '[name].js', cssFilename: '[name].css' },
    }).run((error, stats) =>
      error || stats?.hasErrors()
        ? reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
        : resolve(undefined),
    );
  });
  const files = readdirSync(path);
  /** What the entry itself brings; what it fetches later is not in it. @param {string} name */
  const weight = (name) =>
    files
      .filter((file) => file === `${name}.js` || file === `${name}.css`)
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(path, file))).length, 0);
  const kilobytes = (/** @type {string} */ name) => `${((weight(name) - weight('frame')) / 1000).toFixed(1)} kB`;
  console.log('| ours | kB gzip | antd | kB gzip |\n| --- | ---: | --- | ---: |');
  rows.forEach(([name, { antd }], at) => {
    console.log(
      `| ${name} | ${kilobytes(`ours${at}`)} | ${antd.join(', ') || 'none'} | ${antd.length > 0 ? kilobytes(`antd${at}`) : ''} |`,
    );
  });
});
