import {
  type AiResult,
  activities,
  aiResults,
  contacts,
  currentStages,
  deals,
  isOpenDeal,
  openPipelinePence,
  recordAiResult,
  weightedForecastPence,
} from '@steps/business';
import { meetings } from '@steps/business/meetings';
import type { Vocabulary } from '@steps/business/queries';
import { review } from '@steps/business/results';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { undo } from '@steps/platform';
import type { AiProposal } from '@steps/testing';
import { openMemoryStore } from '@steps/testing';
import { describeTools } from '@steps/testing/tasks';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { facts } from '../facts';
import { addContactTag } from '../nouns/contactState';
import { savedViews } from '../records/recordTable/savedView';
import { deleteView, saveView } from '../records/recordTable/savedViewState';
import { sample } from '../sample';
import { tickets } from '../tickets';
import { tools } from '.';

describeTools(tools, facts.tools);

const now = new Date(2026, 10, 3, 12, 0);
const signal = new AbortController().signal;

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await openMemoryStore();
  await openSampleClient(now);
  await addSamplePart('remote-crm', async () => sample, now);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tool's answer to what an engine asks. */
async function ask(name: string, input: object): Promise<unknown> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`Expected the tool ${name}.`);
  return tool.run(v.parse(tool.input, input), { signal });
}
const found = async (name: string, input: object) =>
  (await ask(name, input)) as { total: number; lookedAt: number; pounds?: number; records: { title: string }[] };

/** An entry of the ledger, as a conversation leaves it for a proposal. */
async function proposed(name: string, input: object): Promise<AiResult> {
  const { text, ...proposal } = (await ask(name, input)) as AiProposal;
  const said = { engine: 'built-in', model: 'built-in', prompt: 'Do it', output: text };
  return recordAiResult({ ...proposal, ...said, about: { ...proposal.about } as { collection: string; id: string } });
}

const first = <T>(records: readonly T[]): T => {
  const [record] = records;
  if (!record) throw new Error('Expected a record.');
  return record;
};
const openDeal = () => first(deals.all().filter((deal) => isOpenDeal(deal)));

