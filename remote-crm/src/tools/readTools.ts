import {
  activitiesByDeal,
  companies,
  contacts,
  currentStages,
  deals,
  defineTool,
  forecastByMonth,
  RuleError,
  weightedForecastPence,
} from '@steps/shared';
import * as v from 'valibot';
import { needsOf } from '../deals/attentionRules';
import { currentSalesSettings } from '../deals/salesSettings';
import { lookUp } from './lookUp';
import { nounNames, nouns } from './nouns';
import { conditionSchema, foundRecord, groupingBy, orderingBy, testsOf } from './queryRules';
import { rounded } from './tableRules';
import type { FoundRecord } from './toolNoun';

const noun = v.picklist(nounNames);
const where = v.optional(v.array(conditionSchema), () => []);
/** Rows of one answer; the rest is counted. */
const mostRows = 50;

const fieldNames = nounNames.map((name) => `${name}: ${Object.keys(nouns[name].fields).join(', ')}`).join('; ');

const findRecords = defineTool({
  kind: 'read',
  name: 'find_records',
  description: `Finds records of the CRM and gives their facts, links and how many there are. Fields: ${fieldNames}. Deals have state open, won or lost; tickets and tasks open or done; money is in the currency of the business.`,
  input: v.object({
    noun,
    where,
    orderBy: v.optional(v.string()),
    descending: v.optional(v.boolean(), false),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostRows)), 10),
  }),
  async run({ noun: name, where: conditions, orderBy, descending, limit }, { signal }) {
    const noun = nouns[name];
    const look = {
      tests: testsOf(noun, conditions),
      limit,
      orderBy: orderBy ? orderingBy(noun, orderBy, descending) : undefined,
    };
    const { total, of, records } = await lookUp(name, noun, look, signal);
    return {
      noun: name,
      total,
      lookedAt: of,
      records: records.map((record) => foundRecord(name, noun, record)),
    };
  },
});

const countRecords = defineTool({
  kind: 'read',
  name: 'count_records',
  description:
    'Counts records of the CRM, adds up what deals are worth in the currency of the business, and groups by a field (dates by month). Same fields as find_records.',
  input: v.object({ noun, where, groupBy: v.optional(v.string()) }),
  async run({ noun: name, where: conditions, groupBy }, { signal }) {
    const noun = nouns[name];
    const { worth } = noun;
    const look = {
      tests: testsOf(noun, conditions),
      limit: 0,
      groupBy: groupBy ? groupingBy(noun, groupBy) : undefined,
      worth,
    };
    const { total, of, pounds, groups } = await lookUp(name, noun, look, signal);
    return {
      noun: name,
      total,
      lookedAt: of,
      ...(worth && { pounds, averagePounds: total > 0 ? rounded(pounds / total) : 0 }),
      ...(groupBy && { groups: groups.slice(0, mostRows) }),
    };
  },
});

const findNames = defineTool({
  kind: 'read',
  name: 'find_names',
  description: 'Finds the contacts, companies and deals whose names are in a text, such as the question itself.',
  input: v.object({ text: v.string() }),
  async run({ text }, { signal }) {
    const found: FoundRecord[] = [];
    for (const name of ['contacts', 'companies', 'deals'] as const) {
      const look = { tests: [], names: { text, parts: name === 'contacts' }, limit: 5 };
      const { records } = await lookUp(name, nouns[name], look, signal);
      found.push(...records.map((record) => foundRecord(name, nouns[name], record)));
    }
    return { records: found };
  },
});

const knownValues = defineTool({
  kind: 'read',
  name: 'known_values',
  description: 'The values in use: stages, tags, statuses, sources, owners, industries, places, lost reasons.',
  input: v.object({}),
  async run(_, { signal }) {
    const valuesOf = async (name: 'contacts' | 'companies' | 'deals' | 'tickets', field: string) => {
      const noun = nouns[name];
      const look = { tests: testsOf(noun, [{ field, op: 'filled' }]), limit: 0, groupBy: groupingBy(noun, field) };
      const { groups } = await lookUp(name, noun, look, signal);
      return groups.slice(0, 200).map((group) => group.name);
    };
    return {
      stages: currentStages().map(({ label }) => label),
      contactTags: await valuesOf('contacts', 'tags'),
      companyTags: await valuesOf('companies', 'tags'),
      ticketTags: await valuesOf('tickets', 'tags'),
      contactStatuses: await valuesOf('contacts', 'status'),
      sources: await valuesOf('contacts', 'source'),
      owners: [...new Set([...(await valuesOf('contacts', 'owner')), ...(await valuesOf('deals', 'owner'))])],
      industries: await valuesOf('companies', 'industry'),
      locations: await valuesOf('companies', 'location'),
      lostReasons: await valuesOf('deals', 'lostReason'),
    };
  },
});

