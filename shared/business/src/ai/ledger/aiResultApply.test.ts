import { redo, undo } from '@steps/platform/src/core/store/history';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { aiResult, contact, dropContacts, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../../nouns/contacts/contact';
import { aiResults } from './aiResult';
import { applyAiChange, applyApprovedText, approveAndApply, canApplyText, modifyAndApply } from './aiResultApply';
import { approveAiResult, modifyAiResult, recordAiResult, rejectAiResult, reopenAiResult } from './aiResultState';

const ann = contact({ id: 'c1', name: 'Ann', notes: 'Rang twice' });
const summary = aiResult({
  id: 'ai1',
  kind: 'contact-summary',
  output: 'Keen on price',
  about: { collection: 'contacts', id: 'c1', field: 'notes' },
  history: [],
});
const entry = () => aiResults.get('ai1') ?? summary;

beforeEach(() => openMemoryStore({ contacts: [ann], aiResults: [summary] }));

describe('applying an AI result', () => {
  it('is refused while nobody approved it', () => {
    expect(canApplyText(entry())).toBe(false);
    expect(() => applyApprovedText('ai1')).toThrow('but it is still waiting');
    rejectAiResult('ai1', 'Wrong person');
    expect(() => applyApprovedText('ai1')).toThrow('but it is rejected');
    expect(contacts.get('c1')).toEqual(ann);
  });

  it('writes the text as the reviewer changed it, and the trail says where', () => {
    modifyAiResult('ai1', 'Keen on quality');
    applyApprovedText('ai1', 'Elin');
    expect(contacts.get('c1')?.notes).toBe('Keen on quality');
    expect(entry().history.at(-1)).toMatchObject({ actor: 'Elin', action: 'applied', note: 'contacts c1' });
    expect(canApplyText(entry())).toBe(false);
  });

  it('is undone as one step that restores what was there, and told in the trail', () => {
    approveAiResult('ai1');
    applyApprovedText('ai1');
    expect(undo()).toMatchObject({ label: 'Apply Subject line', changed: 1 });
    expect(contacts.get('c1')).toEqual(ann);
    expect(entry().appliedAt).toBeUndefined();
    redo();
    expect(contacts.get('c1')?.notes).toBe('Keen on price');
    expect(entry().history.map(({ action }) => action)).toEqual(['approved', 'applied', 'undone', 'redone']);
  });

  it('makes all changes or none', () => {
    approveAiResult('ai1');
    const broken = { collection: 'contacts', id: 'c3', value: { id: 'c3' } };
    expect(() => applyAiChange('ai1', [put(contacts, { ...ann, notes: 'Keen on price' }), broken])).toThrow(TypeError);
    expect(contacts.get('c1')).toEqual(ann);
  });

  it('is refused for anything that does not follow from what was approved, by the name of the field', () => {
    approveAiResult('ai1');
    const attempts = [
      [{ ...ann, notes: 'Keen on price', email: 'thief@example.com' }, 'email'],
      [{ ...ann, notes: 'Keen on price, and pays today' }, 'notes'],
      [{ ...ann, score: 99 }, 'score'],
      [{ ...ann, tags: ['vip'] }, 'tags'],
      [{ ...ann, properties: { budget: 5 } }, 'properties.budget'],
    ] as const;
    for (const [value, field] of attempts) {
      expect(() => applyAiChange('ai1', [{ collection: 'contacts', id: 'c1', value }])).toThrow(
        `does not cover ${field}:`,
      );
    }
    expect(() => applyAiChange('ai1', [drop(contacts, 'c1')])).toThrow('the whole record');
    expect(contacts.get('c1')).toEqual(ann);
  });

  it('writes what the approved data says, field by field, and of changed results only what the reviewer wrote', () => {
    const data = { score: 80, tags: ['Keen'], summary: 'Asks for a start in spring, not before.' };
    const proposal = recordAiResult({ ...summary, data });
    const apply = () => {
      const value = { ...ann, score: 80, tags: ['Keen'], notes: data.summary };
      return applyAiChange(proposal.id, [{ collection: 'contacts', id: 'c1', value }]);
    };
    modifyAiResult(proposal.id, 'Asks for a start in summer');
    expect(apply).toThrow('does not cover');
    reopenAiResult(proposal.id);
    approveAiResult(proposal.id);
    apply();
    expect(contacts.get('c1')).toMatchObject({ score: 80, tags: ['Keen'], notes: data.summary });
  });

  it('is refused while something in square brackets is still to be filled in, and nothing is decided', () => {
    const gaps = recordAiResult({
      ...summary,
      output: 'Rings on [date], see [the list](https://example.com) and [ ] task',
    });
    expect(() => approveAndApply(gaps.id)).toThrow('Fill in what is missing first: [date].');
    expect(aiResults.get(gaps.id)?.status).toBe('pending');
    modifyAndApply(gaps.id, 'Rings on Tuesday');
    expect(contacts.get('c1')?.notes).toBe('Rings on Tuesday');
  });

  it('says so when the record is gone', () => {
    approveAiResult('ai1');
    dropContacts(['c1']);
    expect(() => applyApprovedText('ai1')).toThrow('It may have been deleted.');
  });
});
