import { contact, deal, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ProposedChange, proposeChange, proposedChange } from './proposedChange';
import { proposedProblem, proposedRows, proposedValues, stagesFor, withValue } from './proposedEdit';

beforeEach(() =>
  openMemoryStore({
    contacts: [
      contact({ id: 'ann', name: 'Ann Lee', email: 'ann@example.com', companyId: 'oak' }),
      contact({ id: 'ben', name: 'Ben Cole', email: 'ben@example.com', companyId: 'ash' }),
    ],
    deals: [deal({ id: 'd1', name: 'Tables', stage: 'qualified', valuePence: 5_000 })],
  }),
);

function proposal(input: Omit<Parameters<typeof proposeChange>[0], 'kind' | 'module' | 'title'>): ProposedChange {
  const change = proposedChange(proposeChange({ kind: 'x', module: 'crm', title: 'x', ...input }).data);
  if (!change) throw new Error('Expected a proposal');
  return change;
}
const meeting = () =>
  proposal({
    collection: 'meetings',
    fields: [
      { key: 'title', label: 'Meeting', after: 'Review' },
      { key: 'start', label: 'From', after: '2026-11-03T09:00:00.000Z' },
      { key: 'end', label: 'Until', after: '2026-11-03T10:00:00.000Z' },
    ],
    rest: { contactId: 'ann', companyId: 'oak', attendees: [{ name: 'Ann Lee', email: 'ann@example.com' }] },
  });
const stage = (lost: boolean) =>
  proposal({
    collection: 'deals',
    id: 'd1',
    fields: [
      { key: 'stage', label: 'Stage', after: 'proposal', afterText: 'Proposal' },
      { key: 'valuePence', label: 'Value', after: 7_000 },
      { key: 'closeDate', label: 'Close date', after: '2026-11-30' },
      ...(lost ? [{ key: 'lostReason', label: 'Why', after: 'Price' }] : []),
    ],
  });
const after = (change: ProposedChange, key: string) => change.fields.find((field) => field.key === key)?.after;

describe('the values of a proposal', () => {
  it('are each of a kind: words, moments, days, stages, amounts, people', () => {
    expect(proposedValues(meeting()).map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      'title words',
      'start moment',
      'end moment',
      'contactId contact',
      'companyId company',
    ]);
    expect(proposedValues(stage(false)).map(({ kind }) => kind)).toEqual(['stage', 'pence', 'day']);
  });

  it('are shown with the names of the records that a new one is tied to', () => {
    expect(proposedRows(meeting()).at(3)).toMatchObject({ label: 'Contact', afterText: 'Ann Lee' });
  });
});

describe('a changed proposal', () => {
  it('keeps the length of a meeting whose beginning is moved', () => {
    const moved = withValue(meeting(), 'start', '2026-11-04T14:00:00.000Z');
    expect(after(moved, 'end')).toBe('2026-11-04T15:00:00.000Z');
  });

  it('is about another person with that person’s company, who is also the one invited', () => {
    expect(withValue(meeting(), 'contactId', 'ben').rest).toMatchObject({
      contactId: 'ben',
      companyId: 'ash',
      attendees: [{ name: 'Ben Cole', email: 'ben@example.com' }],
    });
    expect(withValue(meeting(), 'contactId', undefined).rest).toEqual({ attendees: [] });
  });

  it('names the stage that was chosen, and offers a lost one only where the reason is given', () => {
    const change = withValue(stage(false), 'stage', 'negotiation');
    expect(change.fields[0]).toMatchObject({ after: 'negotiation', afterText: 'Negotiation' });
    expect(stagesFor(stage(false)).map(({ kind }) => kind)).not.toContain('lost');
    expect(stagesFor(stage(true)).map(({ kind }) => kind)).toContain('lost');
  });

  it('is refused with nothing in a field, and with an end before the beginning', () => {
    expect(proposedProblem(meeting())).toBeUndefined();
    expect(proposedProblem(withValue(meeting(), 'title', ''))).toMatchObject({ key: 'title' });
    expect(proposedProblem(withValue(meeting(), 'end', '2026-11-03T08:00:00.000Z'))).toMatchObject({ key: 'end' });
  });
});
