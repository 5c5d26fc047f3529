// @vitest-environment page
import { aiResults } from '@steps/business';
import { notify, Overlays } from '@steps/platform/ui';
import { approveAiResult, declareKinds, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pieces } from '../pieces/piece';
import { createOwnPiece } from '../pieces/pieceState';
import { keepStudioDraft } from '../studio/studioDraft';
import { tasks } from '../tasks';
import { SocialStudio } from './SocialStudio';

const brief = 'Sourdough Saturday at the bakery, 9 January, 9.30 to 1.30. £65 with lunch, eight places.';

async function open() {
  await openMemoryStore({}, { client: { businessName: 'Saltmarsh Bakery' } });
  render(
    <MemoryRouter initialEntries={['/marketing/social']}>
      <SocialStudio />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Content brief');
const generateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Generate/ });
const region = (name: string) => within(screen.getByRole('region', { name }));

async function made() {
  const user = await open();
  fireEvent.change(words(), { target: { value: brief } });
  await user.click(generateButton());
  await waitFor(() => expect(aiResults.size).toBe(2), { timeout: 50_000 });
  await waitFor(() => expect(generateButton().disabled).toBe(false));
  return user;
}
const approveAll = () =>
  act(() => {
    for (const { id } of aiResults.all()) approveAiResult(id);
  });

beforeEach(() => {
  notify.clear();
  declareKinds({ 'social-post': 'content' }, tasks);
});
afterEach(cleanup);

describe('the social studio', () => {
  it('has the chrome, the choices and the hints of the specification', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Social Media Studio');
    expect(document.title).toBe('Social Media Studio · Steps');
    expect(screen.getByRole('link', { name: 'Marketing' }).getAttribute('href')).toBe('/marketing');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${location.origin}/marketing/social`,
    );
    const choices = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value);
    expect(choices('Post type')).toEqual([
      'educational',
      'promotional',
      'engaging',
      'storytelling',
      'news',
      'behind-scenes',
    ]);
    expect(choices('Tone')).toEqual([
      'professional',
      'friendly',
      'casual',
      'authoritative',
      'playful',
      'inspirational',
    ]);
    expect(choices('Platform')).toEqual(['linkedin', 'twitter', 'facebook', 'instagram']);
    expect(screen.getByText(/LinkedIn 3,000, Twitter\/X 280, Facebook 2,000, Instagram 2,200/)).toBeTruthy();
  });

  it('generates only from a brief that is more than whitespace', async () => {
    await open();
    expect(generateButton().disabled).toBe(true);
    fireEvent.change(words(), { target: { value: ' \n ' } });
    expect(generateButton().disabled).toBe(true);
    fireEvent.change(words(), { target: { value: 'Open day' } });
    expect(generateButton().disabled).toBe(false);
  });

  it('shows a Main Post and an Alternative Version, each with score, reasons, hashtags, reach and a copy control', async () => {
    await open();
    fireEvent.change(words(), { target: { value: brief } });
    // At once: on a slow machine it may be over when a whole press of a person is.
    fireEvent.click(generateButton());
    expect(generateButton().disabled).toBe(true);
    await waitFor(() => expect(aiResults.size).toBe(2), { timeout: 50_000 });
    for (const name of ['Main Post', 'Alternative Version']) {
      const card = within(await region(name).findByRole('article'));
      expect(card.getByText(/^Score \d+ of 100$/)).toBeTruthy();
      expect(card.getByText(/^Estimated reach \d/)).toBeTruthy();
      expect(card.getByText(/#\p{L}/u)).toBeTruthy();
      expect(card.getByRole('button', { name: 'Copy' })).toBeTruthy();
    }
  });

  it('lets nothing out before the version in use is approved', async () => {
    const user = await made();
    expect(screen.getByText('Approve a post to schedule it')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Share links' }));
    const x = screen.getByRole('menuitem', { name: /^Twitter/ });
    expect(x.getAttribute('aria-disabled')).toBe('true');
    expect(x.textContent).toContain('Approve the post first');
    await user.keyboard('{Escape}');
    approveAll();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(false);
  });

  it('gives one network a text of its own, and takes it back', async () => {
    const user = await made();
    approveAll();
    const first = screen.getByText('LinkedIn', { selector: 'summary *' }).closest('details') as HTMLElement;
    await user.click(within(first).getByRole('button', { name: 'Change for LinkedIn' }));
    fireEvent.change(within(first).getByLabelText('Text for LinkedIn'), { target: { value: 'Short and sweet.' } });
    expect(within(first).getByText('Own text')).toBeTruthy();
    expect(within(first).getByText('16 of 3,000')).toBeTruthy();
    expect(pieces.all()[0]?.fields['text.linkedin']).toBe('Short and sweet.');
    await user.click(within(first).getByRole('button', { name: 'Use the same text everywhere' }));
    expect(within(first).queryByText('Own text')).toBeNull();
  });

  it('is scheduled for a day, and can be marked as published', async () => {
    const user = await made();
    approveAll();
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule this post' }));
    fireEvent.change(dialog.getByLabelText('Day and time'), { target: { value: '9 Jan 2027 09:30' } });
    fireEvent.blur(dialog.getByLabelText('Day and time'));
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(screen.getByText(/^Scheduled Sat 9 Jan 2027 09:30$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Share links' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as published' }));
    expect(screen.getByText(/^Published today/)).toBeTruthy();
  });

  it('offers the brief of the email, so that it is not typed twice', async () => {
    const user = await open();
    act(() => keepStudioDraft('email', { brief: { prompt: brief } }));
    await user.click(screen.getByRole('button', { name: 'Use the brief of your email' }));
    expect(words().value).toBe(brief);
    expect(screen.queryByRole('button', { name: 'Use the brief of your email' })).toBeNull();
  });

  it('keeps a person’s own words when a version is made, and uses it when they say so', async () => {
    const user = await open();
    const own = createOwnPiece({
      kind: 'social',
      part: 'main',
      title: 'Rye week',
      text: 'Rye is back.',
      brief: { words: brief },
    });
    act(() => keepStudioDraft('social', { brief: own.brief, pieceId: own.id }));
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your own words');
    fireEvent.change(field(), { target: { value: 'Rye is back on Monday.' } });
    fireEvent.blur(field());
    expect(pieces.get(own.id)?.parts.main?.text).toBe('Rye is back on Monday.');
    await user.click(generateButton());
    await waitFor(() => expect(generateButton().disabled).toBe(false), { timeout: 50_000 });
    expect(field().value).toBe('Rye is back on Monday.');
    await user.click(region('Main Post').getByRole('button', { name: 'Use the generated version' }));
    expect(pieces.get(own.id)?.parts.main?.text).toBeUndefined();
    expect(await region('Main Post').findByRole('article')).toBeTruthy();
  });
});
