// @vitest-environment page
import { aiResults } from '@steps/business';
import { Overlays } from '@steps/platform/ui';
import { declareKinds, MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tasks } from '../tasks';
import { ProductStudio } from './ProductStudio';

beforeEach(async () => {
  declareKinds({ 'product-copy': 'content' }, tasks);
  await openMemoryStore({}, { client: { businessName: 'Saltmarsh Bakery' } });
  render(
    <MemoryRouter initialEntries={['/marketing/product']}>
      <ProductStudio />
      <Overlays />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

describe('the page of product copy', () => {
  it('has the chrome of the studios and its canonical link', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product Copy');
    expect(document.title).toBe('Product Copy · Steps');
    expect(screen.getByRole('link', { name: 'Marketing' }).getAttribute('href')).toBe('/marketing');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${location.origin}/marketing/product`,
    );
  });

  it('shows four tools, eight copy types, six industries with a focus line, and three claims marked as illustrative', () => {
    const tools = within(screen.getByRole('region', { name: 'Tools' })).getAllByRole('button');
    expect(tools.map((tool) => tool.querySelector('b')?.textContent)).toEqual([
      'Feature-Benefit Converter',
      'Product Description Generator',
      'Customer Persona Targeting',
      'Sales Copy Optimizer',
    ]);
    const list = (name: string) => within(screen.getByRole('region', { name }));
    expect(
      list('Copy types')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Product Descriptions',
      'Feature Lists',
      'Technical Specifications',
      'Comparison Charts',
      'User Manuals',
      'Sales Sheets',
      'Catalog Copy',
      'E-commerce Listings',
    ]);
    const industries = screen.getByRole('region', { name: 'Industry specialisations' });
    expect([...industries.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'SaaS & Technology',
      'E-commerce',
      'Manufacturing',
      'Healthcare',
      'Financial Services',
      'Consumer Goods',
    ]);
    expect([...industries.querySelectorAll('dd')].every(({ textContent }) => (textContent ?? '').length > 10)).toBe(
      true,
    );
    expect(
      list('Claims')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['78% higher conversion', '5x faster copy creation', '92% satisfaction']);
    expect(list('Claims').getByText(/^Illustrative figures/)).toBeTruthy();
  });

  it('a tool sets what is written, and the result waits for review with what was given', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Feature-Benefit Converter/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Feature Lists' }).checked).toBe(true);
    fireEvent.change(screen.getByLabelText('Product'), { target: { value: 'Oak desk\n- Adjustable height' } });
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(aiResults.size).toBe(1), { timeout: 50_000 });
    const result = aiResults.all().find(({ kind }) => kind === 'product-copy');
    expect(result?.status).toBe('pending');
    expect(result?.inputs).toMatchObject({
      copyType: 'Feature Lists',
      framework: 'FAB',
      product: 'Oak desk',
      features: ['Adjustable height'],
    });
    expect(await within(screen.getByRole('region', { name: 'Product copy' })).findByRole('article')).toBeTruthy();
  });
});
