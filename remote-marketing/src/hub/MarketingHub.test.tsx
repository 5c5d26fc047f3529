// @vitest-environment page

import type { Campaign } from '@steps/business/campaigns';
import { Overlays } from '@steps/platform/ui';
import { aiResult, approveAiResult, fixClock, MemoryRouter, openMemoryStore, testNow } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Piece, pieces } from '../pieces/piece';
import { MarketingHub } from './MarketingHub';

const piece = (id: string, fields: Partial<Piece>): Piece => ({
  id,
  kind: 'email',
  title: id,
  brief: {},
  parts: { body: { options: ['ai-1'] } },
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
  ...fields,
});

async function open(made: readonly Piece[] = [], campaigns: readonly Campaign[] = []) {
  await openMemoryStore({ pieces: made, campaigns, aiResults: [aiResult({ id: 'ai-1' })] });
  render(
    <MemoryRouter initialEntries={['/marketing']}>
      <MarketingHub />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const list = (name: RegExp) => within(screen.getByRole('region', { name }));

let realClock: () => void;
beforeEach(() => {
  realClock = fixClock();
});
afterEach(() => {
  cleanup();
  realClock();
});

it('has the page title of the specification and a canonical link from the current origin', async () => {
  await open();
  expect(document.title).toBe('AI Marketing Assistant');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Marketing Assistant');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${location.origin}/marketing`);
});

it('says what to do first when nothing was made yet', async () => {
  await open();
  expect(screen.getByText('Nothing made yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Write an email/ }).getAttribute('href')).toBe('/marketing/email');
});

it('what waits comes before where to begin: a phone shows the work first', async () => {
  await open([piece('Open day', {})]);
  const work = screen.getByRole('region', { name: /^Waiting for you/ });
  const begin = screen.getByRole('link', { name: /^Write an email/ });
  expect(work.compareDocumentPosition(begin) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('a piece goes from waiting to due to published', async () => {
  const user = await open([piece('Open day', { scheduledAt: '2026-11-05T09:00:00.000Z' })]);
  const link = list(/^Waiting for you/).getByRole('link', { name: 'Open day' });
  expect(link.getAttribute('href')).toBe('/marketing/email?piece=Open+day');
  act(() => void approveAiResult('ai-1'));
  expect(list(/^Waiting for you/).queryByRole('link')).toBeNull();
  await user.click(list(/^Due this week/).getByRole('button', { name: 'Mark as published' }));
  expect(pieces.get('Open day')?.publishedAt).toBe(testNow);
  expect(list(/^Due this week/).queryByRole('link')).toBeNull();
});

it('shows what campaigns brought, once it was typed in or imported', async () => {
  await open(
    [],
    [
      {
        id: 'c1',
        name: 'Autumn newsletter',
        type: 'email',
        audience: 'All contacts',
        content: '',
        status: 'sent',
        recipients: 46,
        results: {
          A: { opens: 14, clicks: 5, replies: 2, orders: 1 },
          B: { opens: 11, clicks: 3, replies: 1, orders: 0 },
        },
        sentAt: '2026-10-20T09:00:00.000Z',
        createdAt: testNow,
        updatedAt: testNow,
      },
    ],
  );
  const results = list(/^Results/);
  expect(results.getByRole('link', { name: 'Autumn newsletter' }).getAttribute('href')).toBe('/marketing/campaigns/c1');
  expect(results.getByText('25 of 46 opened · 8 clicked · 3 replied · 1 order')).toBeTruthy();
});
