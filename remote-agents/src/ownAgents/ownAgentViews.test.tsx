// @vitest-environment page
import { undo } from '@steps/platform';
import { openMemoryStore, provideAiTools } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AgentMemory } from './AgentMemory';
import { CopyList } from './CopyList';
import { OwnAgentActions } from './OwnAgentActions';
import { memoriesOf, useAgents } from './ownAgentState';

beforeEach(() => openMemoryStore({}));
afterEach(() => {
  cleanup();
  provideAiTools({ remote: 'CRM', tools: [], load: async () => [] });
});

function Quinn({ shown = () => {} }: { readonly shown?: (key: string) => void }) {
  const agents = useAgents();
  const quinn = agents.find(({ key }) => key === 'quinn');
  return (
    quinn && (
      <>
        <OwnAgentActions agent={quinn} onShow={shown} />
        <AgentMemory agent={quinn} />
        <CopyList copies={agents.filter(({ isCopy }) => isCopy)} onDetails={() => {}} onEngage={() => {}} />
      </>
    )
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

it('what an agent remembers is added, changed and erased', () => {
  render(<Quinn />);
  type('Remember', 'Discounts end at ten per cent');
  press('Add');
  press('Change “Discounts end at ten per cent”');
  type('Change what is remembered', 'Discounts end at five per cent');
  press('Save');
  expect(memoriesOf('quinn').map(({ text }) => text)).toEqual(['Discounts end at five per cent']);
  press('Erase “Discounts end at five per cent”');
  expect(screen.getByText('Nothing yet.')).toBeDefined();
  act(() => void undo());
  expect(screen.getByText(/Discounts end at five/)).toBeDefined();
});

it('says that nothing was typed, and erases all at once', () => {
  render(<Quinn />);
  press('Add');
  expect(screen.getByText(/it is empty/)).toBeDefined();
  for (const text of ['One', 'Two']) {
    type('Remember', text);
    press('Add');
  }
  press('Erase all 2');
  expect(memoriesOf('quinn')).toEqual([]);
});

it('an agent is changed in its instructions and tools, and made as it was', () => {
  const tool = { name: 'find_records', kind: 'read', label: 'Find records', module: 'crm' } as const;
  provideAiTools({ remote: 'CRM', tools: [tool], load: async () => [] });
  render(<Quinn />);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  press('Change');
  type('Instructions (optional)', 'Say what to do first.');
  fireEvent.click(screen.getByRole('checkbox', { name: /Find records/ }));
  press('Save');
  press('Change');
  expect(screen.getByRole('checkbox', { name: /Find records/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('textbox', { name: 'Instructions (optional)' })).toHaveProperty(
    'value',
    'Say what to do first.',
  );
  press('Cancel');
  press('Reset');
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('a copy is listed with the agent that it was made of', () => {
  const shown: string[] = [];
  render(<Quinn shown={(key) => shown.push(key)} />);
  press('Copy');
  expect(screen.getByRole('heading', { name: 'Quinn 2' })).toBeDefined();
  expect(screen.getByText('Copy of Quinn')).toBeDefined();
  expect(shown).toHaveLength(1);
});
