// @ts-check

/** What a line can be. */
export const kinds = /** @type {const} */ (['code', 'CSS', 'data', 'generated', 'tests']);

/** @typedef {(typeof kinds)[number]} Kind */
/** @typedef {Record<Kind, number>} Sizes lines by what they are */

/**
 * What the lines of a file are; undefined for what is not read in lines: pictures, fonts.
 * @param {string} path from the root
 * @returns {Kind | undefined}
 */
export function kindOf(path) {
  if (/\.generated\.|(^|\/)package-lock\.json$|(^|\/)doors\.json$|\/deploy\/nginx\//.test(path)) return 'generated';
  if (/^e2e\/|\.(test|fixture)\.|\/src\/testing\/|^shared\/testing\/|\.(sse|vcf)$/.test(path))
    return /\.(png|webp)$/.test(path) ? undefined : 'tests';
  if (/\.css$/.test(path)) return 'CSS';
  if (/\.(tsx?|[mc]js|sh|html)$|Dockerfile$/.test(path)) return 'code';
  if (/\.(json|md|ya?ml|csv|txt|svg|conf|webmanifest)$/.test(path)) return 'data';
  return undefined;
}

/**
 * Lines by package and by what they are; what lies in no package is under "root".
 * @param {readonly { path: string, text: string }[]} files paths from the root
 * @returns {Map<string, Sizes>} packages in the order of their names
 */
export function sizes(files) {
  /** @type {Map<string, Sizes>} */
  const found = new Map();
  for (const { path, text } of [...files].sort((one, other) =>
    packageOf(one.path) < packageOf(other.path) ? -1 : 1,
  )) {
    const kind = kindOf(path);
    if (!kind) continue;
    const name = packageOf(path);
    const row = found.get(name) ?? { code: 0, CSS: 0, data: 0, generated: 0, tests: 0 };
    row[kind] += lines(text);
    found.set(name, row);
  }
  return found;
}

const packageOf = (/** @type {string} */ path) =>
  /^(e2e|host|shared\/(?!docs|deploy)[^/]+(?=\/)|shared|remote-[^/]+)\//.exec(path)?.[1] ?? 'root';

const lines = (/** @type {string} */ text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** A table of it, with a row of sums. @param {Map<string, Sizes>} found */
export function sizeTable(found) {
  const sum = kinds.map((kind) => [...found.values()].reduce((all, row) => all + row[kind], 0));
  const rows = [
    ['package', ...kinds],
    ...[...found].map(([name, row]) => [name, ...kinds.map((kind) => count(row[kind]))]),
    ['all', ...sum.map(count)],
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

const count = (/** @type {number} */ number) => number.toLocaleString('en-GB');
