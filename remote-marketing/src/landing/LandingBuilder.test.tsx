// @vitest-environment page

import type { Client } from '@steps/business';
import { Route, Routes } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import { faultyPort, MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyDocument } from '../editor/document';
import { reading } from '../editor/documentRules';
import { marketingPaths } from '../paths.generated';
import { clearEditor } from './builderState';
import { LandingBuilder } from './LandingBuilder';
import { LandingPreview } from './LandingPreview';
import { builderHref } from './landingAddresses';
import { documentOf, landingPages, pageVersions } from './landingPage';
import { createPage } from './landingPageState';
import { pageInFragment } from './pageLink';
import { templateOf } from './templates';

const workshop = () => templateOf('workshop')?.document ?? emptyDocument();

async function open(document = workshop(), port = faultyPort(), client: Partial<Client> = {}) {
  await openMemoryStore({}, { port, client });
  const page = createPage('Open day', document);
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[builderHref(page.id)]}>
      <Routes>
        <Route path={marketingPaths.landingBuilder.path} element={<LandingBuilder />} />
        <Route path={marketingPaths.landingPreview.path} element={<LandingPreview />} />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Open day', level: 1 });
  return { page, user };
}
const savedKinds = (id: string) => {
  const page = landingPages.get(id);
  if (!page) throw new Error('Expected the page to be kept.');
  const document = documentOf(page);
  return reading(document).map((block) => document.nodes[block]?.kind);
};
afterEach(() => {
  cleanup();
  notify.clear();
  clearEditor();
  vi.restoreAllMocks();
});

it('saving keeps the page and a version of it, and says so', async () => {
  const { page, user } = await open(emptyDocument());
  await user.click(screen.getByRole('button', { name: 'Hero' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Template saved successfully!')).toBeTruthy();
  expect(savedKinds(page.id)).toEqual(['hero']);
  expect(pageVersions.all()).toHaveLength(1);
});

it('a page that is closed in the moment after an edit keeps it', async () => {
  const { page } = await open(emptyDocument());
  // Pressed and left before the pause after an edit is over.
  fireEvent.click(screen.getByRole('button', { name: 'Hero' }));
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(savedKinds(page.id)).toEqual(['hero']);
});

it('a save that the browser refuses is no success: it says so, keeps the page open, and works once there is room', async () => {
  const port = faultyPort();
  const { page, user } = await open(emptyDocument(), port);
  await user.click(screen.getByRole('button', { name: 'Hero' }));
  port.writeFault = 'quota';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The page could not be saved')).toBeTruthy();
  expect(screen.queryByText('Template saved successfully!')).toBeNull();
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: /^Hero/ })).toBeTruthy();
  port.writeFault = undefined;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Template saved successfully!')).toBeTruthy();
  expect(savedKinds(page.id)).toEqual(['hero']);
});

it('a clipboard that refuses the link is told', async () => {
  const { user } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Failed to copy link')).toBeTruthy();
  expect(write).toHaveBeenCalledOnce();
  expect(screen.queryByText('Share link copied to clipboard!')).toBeNull();
});

it('exporting downloads the file, and says so', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:page';
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('HTML exported to downloads')).toBeTruthy();
  expect(await files[0]?.text()).toContain('<h1>Bake your first proper sourdough</h1>');
});

it('sharing copies a link that has the whole page in it', async () => {
  const { user } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Share link copied to clipboard!')).toBeTruthy();
  const [address = '', hash = ''] = String(write.mock.calls[0]?.[0]).split('#');
  expect(address).toMatch(/\/marketing\/landing\/preview$/);
  expect((await pageInFragment(`#${hash}`))?.document).toEqual(workshop());
});

it('the preview opens with its toast, and shows when the page was changed, its size and its blocks', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Opening full-screen preview')).toBeTruthy();
  expect(await screen.findByText(/^Updated \d/)).toBeTruthy();
  expect(screen.getByText('1200 × 800')).toBeTruthy();
  expect(screen.getByText('11 blocks')).toBeTruthy();
  expect(screen.getByTitle('Open day, desktop').getAttribute('sandbox')).toBe('allow-same-origin allow-forms');
});

