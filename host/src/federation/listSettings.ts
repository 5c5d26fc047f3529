import { basePath } from '@steps/platform/base';
import { overridesKey, setOverrides } from './overrides';
import { setReportAddress } from './reportFailure';
import { isInShare } from './stagedRules';

const development = process.env.STEPS_DEV === '1';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * What few lists of remotes say, so that only those pay for reading it: a build for a share of the visitors, builds that one
 * tab may try, and where failed loads are reported to. Gives the list as it is for this load: which build of a remote it is
 * made of is decided here, before anything of it is fetched.
 * @param own also what this tab alone has; without it, the list as every tab of this browser has it
 */
export function settledList(value: unknown, own: boolean): unknown {
  if (!isFields(value) || !Array.isArray(value.remotes)) return value;
  const remotes: readonly unknown[] = value.remotes.map((entry) =>
    isFields(entry) ? chosenBuild(withWholeAddresses(entry)) : entry,
  );
  if (!own) return { ...value, remotes };
  setReportAddress(typeof value.reportTo === 'string' ? value.reportTo : undefined);
  const from = Array.isArray(value.overrides) ? value.overrides : [];
  const overrides = readOverrides((origin) => development || from.includes(origin));
  setOverrides(overrides);
  return { ...value, remotes: remotes.map((entry) => overriddenEntry(entry, overrides)) };
}

/** Addresses that begin with `./` lie beside index.html: a list that was written before anybody knew where it will be served. */
function withWholeAddresses(entry: Fields): Fields {
  const base = new URL(basePath, location.origin);
  const text = JSON.stringify(entry, (key, value: unknown) =>
    (key === 'entry' || key === 'href') && typeof value === 'string' && value.startsWith('./')
      ? new URL(value, base).href
      : value,
  );
  return JSON.parse(text);
}

/** Whether this visitor has a build, by its address: an answer holds for the whole life of the page. */
const decided = new Map<string, boolean>();

function chosenBuild(entry: Fields): Fields {
  const { staged } = entry;
  if (!isFields(staged) || !isFields(staged.entry) || typeof staged.share !== 'number' || entry.disabled) return entry;
  const build = String(staged.entry.entry);
  const visitor = visitorNumber();
  const isIn = decided.get(build) ?? (visitor !== undefined && isInShare(visitor, build, staged.share));
  decided.set(build, isIn);
  return isIn ? staged.entry : entry;
}

const visitorKey = 'steps.visitor';

/** Drawn once in each browser and sent to nobody. Where nothing can be kept, such a browser stays with what all have. */
function visitorNumber(): string | undefined {
  try {
    const known = localStorage.getItem(visitorKey);
    if (known) return known;
    const drawn = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    localStorage.setItem(visitorKey, drawn);
    return drawn;
  } catch {
    return undefined;
  }
}

/**
 * What this tab loads from elsewhere: `?mfe.remote-crm=<address of an mf-manifest.json>` in its address, kept until it is
 * reset. Only from origins that the people who run this site allow, and only once the user has said so: whoever sends a
 * link decides about no code.
 */
function readOverrides(allows: (origin: string) => boolean): ReadonlyMap<string, string> {
  const address = new URL(location.href);
  const kept: unknown = JSON.parse(sessionStorage.getItem(overridesKey) ?? '{}');
  const wanted = new Map(Object.entries(isFields(kept) ? kept : {}).map(([name, from]) => [name, String(from)]));
  for (const [key, from] of [...address.searchParams]) {
    if (!key.startsWith('mfe.')) continue;
    const name = key.slice(4);
    address.searchParams.delete(key);
    if (!URL.canParse(from) || !allows(new URL(from).origin)) continue;
    const asked = `Load ${name} from ${from} in this tab? It gets to see everything in your workspace.`;
    if (development || wanted.get(name) === from || window.confirm(asked)) wanted.set(name, from);
  }
  for (const [name, from] of wanted) if (!URL.canParse(from) || !allows(new URL(from).origin)) wanted.delete(name);
  if (wanted.size > 0) sessionStorage.setItem(overridesKey, JSON.stringify(Object.fromEntries(wanted)));
  else sessionStorage.removeItem(overridesKey);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return wanted;
}

function overriddenEntry(entry: unknown, overrides: ReadonlyMap<string, string>): unknown {
  const from = isFields(entry) ? overrides.get(String(entry.name)) : undefined;
  return isFields(entry) && from ? { ...entry, entry: from, manifest: undefined } : entry;
}