describe('looking records up', () => {
  it('finds by any field, says how many there are and how many it looked at, and links to each', async () => {
    const hot = contacts.all().filter(({ temperature }) => temperature === 'hot');
    const answer = await found('find_records', {
      noun: 'contacts',
      where: [{ field: 'temperature', op: 'is', value: 'Hot' }],
      limit: 2,
    });
    expect(answer).toMatchObject({ total: hot.length, lookedAt: contacts.size });
    expect(answer.records).toHaveLength(2);
    expect(answer.records[0]).toMatchObject({ noun: 'contacts', href: `/crm/contacts/${hot[0]?.id}` });
  });

  it('adds up the value of open deals exactly as the pipeline does', async () => {
    const answer = await found('find_records', {
      noun: 'deals',
      measure: 'count',
      where: [{ field: 'state', op: 'is', value: 'open' }],
    });
    expect(answer.pounds).toBe(openPipelinePence(deals.all()) / 100);
    expect(answer.total).toBe(deals.all().filter((deal) => isOpenDeal(deal)).length);
  });

  it('takes a day as the day here, both ends included', async () => {
    const on = (from: string, until: string) =>
      found('find_records', {
        noun: 'tasks',
        measure: 'count',
        where: [
          { field: 'dueDate', op: 'from', value: from },
          { field: 'dueDate', op: 'until', value: until },
        ],
      });
    const today = activities.all().filter(({ type, dueDate }) => type === 'task' && dueDate?.startsWith('2026-11-03'));
    expect((await on('2026-11-03', '2026-11-03')).total).toBe(today.length);
    expect(today.length).toBeGreaterThan(0);
    expect((await on('2026-11-04', '2026-11-03')).total).toBe(0);
  });

  it('groups with the value of each group, the largest first', async () => {
    const { groups } = (await ask('find_records', { noun: 'deals', measure: 'sum', group: 'stage' })) as {
      groups: { name: string; count: number; figure: number }[];
    };
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(deals.size);
    expect(groups.map(({ name }) => name).toSorted()).toEqual(
      currentStages()
        .map(({ label }) => label)
        .toSorted(),
    );
    expect(groups.map(({ figure }) => figure)).toEqual(groups.map(({ figure }) => figure).toSorted((a, b) => b - a));
  });

  it('knows people and companies by the names in a question', async () => {
    const names = async (text: string) =>
      ((await ask('crm_vocabulary', { text })) as Vocabulary).names.map(({ title }) => title);
    expect(await names("What is Priya Nair's phone number?")).toContain('Priya Nair');
    expect(await names('When did we last speak to Priya?')).toContain('Priya Nair');
    expect(await names('How is Saltmarsh Bakery doing?')).toContain('Saltmarsh Bakery');
    expect(await names('How many deals are open?')).toEqual([]);
  });

  it('deals with no next step are those whose next step is empty', async () => {
    const empty = deals.all().filter((deal) => isOpenDeal(deal) && !deal.nextStep.trim());
    const where = [
      { field: 'state', op: 'is', value: 'open' },
      { field: 'nextStep', op: 'empty' },
    ];
    expect(await found('find_records', { noun: 'deals', where })).toMatchObject({ total: empty.length });
    const needs = [{ field: 'needs', op: 'is', value: 'no-step' }];
    expect(await found('find_records', { noun: 'deals', where: needs })).toMatchObject({ total: empty.length });
  });

  it('forecasts what the dashboard forecasts', async () => {
    const where = [{ field: 'state', op: 'is', value: 'open' }];
    expect(await ask('find_records', { noun: 'deals', where, measure: 'sum', of: 'forecast' })).toMatchObject({
      figure: weightedForecastPence(deals.all()) / 100,
    });
  });

  it('goes on to records of another noun: the contact of the largest open deal', async () => {
    const [largest] = deals
      .all()
      .filter((deal) => isOpenDeal(deal))
      .toSorted((one, other) => other.valuePence - one.valuePence);
    const step = {
      relation: 'deals',
      where: [{ field: 'state', op: 'is', value: 'open' }],
      order: { by: 'value', descending: true },
      limit: 1,
    };
    const { records } = await found('find_records', { noun: 'contacts', where: [step] });
    expect(records.map(({ title }) => title)).toEqual([contacts.get(largest?.contactId ?? '')?.name]);
  });

  it('lists the stages, the values in use and a lost deal’s last stage', async () => {
    const { nouns } = (await ask('crm_vocabulary', {})) as Vocabulary;
    const field = (noun: string, name: string) =>
      nouns.find((one) => one.name === noun)?.fields.find((one) => one.name === name);
    expect(field('deals', 'stage')?.values.map(({ value }) => value)).toEqual(
      expect.arrayContaining(currentStages().map(({ label }) => label)),
    );
    expect(field('companies', 'industry')?.values.map(({ value }) => value)).toContain('Food and drink');
    const { groups } = (await ask('find_records', {
      noun: 'deals',
      where: [{ field: 'state', op: 'is', value: 'lost' }],
      measure: 'count',
      group: 'lostFrom',
    })) as { groups: { name: string; count: number }[] };
    expect(groups).toEqual([{ name: 'Negotiation', count: 3, figure: 3 }]);
  });

  it('finds tickets of the sample with who asks', async () => {
    const answer = await found('find_records', { noun: 'tickets', limit: 50 });
    expect(answer.total).toBe(tickets.all().filter(({ mergedIntoId }) => !mergedIntoId).length);
  });

  it('describes a saved view by what it shows, and its contacts follow changes', async () => {
    const hot = () =>
      contacts.all().filter(({ temperature, tags }) => temperature === 'hot' && tags.includes('Champion'));
    const view = saveView('contacts', 'Hot champions', 'temperature=hot&tag=Champion');
    saveView('companies', 'Bakeries', 'q=bakery');
    expect(await ask('saved_contact_views', {})).toMatchObject({
      views: expect.arrayContaining([
        { id: view.id, name: 'Hot champions', shows: expect.stringContaining('Temperature'), leftOut: [] },
      ]),
    });
    const { views } = (await ask('saved_contact_views', {})) as { views: unknown[] };
    expect(views).toHaveLength(savedViews.all().filter(({ list }) => list === 'contacts').length);
    const ids = async () => ((await ask('contacts_in_view', { view: view.id })) as { ids: string[] }).ids.toSorted();
    const idsOf = () =>
      hot()
        .map(({ id }) => id)
        .toSorted();
    expect(await ids()).toEqual(idsOf());
    const other = first(
      contacts.all().filter(({ temperature, tags }) => temperature === 'hot' && !tags.includes('Champion')),
    );
    addContactTag(other.id, 'Champion');
    expect(idsOf()).toContain(other.id);
    expect(await ids()).toEqual(idsOf());
    expect(await ask('contacts_in_view', { view: 'hot CHAMPIONS', limit: 1 })).toMatchObject({
      total: idsOf().length,
      ids: { length: 1 },
    });
  });

  it('searches in a saved view as its list does, and says what it asks for that no longer exists', async () => {
    const { id } = saveView('contacts', 'Bakers', 'q=saltmarsh&p.Shoe size=9&score=over:lots');
    const { view, total, ids } = (await ask('contacts_in_view', { view: id })) as {
      view: { leftOut: string[] };
      total: number;
      ids: string[];
    };
    expect(view.leftOut).toEqual([expect.stringContaining('Shoe size'), expect.stringContaining('Score')]);
    expect(total).toBe(ids.length);
    expect(ids.map((one) => contacts.get(one)?.company)).toEqual(ids.map(() => 'Saltmarsh Bakery'));
    expect(total).toBeGreaterThan(0);
    deleteView(id);
    await expect(ask('contacts_in_view', { view: id })).rejects.toThrow('This view no longer exists.');
  });

  it('answers an unknown field, day or number with those that exist', async () => {
    const where = (condition: object) => ask('find_records', { noun: 'deals', where: [condition] });
    await expect(where({ field: 'colour', op: 'is', value: 'red' })).rejects.toThrow('got “colour”');
    await expect(where({ field: '__proto__', op: 'is', value: 'x' })).rejects.toThrow('Expected a field of deals');
    await expect(where({ field: 'closeDate', op: 'from', value: '2026-02-30' })).rejects.toThrow('Expected a day');
    await expect(where({ field: 'value', op: 'above', value: 'lots' })).rejects.toThrow('Expected a number');
  });
});

