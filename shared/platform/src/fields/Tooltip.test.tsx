// @vitest-environment page
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tooltip } from './index';

afterEach(cleanup);

const bubble = () => document.querySelector('.ant-tooltip:not(.ant-tooltip-hidden)');
const scoreButton = () => screen.getByRole('button', { name: 'Score' });

function Score({ onKey = () => {} }: { readonly onKey?: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around it
    <div onKeyDown={onKey}>
      <Tooltip text="Counted from what the contact did">
        <button type="button">Score</button>
      </Tooltip>
    </div>
  );
}

test('a screen reader has the words before anything is shown', () => {
  render(<Score />);
  const described = scoreButton().getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe('Counted from what the contact did');
  expect(bubble()).toBeNull();
});

test('it shows under the pointer, and goes with it', async () => {
  render(<Score />);
  await userEvent.hover(scoreButton());
  await waitFor(() => expect(bubble()?.textContent).toBe('Counted from what the contact did'));
  await userEvent.unhover(scoreButton());
  await waitFor(() => expect(bubble()).toBeNull());
});

test('it comes with the focus of the keyboard, Esc takes it away alone and leaves the focus', async () => {
  const key = vi.fn();
  render(<Score onKey={key} />);
  await userEvent.tab();
  await waitFor(() => expect(bubble()).toBeTruthy());
  key.mockClear();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(bubble()).toBeNull());
  expect(document.activeElement).toBe(scoreButton());
  expect(key).not.toHaveBeenCalled();
});
