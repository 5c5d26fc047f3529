import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './ports.mjs';

/*
 * Days and times are those of the zone chosen for the workspace: of `ownClock`, never of the device's clock. Half of a product
 * that follows the zone is worse than none, so each way to the device's clock is found here.
 */

/** Where the device's clock may be asked. */
const allowed = [
  // The way to it, while no zone is chosen.
  'shared/src/core/ownClock.ts',
  'shared/src/core/calendar/zones.ts',
  // Offers the device's zone by name.
  'shared/src/fields/TimeZoneField.tsx',
  // antd's calendar of one month, at noon of each day: only days of the calendar go in and out.
  'shared/src/fields/DayGrid.tsx',
];

/** What is in brackets, two deep. */
const inner = String.raw`(?:[^(),]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))`;

const waysToTheDevice = [
  /\.(?:get|set)(?:Hours|Minutes|Date|Day|Month|FullYear)\(/,
  /\bgetTimezoneOffset\b|\.to(?:Date|Time)String\(/,
  /\bdayjs\(/,
  // A date of parts: `new Date(2026, 10, 3)`.
  new RegExp(String.raw`\bnew Date\(${inner}+,`),
  // A text without a zone: new Date(`${day}T12:00`).
  /(?:\bnew Date|\bDate\.parse)\(\s*(?:`[^`]*T[^`Z]*`|'[\d-]+T[\d:.]+')\s*\)/,
  // The day in UTC, taken for today.
  /\bnew Date\(\)\.toISOString\(\)\.slice\(0, 10\)/,
  // The platform's words, unless a zone is said.
  /\.toLocale(?:Date|Time)String\((?![^;]{0,160}timeZone)/,
  /\bDateTimeFormat\((?![^;]{0,160}timeZone:)/,
  /\bbrowserZone\(/,
];

/** @param {string} text */
const deviceClockIn = (text) =>
  waysToTheDevice.map((way) => way.exec(text)?.[0]).find(Boolean) ??
  // What such a field gives has no zone.
  (text.includes('<MomentField') ? /\bnew Date\([a-z]\w*\)/.exec(text)?.[0] : undefined);

const sources = [
  ...readdirSync(projectRoot)
    .filter((name) => name === 'host' || name === 'shared' || name.startsWith('remote-'))
    .map((name) => join(name, 'src')),
  join('shared', 'build', 'template'),
]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/dev\//.test(file));

test('nothing but the own clock asks the clock of the device', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources
    .filter((file) => !allowed.includes(file))
    .flatMap((file) => {
      const way = deviceClockIn(readFileSync(join(projectRoot, file), 'utf8'));
      return way ? [`${file}: ${way}`] : [];
    });
  expect(found, 'Use ownFields, ownMoment, ownDay, momentFrom … of @steps/shared, or formatTime and its like').toEqual(
    [],
  );
});

test('every exception to the rule is still needed', () => {
  for (const file of allowed) expect(deviceClockIn(readFileSync(join(projectRoot, file), 'utf8')), file).toBeDefined();
});

test.each([
  'now.getHours()',
  'due.setDate(due.getDate() + 1)',
  'dayjs(moment)',
  'new Date(now.getTime(), 1)',
  'new Date(year, month - 1, date)',
  `new Date(\`\${day}T12:00\`)`,
  `Date.parse(\`\${day}T12:00:00\`)`,
  "new Date('2026-11-03T09:00')",
  'new Date().toISOString().slice(0, 10)',
  "at.toLocaleTimeString('en-GB', { hour: '2-digit' })",
  'Intl.DateTimeFormat().resolvedOptions().timeZone',
  'browserZone()',
  '<MomentField onChange={(moment) => schedule(new Date(moment).toISOString())} />',
])('the rule finds %s', (text) => expect(deviceClockIn(text)).toBeDefined());

test.each([
  'new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0))',
  `new Date(\`\${day}T12:00Z\`)`,
  "at.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })",
  'new Date(now.getTime() - days * dayMs)',
])('the rule accepts %s', (text) => expect(deviceClockIn(text)).toBeUndefined());
