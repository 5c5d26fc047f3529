// @vitest-environment page
import { activeClient, type Client } from '@steps/business';
import { undo } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { aiResult, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Branding } from './Branding';
import { BrandSetup } from './BrandSetup';
import { brandSheet } from './brandSheet';

const brand: Partial<Client> = {
  businessName: 'Harbour Bakery Ltd',
  brandName: 'Harbour Bakery',
  businessType: 'Limited company',
  industry: 'Hospitality & Food',
  primaryColour: '#17506b',
  secondaryColour: '#e2a03f',
  headingFont: 'serif',
  bodyFont: 'plain',
  wordsToUse: ['loaf'],
  wordsToAvoid: ['cheap'],
  brandGuidelines: 'Warm and plain.',
  boilerplate: 'We bake for the harbour.',
  logo: 'data:image/png;base64,AAAA',
};

async function open(
  client: Partial<Client> = {},
  page = <Branding />,
  results: readonly ReturnType<typeof aiResult>[] = [],
) {
  await openMemoryStore({ aiResults: results }, { client });
  render(
    <MemoryRouter initialEntries={['/?module=branding']}>
      {page}
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
afterEach(() => {
  cleanup();
  notify.clear();
  vi.restoreAllMocks();
});

it('a brand that lacks something says what, and the setup asks for it', async () => {
  await open({ ...brand, logo: undefined, boilerplate: '' });
  expect(screen.getByRole('link', { name: 'Logo' }).getAttribute('href')).toBe('/brand-setup?step=logo');
  expect(screen.getByRole('link', { name: 'Boilerplate' }).getAttribute('href')).toBe('/brand-setup?step=voice');
  expect(screen.queryByText('Complete')).toBeNull();
});

it('words are kept when their box is left, the studios check against them, and undo takes them back', async () => {
  const user = await open(brand);
  expect(screen.getByText('Complete')).toBeDefined();
  const avoid = screen.getByLabelText(/^Words to avoid/);
  await user.clear(avoid);
  await user.type(avoid, 'cheap, deal');
  await user.tab();
  expect(activeClient()).toMatchObject({ wordsToUse: ['loaf'], wordsToAvoid: ['cheap', 'deal'] });
  act(() => void undo());
  expect(activeClient()?.wordsToAvoid).toEqual(['cheap']);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Words to avoid/).value).toBe('cheap');
});

it('each two colours have their contrast and what they are good for', async () => {
  await open(brand);
  const contrast = within(screen.getByRole('region', { name: 'Contrast' }));
  const all = contrast.getByRole('heading', { name: 'Any text, also small and long' }).parentElement;
  expect(within(all as HTMLElement).getByText('Main and White').nextElementSibling?.textContent).toBe('8.7 to 1');
  const none = contrast.getByRole('heading', { name: 'Decoration only' }).parentElement;
  expect(within(none as HTMLElement).getByText('Second and White')).toBeDefined();
});

it('brand mode and its flag are kept with the business, and a colour that cannot be read is adjusted', async () => {
  const user = await open({ ...brand, primaryColour: '#ffe14d' });
  expect(await screen.findAllByText(/^Adjusted to #[0-9a-f]{6} to be readable$/)).not.toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'Apply to the interface' }));
  expect(activeClient()).toMatchObject({ applyBrand: false });
  fireEvent.click(await screen.findByRole('radio', { name: 'Steps' }));
  expect(activeClient()).toMatchObject({ brandMode: 'platform' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Apply to the interface' }).disabled).toBe(true);
});

it('kind, size, country and industry of the business are changed after it was set up', async () => {
  const user = await open({ ...brand, employeeSize: '1-10' });
  await user.selectOptions(screen.getByLabelText('Kind of business'), 'Partnership');
  await user.selectOptions(screen.getByLabelText('People who work there'), '10 to 49');
  await user.selectOptions(screen.getByLabelText('Country'), 'Ireland');
  await user.selectOptions(screen.getByLabelText('Industry'), 'Education & Training');
  expect(activeClient()).toMatchObject({
    businessType: 'Partnership',
    employeeSize: '10-49',
    country: 'Ireland',
    industry: 'Education & Training',
  });
});

it('a business keeps its name when somebody empties the field', async () => {
  const user = await open(brand);
  await user.clear(screen.getByLabelText(/^Business name/));
  await user.tab();
  expect(await screen.findByText('Enter a name for the business; it is empty.')).toBeDefined();
  expect(activeClient()?.businessName).toBe('Harbour Bakery Ltd');
});

it('approved website insights are offered as a start, others are not', async () => {
  const output = 'Harbour is a bakery.\n\n## Content strategy\n\n- Show prices.';
  const insights = { kind: 'website-insights', output } as const;
  await open({ ...brand, boilerplate: '' }, undefined, [aiResult({ ...insights, status: 'pending' })]);
  expect(screen.queryByRole('region', { name: 'From the website insights' })).toBeNull();
  cleanup();
  const user = await open({ ...brand, boilerplate: '' }, undefined, [aiResult({ ...insights, status: 'approved' })]);
  await user.click(screen.getByRole('button', { name: 'Start the boilerplate' }));
  await user.click(screen.getByRole('button', { name: 'Add to the guidelines' }));
  expect(activeClient()).toMatchObject({
    boilerplate: 'Harbour is a bakery.',
    brandGuidelines: 'Warm and plain.\nShow prices.',
  });
  expect(screen.queryByRole('region', { name: 'From the website insights' })).toBeNull();
});

it('further colours are added, named and removed with a way back', async () => {
  const user = await open(brand);
  await user.click(screen.getByRole('button', { name: 'Add colour' }));
  const name = screen.getByLabelText('Name of colour 3');
  await user.clear(name);
  await user.type(name, 'Sail');
  await user.tab();
  expect(activeClient()?.brandColours).toEqual([{ name: 'Sail', colour: '#6b7280' }]);
  await user.click(screen.getByRole('button', { name: 'Remove Sail' }));
  expect(activeClient()?.brandColours).toBeUndefined();
  act(() => void undo());
  expect(activeClient()?.brandColours).toHaveLength(1);
});

it('the setup goes through the parts one at a time and ends with what is missing', async () => {
  const user = await open({ ...brand, logo: undefined }, <BrandSetup />);
  expect(screen.getByRole('region', { name: 'Business' })).toBeDefined();
  for (const title of ['Name and logo', 'Colours', 'Fonts', 'Voice and words']) {
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('region', { name: title })).toBeDefined();
  }
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(
    within(screen.getByRole('region', { name: 'Still missing' })).getByRole('link', { name: 'Logo' }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open branding' }).getAttribute('href')).toBe('/?module=branding');
});

it('the brand sheet has the colours with their contrast, the fonts, the voice, the words and the boilerplate', async () => {
  await open(brand);
  const client = activeClient() as Client;
  const sheet = brandSheet(client, { use: ['loaf'], avoid: ['cheap'], age: 12 }, 'data:image/png;base64,AAAA');
  const text = JSON.stringify(sheet.content);
  for (const words of [
    'Harbour Bakery',
    '#17506b',
    'Main and White: 8.7 to 1',
    'Classic serif',
    'loaf',
    'cheap',
    'Warm and plain.',
    'We bake for the harbour.',
  ])
    expect(text).toContain(words);
  expect(
    JSON.stringify(brandSheet({ ...client, logo: undefined }, { use: [], avoid: [], age: 12 }).content),
  ).not.toContain('Words to use');
});