describe('proposals', () => {
  it('write nothing before a person accepts them', async () => {
    const before = activities.size;
    const entry = await proposed('propose_task', { subject: 'Ring about oak', due: '2026-11-10' });
    expect(entry.status).toBe('pending');
    expect(activities.size).toBe(before);
  });

  it('for a task add it once accepted, with its day and its contact, and undo removes it', async () => {
    const { id: contactId, name } = first(contacts.all());
    const entry = await proposed('propose_task', { subject: 'Ring about oak', due: '2026-11-10', contactId });
    expect(entry.title).toBe(`Add a task for ${name}: Ring about oak`);
    review.approveAndApply(entry.id);
    const task = activities.all().find(({ subject }) => subject === 'Ring about oak');
    expect(task).toMatchObject({ type: 'task', contactId, dueDate: new Date(2026, 10, 10, 9).toISOString() });
    undo();
    expect(activities.all().some(({ subject }) => subject === 'Ring about oak')).toBe(false);
    expect(aiResults.get(entry.id)?.appliedAt).toBeUndefined();
  });

  it('move a deal with its history, and an older proposal for it is refused and waits', async () => {
    const deal = openDeal();
    const [entry, late] = [
      await proposed('propose_stage', { dealId: deal.id, stage: 'Won' }),
      await proposed('propose_stage', { dealId: deal.id, stage: 'Lost', lostReason: 'Price' }),
    ];
    review.approveAndApply(entry.id);
    expect(deals.get(deal.id)).toMatchObject({ stage: 'won', stageHistory: [...deal.stageHistory, { stage: 'won' }] });
    expect(() => review.approveAndApply(late.id)).toThrow('Stage was changed after this was proposed.');
    expect(aiResults.get(late.id)?.status).toBe('pending');
    expect(deals.get(deal.id)?.stage).toBe('won');
  });

  it('lose no deal without a reason', async () => {
    await expect(proposed('propose_stage', { dealId: openDeal().id, stage: 'lost' })).rejects.toThrow('Say why');
  });

  it('add a tag to the existing ones', async () => {
    const contact = first(contacts.all());
    const entry = await proposed('propose_tag', { noun: 'contacts', id: contact.id, tag: 'Autumn fair' });
    review.approveAndApply(entry.id);
    expect(contacts.get(contact.id)?.tags).toEqual([...contact.tags, 'Autumn fair']);
    await expect(proposed('propose_tag', { noun: 'contacts', id: contact.id, tag: 'autumn fair' })).rejects.toThrow(
      'already',
    );
  });

  it('are written as a person changed them', async () => {
    const deal = openDeal();
    const entry = await proposed('propose_next_step', { dealId: deal.id, nextStep: 'Send the contract' });
    const data = entry.data as { fields: { key: string; after: unknown }[] };
    const edited = { ...data, fields: data.fields.map((field) => ({ ...field, after: 'Ring them first' })) };
    review.modifyAndApply(entry.id, 'Next step: Ring them first', 'You', edited);
    expect(deals.get(deal.id)?.nextStep).toBe('Ring them first');
    expect(aiResults.get(entry.id)?.status).toBe('modified');
  });

  it('put a meeting into the calendar and into the timeline of its contact', async () => {
    const { id: contactId } = first(contacts.all());
    const entry = await proposed('propose_meeting', { title: 'Proofs', day: '2026-11-05', time: '10:00', contactId });
    review.approveAndApply(entry.id);
    const meeting = meetings.all().find(({ title }) => title === 'Proofs');
    expect(meeting).toMatchObject({ contactId, start: new Date(2026, 10, 5, 10).toISOString() });
    expect(activities.get(`activity-of-${meeting?.id}`)).toMatchObject({ type: 'meeting', contactId });
    undo();
    expect(meetings.all().some(({ title }) => title === 'Proofs')).toBe(false);
  });

  it('for a call that was noted move the contact’s last contact', async () => {
    const { id: contactId } = first(contacts.all());
    const entry = await proposed('propose_activity', { type: 'call', subject: 'Spoke about oak', contactId });
    review.approveAndApply(entry.id);
    expect(contacts.get(contactId)?.lastContact).toBe(now.toISOString());
  });

  it('for an email draft change no record', async () => {
    const { id: contactId } = first(contacts.all());
    const before = [contacts.get(contactId), activities.size];
    review.approveAndApply((await proposed('draft_email', { contactId, subject: 'Oak', body: 'Hello' })).id);
    expect([contacts.get(contactId), activities.size]).toEqual(before);
  });

  it('for records that do not exist are refused at once', async () => {
    await expect(proposed('propose_task', { subject: 'Ring', contactId: 'nobody' })).rejects.toThrow('Look them up');
    await expect(proposed('propose_tag', { noun: 'contacts', id: 'nobody', tag: 'x' })).rejects.toThrow('Look it up');
    await expect(proposed('propose_task', { subject: 'Ring', due: '2026-02-30' })).rejects.toThrow('a day that exists');
  });
});
