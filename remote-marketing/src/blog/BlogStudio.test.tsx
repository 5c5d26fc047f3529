// @vitest-environment page
import { aiResults } from '@steps/business';
import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  approveAiResult,
  declareKinds,
  MemoryRouter,
  openMemoryStore,
  savedFiles,
  testNow,
} from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Piece, pieces } from '../pieces/piece';
import { tasks } from '../tasks';
import { BlogStudio } from './BlogStudio';

const subject = 'How we bake rye bread by hand in three days, for people who bake at home.';
const article: Piece = {
  id: 'blog-1',
  kind: 'blog',
  title: 'Rye bread',
  brief: { words: subject },
  parts: { draft: { options: ['d'] } },
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
};

async function open(made: readonly Piece[] = []) {
  await openMemoryStore({
    pieces: made,
    aiResults: [aiResult({ id: 'd', kind: 'blog-draft', output: '# Rye bread\n\n## First\n\nMix the dough by hand.' })],
  });
  render(
    <MemoryRouter initialEntries={[made.length > 0 ? '/marketing/blog?piece=blog-1' : '/marketing/blog']}>
      <BlogStudio />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Subject');
const own = () => screen.getByLabelText<HTMLTextAreaElement>('Your own words');
const generateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Generate/ });
const exportItem = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  return screen.getByRole('menuitem', { name });
};

