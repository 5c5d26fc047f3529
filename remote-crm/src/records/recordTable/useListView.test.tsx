// @vitest-environment page
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListView } from './useListView';

const shape = { fields: [], sorts: [], archive: false };
/** Where the page goes, in order; it is there only when the test says so, as on a busy machine. */
let onTheWay: URLSearchParams[] = [];
let arrive: (params: URLSearchParams | undefined) => void;

vi.mock('@steps/platform/router', () => ({ useSearchParams: () => useSlowParams() }));

function useSlowParams() {
  const [params, setParams] = useState(new URLSearchParams());
  arrive = (next = params) => setParams(next);
  return [params, (change: (current: URLSearchParams) => URLSearchParams) => onTheWay.push(change(params))];
}

beforeEach(() => {
  vi.useFakeTimers();
  onTheWay = [];
});
afterEach(() => vi.useRealTimers());

it('what is typed stays while addresses of a moment ago are still on their way', () => {
  const { result } = renderHook(() => useListView(shape, ''));
  for (const q of ['J', 'Jü', 'Jür']) {
    act(() => result.current.setView({ ...result.current.view, q }));
    act(() => vi.advanceTimersByTime(1_000));
  }
  expect(onTheWay.map(String)).toEqual(['q=J', 'q=J%C3%BC', 'q=J%C3%BCr']);
  for (const params of onTheWay) {
    act(() => arrive(params));
    expect(result.current.view.q).toBe('Jür');
  }
  act(() => arrive(onTheWay[0]));
  expect(result.current.view.q, 'a link to what was typed before').toBe('J');
});
