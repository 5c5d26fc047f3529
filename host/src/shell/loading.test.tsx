// @vitest-environment page
import { useNavigate } from '@steps/platform/router';
import { MemoryRouter } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingProvider, useLoading } from './loading';

function Indicators() {
  const { pageChanging, moduleSwitching } = useLoading();
  return <output>{[pageChanging && 'page', moduleSwitching && 'module'].filter(Boolean).join(' ')}</output>;
}

let go: (to: string) => void = () => {};
function Go() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return null;
}

const shell = (module: string | undefined) => (
  <MemoryRouter initialEntries={['/']}>
    <Go />
    <LoadingProvider module={module}>
      <Indicators />
    </LoadingProvider>
  </MemoryRouter>
);

const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the loading state', () => {
  it('throws outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Indicators />)).toThrow('expected a LoadingProvider');
  });

  it('shows nothing on the first page', () => {
    render(shell('dashboard'));
    expect(shown()).toBe('');
  });

  it('shows a skeleton for 200 ms when the module switches', () => {
    const { rerender } = render(shell('dashboard'));
    rerender(shell('crm'));
    expect(shown()).toBe('module');
    pass(199);
    expect(shown()).toBe('module');
    pass(1);
    expect(shown()).toBe('');
  });

  it('counts the 200 ms from when the skeleton is there, whatever the pages do then', () => {
    let counting = 0;
    function Busy({ module }: { readonly module: string }) {
      useEffect(() => {
        if (module === 'crm') counting = vi.getTimerCount();
      }, [module]);
      return null;
    }
    const busy = (module: string) => (
      <MemoryRouter initialEntries={['/']}>
        <LoadingProvider module={module}>
          <Busy module={module} />
        </LoadingProvider>
      </MemoryRouter>
    );
    const { rerender } = render(busy('dashboard'));
    rerender(busy('crm'));
    expect(counting).toBe(1);
  });

  it('starts the 200 ms anew when the module switches again', () => {
    const { rerender } = render(shell('dashboard'));
    rerender(shell('crm'));
    pass(150);
    rerender(shell('sales'));
    pass(150);
    expect(shown()).toBe('module');
    pass(50);
    expect(shown()).toBe('');
  });

  it('shows no skeleton on the way back to the same module', () => {
    const { rerender } = render(shell('crm'));
    rerender(shell(undefined));
    rerender(shell('crm'));
    expect(shown()).toBe('');
  });

  it('shows the indicator for 300 ms when the page changes', async () => {
    render(shell(undefined));
    await act(async () => go('/help'));
    expect(shown()).toBe('page');
    pass(299);
    expect(shown()).toBe('page');
    pass(1);
    expect(shown()).toBe('');
  });
});