beforeEach(() => {
  notify.clear();
  declareKinds({ 'blog-outline': 'draft', 'blog-draft': 'content' }, tasks);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('blog and content', () => {
  it('has the chrome of the studios and its canonical link', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog & Content');
    expect(document.title).toBe('Blog & Content · Steps');
    expect(screen.getByRole('link', { name: 'Marketing' }).getAttribute('href')).toBe('/marketing');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${location.origin}/marketing/blog`,
    );
  });

  it('makes an outline, and from the approved outline a draft that keeps to it', async () => {
    const user = await open();
    fireEvent.change(words(), { target: { value: subject } });
    await user.click(generateButton());
    await waitFor(() => expect(pieces.size).toBe(1), { timeout: 50_000 });
    await waitFor(() => expect(generateButton().disabled).toBe(false));
    expect(screen.queryByRole('button', { name: 'Draft from this outline' })).toBeNull();
    const outline = aiResults.all().find(({ kind }) => kind === 'blog-outline');
    act(() => void approveAiResult(outline?.id ?? ''));
    await user.click(screen.getByRole('button', { name: 'Draft from this outline' }));
    await user.click(generateButton());
    await waitFor(() => expect(pieces.all()[0]?.parts.draft).toBeTruthy(), { timeout: 50_000 });
    const draft = aiResults.get(pieces.all()[0]?.parts.draft?.options[0] ?? '');
    const headings = (text = '') => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings(draft?.output)).toEqual(expect.arrayContaining(headings(outline?.output)));
    expect(headings(outline?.output).length).toBeGreaterThan(2);
  });

  it('lets an approved draft go on in a person’s own words, which leave only when they are finished', async () => {
    const user = await open([article]);
    const saved = savedFiles();
    expect((await exportItem(user, /^Markdown/)).textContent).toContain('First approve the article');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Continue in your own words' })).toBeNull();
    act(() => void approveAiResult('d'));
    await user.click(screen.getByRole('button', { name: 'Continue in your own words' }));
    await user.click(screen.getByRole('button', { name: 'Markdown' }));
    fireEvent.change(own(), { target: { value: '# Rye at home\n\n## Begin\n\nMine.' } });
    fireEvent.blur(own());
    expect((await exportItem(user, /^Markdown/)).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Mark as finished' }));
    await user.click(await exportItem(user, 'Markdown'));
    expect(saved[0]?.name).toBe('rye-at-home.md');
    expect(saved[0]?.file.type).toBe('text/markdown;charset=utf-8');
    expect(await saved[0]?.file.text()).toBe('# Rye at home\n\n## Begin\n\nMine.\n');
    await user.click(await exportItem(user, 'HTML'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(await saved[1]?.file.text()).toContain('<h1>Rye at home</h1>');
  });

  it('begins with an empty page, keeps the brief, and keeps what is typed without a press', async () => {
    const user = await open();
    fireEvent.change(words(), { target: { value: subject } });
    await user.click(screen.getByRole('button', { name: 'Write it yourself' }));
    expect(words().value).toBe(subject);
    await user.click(screen.getByRole('button', { name: 'Markdown' }));
    fireEvent.change(own(), { target: { value: '# Mine' } });
    await waitFor(() => expect(pieces.all()[0]?.parts.draft?.text).toBe('# Mine'));
  });

  it('keeps what was typed last when the page is left', async () => {
    const user = await open([{ ...article, parts: { draft: { options: [], text: '# Rye' } } }]);
    await user.click(screen.getByRole('button', { name: 'Markdown' }));
    fireEvent.change(own(), { target: { value: '# Rye and oat' } });
    cleanup();
    expect(pieces.get('blog-1')?.parts.draft?.text).toBe('# Rye and oat');
  });

  it('takes an article of a Markdown or HTML file, and says why another file is none', async () => {
    const user = await open();
    const take = (text: string, name: string) =>
      user.upload(screen.getByLabelText('Article file'), new File([text], name, { type: 'text/markdown' }));
    await take('a\0b', 'picture.md');
    expect(await screen.findByText('“picture.md” was not imported')).toBeTruthy();
    expect(pieces.size).toBe(0);
    await take('# Oat in winter\n\n<script>alert(1)</script>', 'oat.md');
    await user.click(await screen.findByRole('button', { name: 'Markdown' }));
    await waitFor(() => expect(own().value).toBe('# Oat in winter\n\n<script>alert(1)</script>'));
    expect(pieces.all()[0]?.title).toBe('Oat in winter');
    await take('<h1>Spelt</h1><p>Bake <b>slowly</b>.</p><script>alert(1)</script>', 'spelt.html');
    await waitFor(() =>
      expect(pieces.all().map(({ parts }) => parts.draft?.text)).toContain('# Spelt\n\nBake **slowly**.'),
    );
  });

  it('says how the article is found and read, with a reason for each check', async () => {
    await open([article]);
    const panel = within(screen.getByRole('region', { name: 'Preview' }));
    expect(panel.getByText('Description: 0 characters')).toBeTruthy();
    fireEvent.change(panel.getByLabelText(/^Description/), { target: { value: 'How we bake rye by hand.' } });
    expect(await panel.findByText('Description: 24 characters')).toBeTruthy();
    expect(pieces.get('blog-1')?.fields.description).toBe('How we bake rye by hand.');
  });

  it('keeps versions of a person’s own words: one of each sitting, those with a name, and what a restore replaces', async () => {
    const user = await open([
      { ...article, parts: { draft: { options: ['d'], text: '# Rye\n\nMix the dough.\n\nBake it.' } } },
    ]);
    const write = async (text: string) => {
      await user.click(screen.getByRole('button', { name: 'Markdown' }));
      fireEvent.change(own(), { target: { value: text } });
      fireEvent.blur(own());
      await user.click(screen.getByRole('button', { name: 'Markdown' }));
    };
    await write('# Rye\n\nMix the dough slowly.\n\nBake it.');
    await write('# Rye\n\nMix the dough very slowly.\n\nBake it.');
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    const list = within(await screen.findByRole('list', { name: 'Versions' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);

    await user.type(screen.getByLabelText('Name of a version'), 'With very{Enter}');
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('The same as now.')).toBeTruthy();
    await user.click(list.getByText('Compare with now'));
    const difference = within(await screen.findByRole('region', { name: /^Changed since/ }));
    expect(await difference.findByText('1 word removed, 3 words added')).toBeTruthy();
    expect(difference.queryByText(/Bake it\..*Bake it\./s)).toBeNull();

    await user.click(list.getByRole('button', { name: /^Restore/ }));
    expect(pieces.get('blog-1')?.parts.draft?.text).toBe('# Rye\n\nMix the dough.\n\nBake it.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(pieces.get('blog-1')?.parts.draft?.text).toBe('# Rye\n\nMix the dough very slowly.\n\nBake it.');
  });

  it('own words that give way to a generated version can be brought back', async () => {
    const user = await open([{ ...article, parts: { draft: { options: ['d'], text: 'Mine alone.' } } }]);
    await user.click(screen.getByRole('button', { name: 'Use the generated version' }));
    expect(pieces.get('blog-1')?.parts.draft?.text).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: 'Versions' }));
    await user.click(await screen.findByRole('button', { name: /^Restore/ }));
    expect(pieces.get('blog-1')?.parts.draft?.text).toBe('Mine alone.');
  });
});
