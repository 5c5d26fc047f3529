import { beforeEach, describe, expect, it } from 'vitest';
import { redo, undo } from '../../core/store/history';
import { put } from '../../core/store/recordChange';
import { contacts } from '../../nouns/contacts/contact';
import { deleteContacts } from '../../nouns/contacts/contactState';
import { aiResult, contact, openMemoryStore } from '../../testing';
import { aiResults } from './aiResult';
import { applyAiChange, applyApprovedText, canApplyText } from './aiResultApply';
import { approveAiResult, modifyAiResult, rejectAiResult } from './aiResultState';

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

  it('makes all changes or none, and can add records', () => {
    approveAiResult('ai1');
    const broken = { collection: 'contacts', id: 'c3', value: { id: 'c3' } };
    const added = put(contacts, contact({ id: 'c2' }));
    expect(() => applyAiChange('ai1', [added, broken])).toThrow(TypeError);
    expect(contacts.get('c2')).toBeUndefined();
    applyAiChange('ai1', [added]);
    undo();
    expect(contacts.get('c2')).toBeUndefined();
  });

  it('says so when the record is gone', () => {
    approveAiResult('ai1');
    deleteContacts(['c1']);
    expect(() => applyApprovedText('ai1')).toThrow('It may have been deleted.');
  });
});
