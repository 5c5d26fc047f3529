// @vitest-environment page

import { formAddress, publishedForms } from '@steps/business/forms';
import { Route, Routes } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { emptyDocument } from '../../editor/document';
import { marketingPaths } from '../../paths.generated';
import { clearEditor } from '../builderState';
import { LandingBuilder } from '../LandingBuilder';
import { builderHref } from '../landingAddresses';
import { documentOf, landingPages } from '../landingPage';
import { createPage } from '../landingPageState';
import { templateOf } from '../templates';

const office = { id: 'office-1', url: 'https://post.example' };

/** The builder with a page that has a form, in a business with these post offices. */
async function open(postAddresses: readonly { readonly id: string; readonly url: string }[]) {
  await openMemoryStore({ postAddresses: [...postAddresses] });
  const page = createPage('Open day', templateOf('workshop')?.document ?? emptyDocument());
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[builderHref(page.id)]}>
      <Routes>
        <Route path={marketingPaths.landingBuilder.path} element={<LandingBuilder />} />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
  const heading = await screen.findByRole('heading', { name: 'Open day', level: 1 });
  const header = within(heading.closest('header') ?? document.body);
  return { page, user, form: () => header.queryByRole('button', { name: 'Form' }) };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string, within_ = screen.getByRole('dialog')) =>
  user.click(await within(within_).findByRole('button', { name }));

afterEach(() => {
  cleanup();
  notify.clear();
  clearEditor();
});

it('a business without a post office sees nothing of it', async () => {
  const { form } = await open([]);
  expect(form()).toBeNull();
});

it('a post office that nobody reaches says what it needs', async () => {
  const { user, form } = await open([{ id: 'office-1', url: '' }]);
  await user.click(form() ?? document.body);
  expect(await screen.findByText(/visitors cannot reach it yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish form' })).toBeNull();
});

it('a form is published, leads its page to the post office, and is closed again', async () => {
  const { page, user, form } = await open([office]);
  await user.click(form() ?? document.body);
  expect(await screen.findByText('Not published')).toBeTruthy();
  await press(user, 'Publish form');
  expect(await screen.findByText('Takes answers')).toBeTruthy();
  const [published] = publishedForms.all();
  expect(published).toMatchObject({ page: 'Open day', rule: 'lead', thanks: 'Thank you. We will be in touch soon.' });
  await press(user, 'Close the form');
  await user.click(
    await within(await screen.findByRole('dialog', { name: 'Take no more answers?' })).findByRole('button', {
      name: 'Close the form',
    }),
  );
  expect(await screen.findByText('Closed')).toBeTruthy();
  expect(publishedForms.all()[0]?.closedAt).toBeDefined();
  await press(user, 'Done');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = landingPages.get(page.id);
  const actions = Object.values(kept ? documentOf(kept).nodes : {}).map(({ content }) => content.action);
  expect(actions).toContain(formAddress(office.url, published?.id ?? ''));
});

it('what cannot be published is said, and nothing is published', async () => {
  const { user, form } = await open([office]);
  await user.click(form() ?? document.body);
  await user.type(await screen.findByLabelText(/^Websites/), 'our shop');
  await press(user, 'Publish form');
  expect(await screen.findByText(/expected addresses such as/)).toBeTruthy();
  expect(publishedForms.size).toBe(0);
});
