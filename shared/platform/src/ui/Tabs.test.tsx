// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

const tabs = ['Setup', 'Prompts', 'Report'].map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: `${label} panel`,
}));

function Example({ start = 'setup' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <Tabs label="Analysis" tabs={tabs} value={value} onChange={setValue} />;
}

const selected = () => screen.getByRole('tab', { selected: true });

test('arrows, Home and End open tabs and carry the focus along, around the ends', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Setup' }));
  for (const [key, name] of [
    ['{ArrowRight}', 'Prompts'],
    ['{End}', 'Report'],
    ['{ArrowRight}', 'Setup'],
    ['{ArrowLeft}', 'Report'],
    ['{Home}', 'Setup'],
  ] as const) {
    await user.keyboard(key);
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`${name} panel`);
  }
});

test('the tab list is one stop of the Tab key, the panel the next', async () => {
  const user = userEvent.setup();
  render(<Example start="prompts" />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Prompts' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('an unknown tab opens the first', () => {
  render(<Example start="elsewhere" />);
  expect(selected().textContent).toBe('Setup');
});

test('the strip scrolls until the open tab is in it, with the beginning of the next one', () => {
  const box = (left: number, right: number) => ({ left, right }) as DOMRect;
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'tab' ? box(300, 420) : box(0, 360);
  });
  render(<Example start="report" />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(92);
  measure.mockRestore();
});
