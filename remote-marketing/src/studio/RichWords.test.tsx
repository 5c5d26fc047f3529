// @vitest-environment page
import { undo } from '@steps/platform';
import { openMemoryStore, redo, testNow } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { bodyHtml } from '../blog/articleHtml';
import { type Piece, pieces } from '../pieces/piece';
import { setPartText } from '../pieces/pieceState';
import { OwnWords } from './OwnWords';

const article = (text: string): Piece => ({
  id: 'blog-1',
  kind: 'blog',
  title: 'Rye',
  brief: {},
  parts: { draft: { options: [], text } },
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
});
const show = () => {
  const part = pieces.get('blog-1')?.parts.draft;
  return part ? <OwnWords title="Article" pieceId="blog-1" name="draft" part={part} rich /> : null;
};

async function open(text: string) {
  await openMemoryStore({ pieces: [article(text)] });
  const view = render(show());
  await screen.findByRole('textbox', { name: 'Your own words' }, { timeout: 50_000 });
  return { ...view, box: () => screen.getByRole('textbox', { name: 'Your own words' }), user: userEvent.setup() };
}
const kept = () => pieces.get('blog-1')?.parts.draft?.text;

afterEach(cleanup);

it('an article is shown with its headings, lists, links and the words of its pictures, and opening it changes nothing', async () => {
  const text =
    '# Rye\n\n## Begin\n\nBake **slowly**, [as here](https://a.example/x).\n\n- one\n- two\n\n![A loaf](https://a.example/l.png)';
  const { box } = await open(text);
  expect(box().querySelector('h1')?.textContent).toBe('Rye');
  expect(box().querySelector('h2')?.textContent).toBe('Begin');
  // Below the headings of the page and of its field.
  expect(screen.getByRole('heading', { level: 3, name: 'Rye' }).tagName).toBe('H1');
  expect(screen.getByRole('heading', { level: 4, name: 'Begin' }).tagName).toBe('H2');
  expect(box().querySelector('strong')?.textContent).toBe('slowly');
  expect(box().querySelector('a')?.getAttribute('href')).toBe('https://a.example/x');
  expect(box().querySelectorAll('li')).toHaveLength(2);
  expect(box().querySelector('[data-picture]')?.textContent).toBe('A loaf');
  cleanup();
  expect(kept()).toBe(text);
  expect(pieces.get('blog-1')?.updatedAt).toBe(testNow);
});

it('nothing of a hostile article runs, and its words stay', async () => {
  const { box } = await open(
    '<script>alert(1)</script>\n\n[press](javascript:alert(2)) <img src="x" onerror="alert(3)"> <b onclick="alert(4)">bold</b>',
  );
  expect(box().querySelectorAll('script, img, iframe, [onclick], [onerror]')).toHaveLength(0);
  expect([...box().querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')).not.toContain(
    'javascript:alert(2)',
  );
  expect(box().textContent).toContain('alert(1)');
  expect(box().textContent).toContain('press');
  expect(box().textContent).toContain('alert(4)');
});

it('what looks like HTML is the same text after it was kept', async () => {
  const { user, rerender } = await open('A <b>bold</b> loaf & 1 < 2');
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  await user.click(screen.getByRole('button', { name: 'Markdown' }));
  rerender(show());
  await user.click(screen.getByRole('button', { name: 'Markdown' }));
  const box = await screen.findByRole('textbox', { name: 'Your own words' });
  expect(box.querySelector('h2')?.textContent).toBe('A <b>bold</b> loaf & 1 < 2');
  const exported = new DOMParser().parseFromString(bodyHtml(kept() ?? ''), 'text/html').body;
  expect(exported.innerHTML.trim()).toBe('<h2>A &lt;b&gt;bold&lt;/b&gt; loaf &amp; 1 &lt; 2</h2>');
});

/** A part that takes a while to draw, as there are on a full load: the editor library drops an editor that waits for so long. */
function Slow() {
  const until = performance.now() + 20;
  while (performance.now() < until);
  return null;
}

it('an article with starred lists or a year at the beginning is shown by a page that is slow to load', async () => {
  for (const text of ['* Monday\n* Saturday', '1986. A great year', '+ one\n\n\n+ two']) {
    await openMemoryStore({ pieces: [article(text)] });
    const place = document.body.appendChild(document.createElement('div'));
    const acting = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    const root = createRoot(place);
    startTransition(() =>
      root.render(
        <>
          {show()}
          <Slow />
          <Slow />
        </>,
      ),
    );
    await vi.waitFor(() => expect(place.querySelector('[role=textbox] li'), text).not.toBeNull(), 50_000);
    expect(place.querySelector('[role=alert]'), text).toBeNull();
    root.unmount();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', acting);
    place.remove();
    expect(kept(), text).toBe(text);
  }
});

it('shows what undo brings back', async () => {
  const { box, rerender } = await open('First');
  act(() => setPartText('blog-1', 'draft', 'Second'));
  rerender(show());
  expect(box().textContent).toContain('Second');
});

it('shows what was written here again after undo and redo', async () => {
  const { box, user, rerender } = await open('First');
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  fireEvent.blur(box());
  await waitFor(() => expect(kept()).toBe('## First'));
  rerender(show());
  for (const [step, headings] of [
    [undo, 0],
    [redo, 1],
  ] as const) {
    act(() => void step());
    rerender(show());
    expect(box().querySelectorAll('h2')).toHaveLength(headings);
  }
});

it('a press on a format keeps the text as Markdown, also in the plain field', async () => {
  const { user, rerender } = await open('Bake slowly');
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  await user.click(screen.getByRole('button', { name: 'Markdown' }));
  expect(kept()).toBe('## Bake slowly');
  rerender(show());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your own words').value).toBe('## Bake slowly');
});
