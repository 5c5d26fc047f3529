// @vitest-environment page
import { setRegion } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SafePage } from './Shell';

const shown = vi.hoisted(() => ({ module: 'crm', pages: 0 }));
vi.mock('./place', () => ({ usePlace: () => ({ place: { kind: 'module', module: shown.module }, remotes: [] }) }));
vi.mock('./PageRoutes', () => ({
  PageRoutes: () => {
    const [number] = useState(() => ++shown.pages);
    return <p>Page {number}</p>;
  },
}));

beforeEach(async () => {
  Object.assign(shown, { module: 'crm', pages: 0 });
  await openMemoryStore({});
});
afterEach(() => {
  cleanup();
  setRegion({ timeZone: '' });
});

it('draws the page anew in another time zone, and not when something else of the region changes', () => {
  render(<SafePage />);
  expect(screen.getByText('Page 1')).toBeDefined();
  act(() => setRegion({ workFrom: '07:30' }));
  expect(screen.getByText('Page 1')).toBeDefined();
  act(() => setRegion({ timeZone: 'Pacific/Auckland' }));
  expect(screen.getByText('Page 2')).toBeDefined();
});

it('leaves the settings as they are when the zone is chosen there, so that the focus stays in the field', () => {
  shown.module = 'settings';
  render(<SafePage />);
  act(() => setRegion({ timeZone: 'Pacific/Auckland' }));
  expect(screen.getByText('Page 1')).toBeDefined();
});
