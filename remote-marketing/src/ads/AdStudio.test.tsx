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
import { AdStudio } from './AdStudio';

const brief = 'Sourdough Saturday at the bakery, 9 January, 9.30 to 1.30. £65 with lunch, eight places.';
const advert = (id: string, headlines: string, text: string) =>
  aiResult({ id, kind: 'ad-copy', output: `${headlines}\n\n${text}\n\nButton: Book` });
const piece: Piece = {
  id: 'ad-1',
  kind: 'ad',
  title: 'Sourdough Saturday',
  brief: { network: 'all', words: brief },
  parts: { 'google-search': { options: ['g'] }, facebook: { options: ['m'] } },
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
};

async function open(made: readonly Piece[] = []) {
  await openMemoryStore(
    {
      pieces: made,
      aiResults: [
        advert('g', 'Sourdough Saturday\nOn 9 January\n£65 with lunch', 'A morning in the bakehouse, lunch included.'),
        advert('m', 'Sourdough Saturday', 'Bake your own loaf with us on 9 January. '.repeat(5).trim()),
      ],
    },
    { client: { businessName: 'Saltmarsh Bakery' } },
  );
  render(
    <MemoryRouter initialEntries={[made.length > 0 ? '/marketing/ads?piece=ad-1' : '/marketing/ads']}>
      <AdStudio />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('What you advertise');
const generateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Generate/ });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const menuItem = (name: RegExp) => screen.getByRole('menuitem', { name });

beforeEach(() => {
  notify.clear();
  declareKinds({ 'ad-copy': 'content' }, tasks);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('advertising', () => {
  it('has the chrome of the studios and its canonical link', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Advertising');
    expect(document.title).toBe('Advertising · Steps');
    expect(screen.getByRole('link', { name: 'Marketing' }).getAttribute('href')).toBe('/marketing');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${location.origin}/marketing/ads`,
    );
    const networks = within(screen.getByRole('group', { name: 'Network' })).getAllByRole<HTMLInputElement>('radio');
    expect(networks.map(({ value }) => value)).toEqual(['all', 'google-search', 'facebook', 'linkedin']);
  });

  it('makes an advert for each network from one brief, within its limits', async () => {
    const user = await open();
    const before = aiResults.size;
    expect(generateButton().disabled).toBe(true);
    fireEvent.change(words(), { target: { value: brief } });
    await user.click(generateButton());
    await waitFor(() => expect(aiResults.size).toBe(before + 3), { timeout: 50_000 });
    for (const name of ['Google Search', 'Meta', 'LinkedIn']) {
      const part = within(await screen.findByRole('region', { name }));
      expect(await part.findByText(/^Score \d+ of 100$/)).toBeTruthy();
      expect(part.getByRole('list', { name: `Limits of ${name}` }).textContent).not.toContain('too long');
    }
    expect(pieces.all()[0]).toMatchObject({ kind: 'ad', title: `${brief.slice(0, 79).trimEnd()}…` });
  });

  it('cuts a text where the network cuts it, and opens it on a press', async () => {
    const user = await open([piece]);
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText(/…$/)).toBeTruthy();
    await user.click(preview.getByRole('button', { name: 'more' }));
    expect(preview.queryByText(/…$/)).toBeNull();
  });

  it('lets no file out before it is approved, has an address and what the network needs', async () => {
    const user = await open([piece]);
    const saved = savedFiles();
    const google = async () => {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      const item = menuItem(/^Google Ads Editor/);
      return { item, text: item.textContent ?? '', close: () => user.keyboard('{Escape}') };
    };
    const unapproved = await google();
    expect(unapproved.text).toContain('Approve the advert for Google Search first');
    await unapproved.close();
    act(() => void approveAiResult('g'));
    const withoutLink = await google();
    expect(withoutLink.text).toContain('Fill in the web address first');
    await withoutLink.close();
    type('Web address', 'bakery.example/saturday');
    const short = await google();
    expect(short.text).toContain('Google needs at least 2 descriptions, there is 1.');
    await short.close();
    type('Your own descriptions', 'Eight places. Book yours today.');
    await user.click((await google()).item);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('sourdough-saturday-google-search.csv');
    expect(await saved[0]?.file.text()).toContain('Eight places. Book yours today.');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(menuItem(/^Meta Ads Manager/).textContent).toContain('Approve the advert for Meta first');
  });

  it('shows the tagged address of each network, and refuses what is no web address', async () => {
    await open([piece]);
    type('Web address', 'two words');
    expect(screen.getByText('Enter a web address, for example example.com/offer.')).toBeTruthy();
    type('Web address', 'bakery.example');
    type('Campaign tag', 'Spring Fair');
    expect(
      screen.getByText('https://bakery.example/?utm_source=facebook&utm_medium=paid-social&utm_campaign=spring-fair'),
    ).toBeTruthy();
  });

  it('works out a budget, and says when a visit costs more than it brings', async () => {
    await open([piece]);
    const money = (label: string, value: string) => {
      type(label, value);
      fireEvent.blur(field(label));
    };
    money('Monthly budget', '304');
    money('Cost per visit', '0.80');
    expect(screen.getByText('Visits per month').nextSibling?.textContent).toBe('380');
    money('Visitors who buy, %', '1');
    money('Income per customer', '65');
    expect(
      screen.getByText('A visit costs more than it earns. Bid less, or raise the income per customer.'),
    ).toBeTruthy();
    expect(pieces.get('ad-1')?.fields['budget.month']).toBe('30400');
  });

  it('can be scheduled only when every network’s advert is approved', async () => {
    await open([piece]);
    const schedule = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' });
    act(() => void approveAiResult('g'));
    expect(screen.getByText('1 of 2 approved')).toBeTruthy();
    expect(schedule().disabled).toBe(true);
    act(() => void approveAiResult('m'));
    expect(schedule().disabled).toBe(false);
  });
});
