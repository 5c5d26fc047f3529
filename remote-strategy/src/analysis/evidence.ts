import { type Activity, type Contact, type Deal, type DealStage, isOpenDeal, stageOf } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import { counted, countedAs, formatPence, ownFields, ownMoment } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import type { Figures } from '../tasks/templates/phaseConclusions';

/** Something a phase may rest on: a figure of the client's own records, an answer, an earlier result. */
export interface Evidence {
  /** Stable, so that leaving it out is remembered. */
  readonly id: string;
  /** "Won deals by source". */
  readonly label: string;
  /** "Referral £32,150 of £36,800". */
  readonly figure: string;
  /** Of how many records and since when. */
  readonly detail: string;
  /** Where the records are. */
  readonly href?: string;
  /** The figure by parts, for a chart. */
  readonly parts?: readonly EvidencePart[];
  /** What the figure says and its parts do not. */
  readonly remark?: string;
  /** The one phase that tells it, 1 to 9; without, its words say which. */
  readonly phase?: number;
  /** The phase whose result it quotes. */
  readonly earlier?: number;
  /** What conclusions are drawn from, by name. */
  readonly figures?: Figures;
}

export interface EvidencePart {
  readonly label: string;
  readonly value: number;
  readonly display: string;
}

/** What a phase is told: one line, with what it was counted from. */
export const factOf = ({ label, figure, detail }: Evidence): string => `${label}: ${figure} (${detail})`;

/** Months that figures look back. Our choice: a year holds every season once. */
export const lookBackMonths = 12;

interface CrmRecords {
  readonly deals: readonly Deal[];
  readonly contacts: readonly Contact[];
  readonly activities: readonly Activity[];
  readonly campaigns: readonly Campaign[];
  readonly stages: readonly DealStage[];
  readonly now: Date;
}

/** The figures of the CRM that strategy rests on; only those that there are records for. */
export function crmEvidence(records: CrmRecords): readonly Evidence[] {
  const since = monthsBefore(records.now, lookBackMonths);
  const closed = records.deals.filter(
    (deal) => stageOf(deal.stage, records.stages).kind !== 'open' && deal.stageChangedAt >= since,
  );
  const won = closed.filter((deal) => stageOf(deal.stage, records.stages).kind === 'won');
  const lost = closed.filter((deal) => stageOf(deal.stage, records.stages).kind === 'lost');
  return [
    wonBySource(won),
    closedBySource(closed, won),
    lostReasons(lost),
    openPipeline(records),
    segments(records.contacts),
    firstAnswer(records, since),
    campaignResults(records.campaigns),
  ].filter((one) => one !== undefined);
}

const last = `last ${lookBackMonths} months`;
const dealsHref = paths.module.href('crm', { tab: 'deals' });

function wonBySource(won: readonly Deal[]): Evidence | undefined {
  if (won.length === 0) return undefined;
  const sums = sumsBy(won, sourceOf, (deal) => deal.valuePence);
  const all = won.reduce((sum, deal) => sum + deal.valuePence, 0);
  const [top] = sums;
  return {
    id: 'won-by-source',
    label: 'Won deals by source',
    figure: top ? `${top[0]} ${formatPence(top[1])} of ${formatPence(all)}` : formatPence(all),
    detail: `${deals(won.length)}, ${last}`,
    href: dealsHref,
    parts: sums.map(([label, value]) => ({ label, value, display: formatPence(value) })),
    remark: `${formatPence(all)} in all`,
    phase: 2,
    ...(top && all > 0 && { figures: sourceFigures(top, all) }),
  };
}

const sourceFigures = ([source, value]: readonly [string, number], all: number): Figures => ({
  source,
  part: formatPence(value),
  sum: formatPence(all),
  share: String(value / all),
});

function closedBySource(closed: readonly Deal[], won: readonly Deal[]): Evidence | undefined {
  if (closed.length < 2) return undefined;
  const all = sumsBy(closed, sourceOf, () => 1);
  const wins = new Map(sumsBy(won, sourceOf, () => 1));
  const told = all.slice(0, 3).map(([source, count]) => ({ source, won: wins.get(source) ?? 0, closed: count }));
  return {
    id: 'closed-by-source',
    label: 'Won of closed deals by source',
    figure: told.map((one) => `${one.source} ${one.won} of ${one.closed}`).join(', '),
    detail: `${deals(closed.length)}, ${won.length} won, ${last}`,
    href: dealsHref,
    parts: all.map(([label, count]) => ({
      label,
      value: Math.round(((wins.get(label) ?? 0) / count) * 100),
      display: `${wins.get(label) ?? 0} of ${count}`,
    })),
    phase: 3,
    figures: { closed: String(closed.length), won: String(won.length), ...bestAndWorst(told) },
  };
}

/** Fewer closed deals of a source say nothing of it. Our choice. */
const enoughDeals = 3;

/** The source whose deals are won most often and the one that least; nothing where they are equal. */
function bestAndWorst(sources: readonly { source: string; won: number; closed: number }[]): Figures {
  const share = ({ won, closed }: { won: number; closed: number }) => won / closed;
  const ranked = sources
    .filter(({ closed }) => closed >= enoughDeals)
    .toSorted((one, other) => share(other) - share(one) || other.closed - one.closed);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || share(best) <= share(worst)) return {};
  return {
    best: best.source,
    bestWon: String(best.won),
    bestClosed: String(best.closed),
    worst: worst.source,
    worstWon: String(worst.won),
    worstClosed: String(worst.closed),
  };
}

