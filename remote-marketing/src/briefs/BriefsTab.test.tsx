// @vitest-environment page

import { addBrief, briefs } from '@steps/business/briefs';
import { findingWork } from '@steps/business/findings';
import { commit, put } from '@steps/platform';
import { useLocation } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import { findingLink, MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { keepStudioDraft, studioDraft } from '../studio/studioDraft';
import { BriefsTab } from './BriefsTab';
import type { Brief } from './brief';
import { inOrder } from './brief';

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;
async function open() {
  await openMemoryStore({});
  render(
    <MemoryRouter initialEntries={['/?module=content&tab=briefs']}>
      <BriefsTab />
      <Address />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('What it is about');

afterEach(() => {
  cleanup();
  notify.clear();
});

it('a brief is noted, taken to its studio by a press, and is begun then', async () => {
  const user = await open();
  expect(screen.getByText('No briefs yet')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add brief' }).disabled).toBe(true);
  fireEvent.change(words(), { target: { value: 'Open day on Saturday\nfrom ten' } });
  await user.click(screen.getByRole('button', { name: 'Add brief' }));
  expect(words().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Write Open day on Saturday' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/marketing/social');
  expect(studioDraft('social')?.brief.words).toBe('Open day on Saturday\nfrom ten');
  expect(screen.getByText('Begun')).toBeTruthy();
});

it('what was being written in the studio comes back with undo', async () => {
  const user = await open();
  keepStudioDraft('social', { brief: { words: 'Half a thought', tone: 'playful' } });
  fireEvent.change(words(), { target: { value: 'Open day' } });
  await user.click(screen.getByRole('button', { name: 'Add brief' }));
  await user.click(screen.getByRole('button', { name: 'Write Open day' }));
  expect(studioDraft('social')?.brief).toEqual({ words: 'Open day', tone: 'playful' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(studioDraft('social')?.brief.words).toBe('Half a thought');
});

it('a brief is deleted, and undo brings it back', async () => {
  const user = await open();
  fireEvent.change(words(), { target: { value: '<script>alert(1)</script>' } });
  await user.click(screen.getByRole('button', { name: 'Add brief' }));
  await user.click(screen.getByRole('button', { name: 'Delete <script>alert(1)</script>' }));
  expect(screen.getByText('No briefs yet')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Write <script>alert(1)</script>' })).toBeTruthy();
});

it('a text of 100,000 characters is kept, and refused as a brief with the reason', async () => {
  await open();
  fireEvent.change(words(), { target: { value: 'x'.repeat(100_000) } });
  expect(words().value).toHaveLength(100_000);
  expect(screen.getByText(/^This brief has 100,000 characters/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add brief' }).disabled).toBe(true);
});

it('briefs with a day come first, and those that were begun last', async () => {
  await openMemoryStore({});
  const brief = (text: string, fields: Partial<Brief> = {}): Brief => ({
    ...addBrief({ kind: 'blog', words: text }),
    ...fields,
  });
  const late = brief('late', { day: '2026-12-02' });
  const soon = brief('soon', { day: '2026-12-01' });
  const some = brief('some day');
  const begun = brief('begun', { day: '2026-11-01', begunAt: '2026-11-01T09:00:00.000Z' });
  expect(inOrder([begun, some, late, soon]).map(({ words: text }) => text)).toEqual([
    'soon',
    'late',
    'some day',
    'begun',
  ]);
});

it('a brief that was made of a finding links back to it', async () => {
  await open();
  const { id } = addBrief({ kind: 'blog', words: 'Ask each customer for one introduction.' });
  const link = findingLink({ kind: 'content-brief', target: { collection: briefs.name, id } });
  commit({ label: 'Link', changes: [put(findingWork, link)] });
  expect((await screen.findByRole('link', { name: 'Growth options' })).getAttribute('href')).toBe(link.from?.href);
});
