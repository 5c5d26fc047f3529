// @vitest-environment page
import { session } from '@steps/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectAgent, selectedAgent } from './selectedAgent';

const fromOtherTab = (value: string) => {
  localStorage.setItem('steps.selectedAgent', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'steps.selectedAgent', newValue: value }));
};

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('the chosen agent', () => {
  it('is nobody at first', () => {
    expect(selectedAgent()).toBeUndefined();
  });

  it('opens the agent’s module and the chat when an agent is chosen', () => {
    expect(selectAgent('quinn', 'Quinn')).toBe('sales');
    expect(session).toMatchObject({ activeModule: 'sales', chatVisible: true });
    expect(selectedAgent()).toEqual({ id: 'quinn', name: 'Quinn' });
    expect(localStorage.getItem('steps.selectedAgent')).toBe('{"id":"quinn","name":"Quinn"}');
  });

  it('follows the other tabs', () => {
    fromOtherTab('{"id":"dex","name":"Dex"}');
    expect(selectedAgent()?.id).toBe('dex');
  });

  it('restores an agent only when its id is known', () => {
    fromOtherTab('{"id":"hal","name":"HAL"}');
    expect(selectedAgent()).toBeUndefined();
  });
});
