// @vitest-environment page
import { MemoryRouter } from '@steps/shared/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Markdown } from './Markdown';

afterEach(cleanup);

const show = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container;

it('shows bold words, lists and links to records', () => {
  show('**3** deals:\n\n- [Oak tables](/?module=crm&deal=1) · £500');
  expect(screen.getByRole('link', { name: 'Oak tables' }).getAttribute('href')).toBe('/?module=crm&deal=1');
  expect(screen.getByText('3').tagName).toBe('STRONG');
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '![picture](https://evil.example/?leak=Ann)',
  '[Open](https://evil.example/?leak=Ann)',
  '[Open](//evil.example)',
  '[Open](/\\evil.example)',
  '[Open](javascript:alert(1))',
  '<a href="https://evil.example">Open</a>',
  '<https://evil.example/?leak=Ann>',
  'https://evil.example/?leak=Ann',
])('%s is text: nothing is loaded, run or linked', (text) => {
  const shown = show(text);
  expect(shown.querySelectorAll('img, script, iframe, a')).toHaveLength(0);
});