const describeRecord = defineTool({
  kind: 'read',
  name: 'describe_record',
  description:
    'Sums up one contact or company: facts, open deals, open tasks and tickets, next meeting, last activities.',
  input: v.object({ noun: v.picklist(['contacts', 'companies']), id: v.string() }),
  async run({ noun: name, id }, { signal }) {
    const record = name === 'contacts' ? contacts.get(id) : companies.get(id);
    if (!record) throw new RuleError('Expected a contact or company that is there, found none with that id.');
    const key = name === 'contacts' ? 'contact' : 'company';
    const of = async (
      other: 'deals' | 'tasks' | 'tickets' | 'meetings' | 'activities',
      open: readonly v.InferOutput<typeof conditionSchema>[],
      order: { readonly by: string; readonly descending: boolean },
    ) => {
      const conditions = [{ field: key, op: 'is' as const, value: record.name }, ...open];
      const look = {
        tests: testsOf(nouns[other], conditions),
        limit: 3,
        orderBy: orderingBy(nouns[other], order.by, order.descending),
      };
      const { total, records } = await lookUp(other, nouns[other], look, signal);
      return { total, records: records.map((one) => foundRecord(other, nouns[other], one)) };
    };
    const open = [{ field: 'state', op: 'is' as const, value: 'open' }];
    return {
      record: foundRecord(name, nouns[name], record),
      openDeals: await of('deals', open, { by: 'value', descending: true }),
      openTasks: await of('tasks', open, { by: 'dueDate', descending: false }),
      openTickets: await of('tickets', open, { by: 'createdAt', descending: true }),
      meetingsAhead: await of('meetings', [{ field: 'state', op: 'is', value: 'ahead' }], {
        by: 'start',
        descending: false,
      }),
      lastActivities: await of('activities', [], { by: 'at', descending: true }),
    };
  },
});

const staleDeals = defineTool({
  kind: 'read',
  name: 'stale_deals',
  description:
    'Open deals that need somebody: no next step, nothing happening for some days, or a close date that has passed.',
  input: v.object({ need: v.optional(v.picklist(['no-step', 'stale', 'late'])) }),
  run({ need }) {
    const { staleDays } = currentSalesSettings();
    const context = {
      stages: currentStages(),
      now: new Date(),
      staleDays,
      activitiesOf: (id: string) => activitiesByDeal.of(id),
    };
    const open = deals.all().map((deal) => ({ deal, needs: needsOf(deal, context) }));
    const found = open
      .filter(({ needs }) => (need ? needs.includes(need) : needs.length > 0))
      .sort((one, other) => other.deal.valuePence - one.deal.valuePence);
    return {
      noun: 'deals',
      total: found.length,
      lookedAt: deals.size,
      staleDays,
      pounds: rounded(found.reduce((sum, { deal }) => sum + deal.valuePence, 0) / 100),
      records: found
        .slice(0, mostRows)
        .map(({ deal, needs }) => ({ ...foundRecord('deals', nouns.deals, deal), needs })),
    };
  },
});

const salesForecast = defineTool({
  kind: 'read',
  name: 'sales_forecast',
  description:
    'Open deals times the chance of their stage, in the currency of the business, by the month in which they close.',
  input: v.object({}),
  run() {
    const stages = currentStages();
    const { months, otherPence } = forecastByMonth(deals.all(), new Date(), { stages });
    return {
      pounds: weightedForecastPence(deals.all(), stages) / 100,
      months: months.map(({ id, label, pence }) => ({ month: id, label, pounds: pence / 100 })),
      otherPounds: otherPence / 100,
      lookedAt: deals.size,
      href: '/?module=sales',
    };
  },
});

export const readTools = [findRecords, countRecords, findNames, knownValues, describeRecord, staleDeals, salesForecast];
