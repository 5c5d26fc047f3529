import { session } from '@steps/platform/src/core/session/sessionState';
import { undo } from '@steps/platform/src/core/store/history';
import { client, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { setCurrentPerson } from '../people/currentPerson';
import { tomWith } from '../people/people.fixture';
import { ownerId } from '../people/person';
import { clients } from './client';
import {
  activeClient,
  archiveClient,
  brandNameOf,
  brandUse,
  createClient,
  deleteClient,
  interfaceColour,
  newClientId,
  switchClient,
  unarchiveClient,
  updateClient,
} from './clientState';

beforeEach(() => openMemoryStore());

describe('clients', () => {
  it('get an id of “client-” and a timestamp', () => {
    expect(newClientId(1_700_000_000_000)).toBe('client-1700000000000');
    createClient({ businessName: 'One' }, 'client-5');
    expect(newClientId(5)).toBe('client-6');
  });

  it('are opened one at a time, and the choice is remembered', async () => {
    const other = createClient({ businessName: 'Other Ltd' });
    await switchClient(other.id);
    expect(activeClient()?.businessName).toBe('Other Ltd');
    expect(clients.all().filter((client) => client.isActive)).toHaveLength(1);
    expect(session.activeClient).toBe(other.id);
  });

  it('are at most five; the sample does not count', () => {
    for (const name of ['Two', 'Three', 'Four', 'Five']) createClient({ businessName: name });
    expect(() => createClient({ businessName: 'Six' })).toThrow(
      'A workspace holds at most 5 clients, archived ones included.',
    );
    expect(createClient({ businessName: 'Try it', sample: true }).sample).toBe(true);
  });

  it('need a name, and keep their branding', () => {
    expect(() => createClient({ businessName: ' ' })).toThrow('Enter a name for the business');
    expect(() => updateClient('client-1', { businessName: '' })).toThrow('Enter a name for the business');
    expect(updateClient('client-1', { primaryColour: '#0a7d55' }).primaryColour).toBe('#0a7d55');
  });

  it('are deleted only while another is open', async () => {
    await expect(deleteClient('client-1')).rejects.toThrow('Open another client before deleting this one.');
    await switchClient(createClient({ businessName: 'Other Ltd' }).id);
    await deleteClient('client-1');
    expect(clients.get('client-1')).toBeUndefined();
  });

  it('are archived and brought back, and count among the five meanwhile', () => {
    const other = createClient({ businessName: 'Other Ltd' });
    expect(archiveClient(other.id).archivedAt).toBeDefined();
    for (const name of ['Three', 'Four', 'Five']) createClient({ businessName: name });
    expect(() => createClient({ businessName: 'Six' })).toThrow('archived ones included');
    expect(unarchiveClient(other.id).archivedAt).toBeUndefined();
  });

  it('are not archived while open, nor is the last one in use', async () => {
    expect(() => archiveClient('client-1')).toThrow('is the only business in use');
    const other = createClient({ businessName: 'Other Ltd' });
    expect(() => archiveClient('client-1')).toThrow('Open another client before archiving this one.');
    archiveClient(other.id);
    expect(() => archiveClient('client-1')).toThrow('is the only business in use');
  });

  it('show their colour until brand mode or its flag says otherwise', () => {
    const own = { primaryColour: '#0a7d55' };
    expect(interfaceColour(client(own))).toBe('#0a7d55');
    expect(interfaceColour(client({ ...own, brandMode: 'platform' }))).toBeUndefined();
    expect(interfaceColour(client({ ...own, brandMode: 'client', applyBrand: false }))).toBeUndefined();
    expect(interfaceColour(client({ ...own, brandMode: 'client', applyBrand: true }))).toBe('#0a7d55');
    expect(interfaceColour(undefined)).toBeUndefined();
    expect(brandUse(client({}))).toEqual({ mode: 'platform', applyToInterface: true });
    expect(brandUse(client({ brandMode: 'client' }))).toEqual({ mode: 'client', applyToInterface: true });
  });

  it('take back a change of their brand with undo', () => {
    updateClient('client-1', { brandGuidelines: 'Warm.', wordsToAvoid: ['cheap'] });
    undo();
    expect(clients.get('client-1')?.wordsToAvoid).toBeUndefined();
    expect(clients.get('client-1')?.brandGuidelines).not.toBe('Warm.');
  });

  it('let people with the right to branding change the brand, and nothing else of the business', () => {
    tomWith({ branding: ['view', 'change'] });
    expect(updateClient('client-1', { primaryColour: '#0a7d55', wordsToUse: ['loaf'] }).wordsToUse).toEqual(['loaf']);
    expect(updateClient('client-1', { brandGuidelines: 'Warm.' }).brandGuidelines).toBe('Warm.');
    expect(() => updateClient('client-1', { businessName: 'Other', boilerplate: 'We' })).toThrow(
      'may not change settings',
    );
    expect(() => updateClient('client-1', { whiteLabel: true })).toThrow('may not change settings');
    setCurrentPerson(ownerId);
    tomWith({ crm: ['view', 'change'] });
    expect(() => updateClient('client-1', { primaryColour: '#112233' })).toThrow('may not change branding');
    setCurrentPerson(undefined);
  });

  it('are called by their brand in public, by their name without one', () => {
    expect(brandNameOf({ businessName: 'Haworth Ltd', brandName: 'Haworth' })).toBe('Haworth');
    expect(brandNameOf({ businessName: 'Haworth Ltd', brandName: ' ' })).toBe('Haworth Ltd');
  });
});
