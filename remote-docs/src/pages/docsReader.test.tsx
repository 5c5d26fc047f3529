// @vitest-environment page
import { MemoryRouter, offeredControls, openMemoryStore, setCurrentPerson, tomWith } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DocumentationPage } from './DocumentationPage';
import { HelpPage } from './HelpPage';
import { PricingPage } from './PricingPage';

beforeEach(async () => {
  await openMemoryStore();
  tomWith({ crm: ['view'], marketing: ['view'] });
});
afterEach(() => {
  cleanup();
  setCurrentPerson(undefined);
});

/** What only copies, downloads, calculates, chooses what is shown, or is typed into a request that cannot be sent. */
const looks =
  /^(Back$|\d$|name$|email$|company$|tags$|Copy|Download|Test key|No key|curl|JavaScript|Python|Monthly|Annually|Your clients|You charge|Include a|Start live chat|Help with|Write to|Suggest|Name|Text|Show)/;

it.each<readonly [string, string, ComponentType, string | RegExp]>([
  ['the help', '/help', HelpPage, 'Guides, answers and a way to reach us.'],
  [
    'an API request that adds',
    '/documentation?tab=api&endpoint=add-contact',
    DocumentationPage,
    /does not let you add what this request/,
  ],
  ['the downloads', '/documentation?tab=downloads', DocumentationPage, 'User manual PDF'],
  ['the plan', '/pricing', PricingPage, /so it cannot start the plan/],
])('offers a reader of %s nothing that changes records', async (_, address, Page, ready) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  await screen.findAllByText(ready);
  expect(offeredControls().filter((name) => !looks.test(name))).toEqual([]);
});
