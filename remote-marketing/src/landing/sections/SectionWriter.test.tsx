// @vitest-environment page

import { Route, Routes } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { emptyDocument } from '../../editor/document';
import { createEditor } from '../../editor/editor';
import { addBlock } from '../../editor/editorVerbs';
import { marketingPaths } from '../../paths.generated';
import { pageBlocks } from '../blocks';
import { clearEditor } from '../builderState';
import { LandingBuilder } from '../LandingBuilder';
import { builderHref } from '../landingAddresses';
import { createPage } from '../landingPageState';

/** The builder with one opening, selected. */
async function open() {
  await openMemoryStore();
  const started = createEditor(emptyDocument(), pageBlocks);
  addBlock(started, 'hero');
  const page = createPage('Open day', started.get().document);
  render(
    <MemoryRouter initialEntries={[builderHref(page.id)]}>
      <Routes>
        <Route path={marketingPaths.landingBuilder.path} element={<LandingBuilder />} />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('treeitem', { name: /Hero/ }));
  return { user, properties: await screen.findByRole('region', { name: 'Properties' }) };
}

afterEach(() => {
  cleanup();
  notify.clear();
  clearEditor();
});

it('what AI wrote gets into the block only once it is approved', async () => {
  const { user, properties } = await open();
  const title = () => within(properties).getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  const before = title().value;
  await user.click(within(properties).getByRole('button', { name: 'Write with AI' }));
  await user.type(
    within(properties).getByRole('textbox', { name: 'What it should say' }),
    'Open day on Saturday 5 June, free coffee, 10am to 4pm',
  );
  await user.click(within(properties).getByRole('button', { name: 'Write' }));
  const approve = await within(properties).findByRole('button', { name: 'Approve' });
  expect(within(properties).queryByRole('button', { name: 'Put into the page' })).toBeNull();
  expect(title().value).toBe(before);
  await user.click(approve);
  await user.click(await within(properties).findByRole('button', { name: 'Put into the page' }));
  expect(title().value).not.toBe(before);
  expect(title().value).toMatch(/open day/i);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(title().value).toBe(before);
});

it('a section is saved from the properties and added from the library', async () => {
  const { user, properties } = await open();
  await user.click(within(properties).getByRole('button', { name: 'Save as a section' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save as a section' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Our opening');
  await user.click(within(dialog).getByRole('button', { name: 'Save section' }));
  await user.click(await screen.findByRole('button', { name: 'Our opening' }));
  expect(screen.getAllByRole('treeitem', { name: /Hero/ })).toHaveLength(2);
});
