// @vitest-environment page

import { activeClient, updateClient } from '@steps/business';
import { session, setActiveModule, setChatVisible } from '@steps/platform';
import { interfaceColour, listShortcuts, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agents } from '../agents/agents';
import { clearAgent, selectedAgent } from '../agents/selectedAgent';
import { AgentsPage } from './AgentsPage';

// Nothing of this page is hidden; asking each element whether it is takes most of the time.
configure({ defaultHidden: true });
beforeEach(async () => {
  await openMemoryStore({});
  clearAgent();
  setChatVisible(false);
  setActiveModule('dashboard');
  render(
    <MemoryRouter initialEntries={['/agents']}>
      <AgentsPage />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (held: KeyboardEventInit) =>
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'C', shiftKey: true, ...held })));

it('goes back to the dashboard', () => {
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
});

it('the brand colour is applied to agents and interface together, and removed again', async () => {
  const box = screen.getByRole('checkbox', { name: 'Use our brand colour' });
  act(() => void updateClient(activeClient()?.id ?? '', { primaryColour: '#0a7d55', brandMode: 'platform' }));
  expect(interfaceColour(activeClient())).toBeUndefined();
  await userEvent.click(box);
  expect(interfaceColour(activeClient())).toBe('#0a7d55');
  await userEvent.click(box);
  expect(activeClient()).toMatchObject({ brandMode: 'platform', applyBrand: false });
});

it('shows six cards, each with Details, Engage and Voice Preview', () => {
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(agents.map(({ name }) => name));
  for (const card of cards) {
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Engage', 'Details', 'Voice Preview']);
  }
});

it('Details shows greeting, capabilities, features, sample questions and Start Conversation', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Details of Quinn' }));
  const quinn = agents.find(({ id }) => id === 'quinn') as (typeof agents)[0];
  await screen.findByRole('button', { name: 'Start Conversation' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'About Quinn' }));
  for (const text of [quinn.greeting, ...quinn.whatICanHelp, ...quinn.keyFeatures, ...quinn.sampleQuestions]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(session.chatVisible).toBe(false);
});

it.each([
  ['Ava', 'dashboard'],
  ['Atlas', 'strategy'],
  ['Marla', 'marketing'],
  ['Quinn', 'sales'],
  ['Sophie', 'support'],
  ['Dex', 'analytics'],
])('engaging %s opens the chat and makes %s the active module', async (name, module) => {
  await userEvent.click(screen.getByRole('button', { name: `Engage ${name}` }));
  expect(session).toMatchObject({ activeModule: module, chatVisible: true });
  expect(selectedAgent()?.name).toBe(name);
});

it('while the chat is closed, a floating button offers the chat with the agent', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Engage Marla' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Chat with/ })).toBeNull());
  act(() => setChatVisible(false));
  await userEvent.click(await screen.findByRole('button', { name: 'Chat with Marla' }));
  expect(session.chatVisible).toBe(true);
});

it('Ctrl+Shift+C opens the chat only if an agent is selected', async () => {
  press({ ctrlKey: true });
  expect(session.chatVisible).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Engage Dex' }));
  act(() => setChatVisible(false));
  press({ ctrlKey: true, altKey: true });
  press({});
  expect(session.chatVisible).toBe(false);
  press({ ctrlKey: true });
  expect(session.chatVisible).toBe(true);
  act(() => setChatVisible(false));
  press({ metaKey: true });
  expect(session.chatVisible).toBe(true);
});

it('Details selects the agent: the floating button and the key open the chat with it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Engage Dex' }));
  act(() => setChatVisible(false));
  await userEvent.click(screen.getByRole('button', { name: 'Details of Quinn' }));
  expect(await screen.findByRole('button', { name: 'Chat with Quinn' })).toBeDefined();
  press({ ctrlKey: true });
  expect(session.chatVisible).toBe(true);
  expect(selectedAgent()?.name).toBe('Quinn');
});

it('lists its key among the shortcuts', () => {
  expect(listShortcuts()).toContainEqual(expect.objectContaining({ id: 'chat', keys: ['Ctrl+Shift+C'] }));
});

it('all 18 links are reached by keyboard: three buttons for each of six agents', async () => {
  const user = userEvent.setup();
  const reached: string[] = [];
  const diagram = within(screen.getByRole('region', { name: 'How they work together' }));
  for (const { name } of agents) {
    diagram.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    const list = await diagram.findByRole('list', { name: `${name} hands over to` });
    for (const link of within(list).getAllByRole('button')) {
      link.focus();
      expect(document.activeElement).toBe(link);
      reached.push(`${name} ${link.textContent}`);
    }
  }
  expect(new Set(reached).size).toBe(18);
});

it('the agents take the brand’s colour and give it back', async () => {
  const sign = () =>
    within(screen.getByRole('article', { name: 'Ava' }))
      .getByText('Ava')
      .closest('article');
  const tint = () => sign()?.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--s-tint');
  expect(tint()).toBe('var(--s-chart-3)');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use our brand colour' }));
  await waitFor(() => expect(tint()).toBe('var(--s-accent)'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use our brand colour' }));
  await waitFor(() => expect(tint()).toBe('var(--s-chart-3)'));
});
