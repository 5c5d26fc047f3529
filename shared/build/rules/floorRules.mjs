// @ts-check

/** @typedef {import('./floorTable.mjs').House} House */
/** @typedef {Pick<import('../sourceImports.mjs').SourceImport, 'from' | 'to'>} Import */

/**
 * The imports that run up, and the names that no floor has.
 * @param {House} house @param {readonly Import[]} imports
 * @returns {string[]}
 */
export function faultsOfFloors({ floors }, imports) {
  const places = new Map(floors.flatMap((names, floor) => names.map((name) => [name, floor])));
  /** @param {string} file */
  const floorOf = (file) => places.get(top(file)) ?? places.get('*');
  return imports.flatMap(({ from, to }) => {
    const [above, below] = [floorOf(from), floorOf(to)];
    if (above === undefined) return [`${top(from)} stands on no floor`];
    return below !== undefined && below > above ? [`${from} imports ${to}, which stands above it`] : [];
  });
}

/**
 * The circles of folders: children of one folder that import each other in a ring, at least one of them a folder.
 * @param {readonly Import[]} imports
 * @returns {string[][]} paths of the children, each circle sorted
 */
export function circlesOfFolders(imports) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const byFolder = new Map();
  for (const { from, to } of imports) {
    const [one, other] = childrenThatMeet(from, to);
    if (one === other) continue;
    const folder = one.split('/').slice(0, -1).join('/');
    const graph = byFolder.get(folder) ?? new Map();
    byFolder.set(folder, graph);
    graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return [...byFolder.values()].flatMap(ringsOf).filter((ring) => ring.some((path) => !/\.tsx?$/.test(path)));
}

/**
 * The circles of files: files that import each other in a ring, types and dynamic imports too.
 * @param {readonly Import[]} imports
 * @returns {string[][]} paths of the files, each circle sorted
 */
export function circlesOfFiles(imports) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { from, to } of imports) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return ringsOf(graph);
}

/** The two children, of the deepest folder that holds both files, that the files are in. @param {string} from @param {string} to */
function childrenThatMeet(from, to) {
  const [one, other] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (one[depth] === other[depth] && depth < one.length) depth++;
  return /** @type {const} */ ([one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')]);
}

/** Each group of nodes that reach each other. @param {ReadonlyMap<string, ReadonlySet<string>>} graph @returns {string[][]} */
function ringsOf(graph) {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  // Most are in no ring.
  const nodes = [...graph.keys()].filter((node) => reached.get(node)?.has(node));
  /** @param {string} one @param {string} other */
  const meet = (one, other) => reached.get(one)?.has(other) && reached.get(other)?.has(one);
  const rings = nodes.map((node) => nodes.filter((other) => meet(node, other)).sort());
  return rings.filter((ring, at) => rings.findIndex((other) => other[0] === ring[0]) === at);
}

/** @param {ReadonlyMap<string, ReadonlySet<string>>} graph @param {string} start */
function reachedFrom(graph, start) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

/** @param {string} file */
const top = (file) => file.split('/')[0] ?? file;