function lostReasons(lost: readonly Deal[]): Evidence | undefined {
  if (lost.length === 0) return undefined;
  const reasons = sumsBy(
    lost,
    ({ lostReason }) => lostReason || 'No reason given',
    () => 1,
  );
  return {
    id: 'lost-reasons',
    label: 'Lost reasons',
    figure: reasons.map(([reason, count]) => `${reason} ${count}`).join(', '),
    detail: `${deals(lost.length)} lost, ${last}`,
    href: dealsHref,
    parts: partsOf(reasons),
    phase: 4,
    figures: { ...largest(reasons, 'reason', 'lostFor'), lost: String(lost.length) },
  };
}

function openPipeline({ deals: all, stages }: CrmRecords): Evidence | undefined {
  const open = all.filter((deal) => isOpenDeal(deal, stages));
  if (open.length === 0) return undefined;
  const sum = open.reduce((total, deal) => total + deal.valuePence, 0);
  const without = open.filter(({ nextStep }) => !nextStep.trim());
  return {
    id: 'open-pipeline',
    label: 'Open deals',
    figure: `${formatPence(sum)}, ${without.length} of ${open.length} without a next step`,
    remark: `${formatPence(sum)}, ${without.length} of ${open.length} without a next step`,
    detail: `${deals(open.length)}, today`,
    href: dealsHref,
    parts: stages
      .filter(({ kind }) => kind === 'open')
      .map(({ id, label }) => {
        const value = open.filter(({ stage }) => stage === id).reduce((total, deal) => total + deal.valuePence, 0);
        return { label, value, display: formatPence(value) };
      }),
    phase: 6,
    figures: { openSum: formatPence(sum), without: String(without.length), open: String(open.length) },
  };
}

function segments(contacts: readonly Contact[]): Evidence | undefined {
  const known = contacts.filter(({ archivedAt }) => !archivedAt);
  if (known.length === 0) return undefined;
  const groups = sumsBy(
    known,
    ({ status }) => status || 'No status',
    () => 1,
  );
  return {
    id: 'segments',
    label: 'Contacts by status',
    figure: groups
      .slice(0, 4)
      .map(([status, count]) => `${status} ${count}`)
      .join(', '),
    detail: `${known.length.toLocaleString('en-GB')} contacts, today`,
    href: paths.module.href('crm', { tab: 'contacts' }),
    parts: partsOf(groups),
    phase: 3,
    figures: { ...largest(groups, 'status', 'inStatus'), contacts: known.length.toLocaleString('en-GB') },
  };
}

/** Kinds of activity in which somebody of the business turns to the customer. */
const outward: ReadonlySet<string> = new Set(['call', 'email', 'meeting', 'proposal', 'demo']);

function firstAnswer({ contacts, activities }: CrmRecords, since: string): Evidence | undefined {
  const fresh = new Map(contacts.filter(({ createdAt }) => createdAt >= since).map((one) => [one.id, one.createdAt]));
  const first = new Map<string, string>();
  for (const { type, contactId, createdAt } of activities) {
    if (!contactId || !outward.has(type)) continue;
    const came = fresh.get(contactId);
    if (came === undefined || createdAt < came) continue;
    const known = first.get(contactId);
    if (known === undefined || createdAt < known) first.set(contactId, createdAt);
  }
  const hours = [...first]
    .map(([id, at]) => (Date.parse(at) - Date.parse(fresh.get(id) ?? at)) / 3_600_000)
    .sort((one, other) => one - other);
  if (hours.length < 3) return undefined;
  const median = hours[Math.floor(hours.length / 2)] ?? 0;
  return {
    id: 'first-answer',
    label: 'Time until the first call, email or meeting',
    figure: `Median ${inHours(median)}`,
    detail: `${hours.length} new contacts, ${last}`,
    href: paths.module.href('crm', { tab: 'contacts' }),
    phase: 5,
    figures: { wait: waitOf(median), hours: String(Math.round(median)) },
  };
}

const kindWords: Readonly<Record<Campaign['type'], string>> = {
  email: 'Email',
  social: 'Social media',
  landing: 'Landing page',
  ads: 'Adverts',
  blog: 'Blog',
};

function campaignResults(campaigns: readonly Campaign[]): Evidence | undefined {
  if (campaigns.length === 0) return undefined;
  const sent = campaigns.filter(({ status }) => status === 'sent');
  const kinds = sumsBy(
    campaigns,
    ({ type }) => kindWords[type],
    () => 1,
  );
  return {
    id: 'campaigns',
    label: 'Campaigns',
    remark: `${sent.length} sent of ${campaigns.length}`,
    figure: `${sent.length} sent of ${campaigns.length}: ${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
    detail: counted(campaigns.length, 'campaign'),
    href: paths.module.href('marketing'),
    parts: partsOf(kinds),
    phase: 2,
  };
}

const sourceOf = ({ source }: Deal) => source.trim() || 'No source';
const deals = countedAs('deal');
const partsOf = (sums: readonly (readonly [string, number])[]): readonly EvidencePart[] =>
  sums.map(([label, value]) => ({ label, value, display: value.toLocaleString('en-GB') }));

/** Sums by a key, the largest first. */
function sumsBy<T>(rows: readonly T[], key: (row: T) => string, value: (row: T) => number): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + value(row));
  return [...sums].sort((one, other) => other[1] - one[1]);
}

function inHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

/** The same inside a sentence: "4 hours". */
function waitOf(hours: number): string {
  if (hours < 1) return counted(Math.round(hours * 60), 'minute');
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day');
}

const largest = ([first]: readonly (readonly [string, number])[], name: string, count: string): Figures =>
  first ? { [name]: first[0], [count]: String(first[1]) } : {};

function monthsBefore(now: Date, months: number): string {
  const own = ownFields(now);
  return ownMoment({ ...own, month: own.month - months }).toISOString();
}
