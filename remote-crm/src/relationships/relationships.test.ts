import { contacts } from '@steps/business';
import { undo } from '@steps/platform';
import { contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeContacts } from '../duplicates/mergeState';
import { relationshipKinds, relationships } from './relationship';
import { ends, roles, seenFrom } from './relationshipRules';
import { addRelationship, removeRelationship } from './relationshipState';

beforeEach(async () => {
  await openMemoryStore({ contacts: ['ada', 'bob'].map((id) => contact({ id, name: id })) });
});

describe('a relationship', () => {
  it('reads the right way round from both sides', () => {
    const made = addRelationship('ada', 'bob', 'reports-to:from');
    expect(seenFrom(made, 'ada')).toEqual({ label: 'Reports to', otherId: 'bob' });
    expect(seenFrom(made, 'bob')).toEqual({ label: 'Manages', otherId: 'ada' });
    const other = addRelationship('ada', 'bob', 'referred-by:to');
    expect(seenFrom(other, 'ada').label).toBe('Referred');
    expect(seenFrom(other, 'bob').label).toBe('Referred by');
  });

  it('shows for every role what was chosen', () => {
    for (const { kind, side, label } of roles) {
      const made = { id: 'r', kind, createdAt: '', ...ends('ada', 'bob', side) };
      expect(seenFrom(made, 'ada')).toEqual({ label, otherId: 'bob' });
    }
    expect(new Set(roles.map(({ kind }) => kind)).size).toBe(relationshipKinds.length);
  });

  it('links two contacts, once, and not against itself', () => {
    expect(() => addRelationship('ada', 'ada', 'family:from')).toThrow('Choose another contact');
    expect(() => addRelationship('ada', 'nobody', 'family:from')).toThrow('Choose a contact');
    addRelationship('ada', 'bob', 'family:from');
    expect(() => addRelationship('bob', 'ada', 'family:from')).toThrow('there already');
    addRelationship('ada', 'bob', 'reports-to:from');
    expect(() => addRelationship('ada', 'bob', 'reports-to:to')).toThrow('The opposite relationship');
    expect(relationships.size).toBe(2);
  });

  it('is removed and brought back by undo', () => {
    const made = addRelationship('ada', 'bob', 'works-with:from');
    removeRelationship(made.id);
    expect(relationships.size).toBe(0);
    undo();
    expect(relationships.get(made.id)).toEqual(made);
    expect(contacts.size).toBe(2);
  });

  it('follows a contact that is merged into another', async () => {
    await openMemoryStore({ contacts: ['ada', 'bob', 'twin'].map((id) => contact({ id, name: id })) });
    const made = addRelationship('twin', 'bob', 'reports-to:from');
    mergeContacts({ keep: 'ada', ids: ['ada', 'twin'], choices: {}, tags: [] });
    expect(relationships.get(made.id)).toMatchObject({ fromId: 'ada', toId: 'bob' });
  });
});