it('properties are only there with a selection, and change the page', async () => {
  const { page, user } = await open();
  expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Global styles' })).toBeTruthy();
  await user.click(screen.getByRole('treeitem', { name: /^Hero/ }));
  const panel = screen.getByRole('region', { name: 'Properties' });
  fireEvent.change(within(panel).getByLabelText('Title'), { target: { value: 'Come and see' } });
  await waitFor(() => {
    const kept = landingPages.get(page.id);
    const words = kept && Object.values(documentOf(kept).nodes).map(({ content }) => content.title);
    expect(words).toContain('Come and see');
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('treeitem', { name: /^Hero/ }).textContent).toContain('Bake your first');
});

it('a block is moved, duplicated, locked and deleted in the layers by keyboard alone', async () => {
  const { user } = await open();
  const kinds = () =>
    screen.getAllByRole('treeitem').map((row) => /^[A-Z][a-z ]+?(?=[A-Z]|$|locked)/.exec(row.textContent ?? '')?.[0]);
  screen.getByRole('treeitem', { name: /^Navigation/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('treeitem', { name: /^Hero/ }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(kinds().slice(0, 2)).toEqual(['Hero', 'Navigation']);
  const count = kinds().length;
  await user.keyboard('{Control>}d{/Control}');
  expect(kinds()).toHaveLength(count + 1);
  await user.keyboard('{Delete}');
  expect(kinds()).toHaveLength(count);
  await user.click(screen.getByRole('button', { name: /^Lock/ }));
  screen.getAllByRole('treeitem', { selected: true })[0]?.focus();
  await user.keyboard('{Delete}');
  expect(kinds()).toHaveLength(count);
});

it('presets show the panels of the specification, and toggling one switches to advanced', async () => {
  const { user } = await open();
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Panels' }));
    await user.click(screen.getByRole('menuitem', { name }).closest('button') ?? document.body);
  };
  const preset = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Panels' }));
    await user.click(screen.getByRole('menuitemradio', { name }));
  };
  const panels = () =>
    ['Block library', 'Layers', 'Global styles'].filter((name) => screen.queryByRole('region', { name }) !== null);
  expect(panels()).toEqual(['Block library', 'Layers', 'Global styles']);
  await preset('Beginner');
  expect(panels()).toEqual(['Block library']);
  await preset('Preview');
  expect(panels()).toEqual([]);
  await choose('Show layers');
  expect(panels()).toEqual(['Layers']);
  expect(screen.getByRole('button', { name: 'Panels' }).textContent).toBe('Advanced');
});

it('a beginner who selects a block gets its properties, and in the preview nothing is selected', async () => {
  const { user } = await open();
  const preset = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Panels' }));
    await user.click(screen.getByRole('menuitemradio', { name }));
  };
  const title = () => within(screen.getByRole('region', { name: 'Canvas' })).getByRole('heading', { level: 1 });
  await preset('Beginner');
  expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
  await user.click(title());
  expect(screen.getByRole('region', { name: 'Properties' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Panels' }).textContent).toBe('Beginner');
  await preset('Preview');
  expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
  await user.click(title());
  expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
  expect(screen.queryByRole('toolbar', { name: /^Actions for/ })).toBeNull();
});

it('the canvas has the widths of the specification, and what is set on one screen stays on it', async () => {
  const { page, user } = await open();
  const width = () => document.querySelector<HTMLElement>('[data-canvas-page]')?.parentElement?.style.inlineSize;
  expect(width()).toBe('1200px');
  await user.click(screen.getByRole('button', { name: 'Tablet' }));
  expect(width()).toBe('768px');
  await user.click(screen.getByRole('button', { name: 'Mobile' }));
  expect(width()).toBe('375px');
  await user.click(screen.getByRole('treeitem', { name: /^Hero/ }));
  await user.click(screen.getByRole('tab', { name: /^Style/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Hide on phones' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Template saved successfully!');
  const kept = landingPages.get(page.id);
  const hero = kept && Object.values(documentOf(kept).nodes).find(({ kind }) => kind === 'hero');
  expect(hero?.mobile).toEqual({ hidden: true });
  expect(hero?.styles.hidden).toBeUndefined();
});

it('a window of 768 px shows one panel at a time beside the page', async () => {
  const real = window.matchMedia.bind(window);
  const tablet: ProxyHandler<MediaQueryList> = {
    get: (list, key) =>
      key === 'matches'
        ? 768 <= Number(/max-width: ([\d.]+)px/.exec(list.media)?.[1])
        : Reflect.get(list, key).bind?.(list),
  };
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => new Proxy(real(query), tablet));
  const { user } = await open();
  const rail = within(screen.getByRole('navigation', { name: 'Builder' }));
  const panels = () =>
    ['Add', 'Layers', 'Edit', 'Styles', 'Device'].filter((name) => screen.queryByRole('region', { name }) !== null);
  expect(panels()).toEqual([]);
  for (const name of ['Add', 'Layers', 'Styles', 'Device']) {
    await user.click(rail.getByRole('button', { name }));
    expect(panels()).toEqual([name]);
    expect(rail.getByRole('button', { name, pressed: true })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Canvas' })).toBeTruthy();
  }
  // Selecting a block opens what can be changed of it; leaving it closes that.
  await user.click(within(screen.getByRole('region', { name: 'Canvas' })).getByRole('heading', { level: 1 }));
  expect(panels()).toEqual(['Edit']);
  expect(screen.getByRole('region', { name: 'Properties' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close properties' }));
  expect(panels()).toEqual([]);
});

it('a block of an unknown kind shows as a placeholder and is kept', async () => {
  const { root, nodes, theme } = workshop();
  const page = nodes[root];
  if (!page) throw new Error('Expected a root.');
  await open({
    root,
    theme,
    nodes: {
      ...nodes,
      odd: { kind: 'carousel', content: {}, styles: {}, children: [] },
      [root]: { ...page, children: [...page.children, 'odd'] },
    },
  });
  expect(screen.getByText(/“carousel” is a block that this builder does not know\. It is kept/)).toBeTruthy();
});

it('“Use the brand” gives the page colours, name and logo, and undo takes them back in one step', async () => {
  const logo = 'data:image/png;base64,AAAA';
  const { page, user } = await open(workshop(), undefined, { brandName: 'Harbour', primaryColour: '#17506b', logo });
  const theme = () => landingPages.get(page.id)?.document.theme;
  await user.click(screen.getByRole('button', { name: 'Use the brand' }));
  expect(screen.getByRole('img', { name: 'Harbour' }).getAttribute('src')).toBe(logo);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Follows the brand' }).disabled).toBe(true);
  await waitFor(() => expect(theme()).toMatchObject({ accent: '#17506b' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('img', { name: 'Harbour' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use the brand' }).disabled).toBe(false);
});

it('a page is brought back to a version of it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('treeitem', { name: /^Hero/ }));
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('treeitem', { name: /^Hero/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Open day' }));
  await user.click(screen.getByRole('menuitem', { name: 'Versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions' });
  expect(within(dialog).getByText('Since then: 1 removed.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: /^Restore/ }));
  expect(screen.getByRole('treeitem', { name: /^Hero/ })).toBeTruthy();
});
