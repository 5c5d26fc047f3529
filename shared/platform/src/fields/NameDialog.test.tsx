// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RuleError } from '../core/store/ruleError';
import { NameDialog } from './NameDialog';

afterEach(cleanup);

it('a name that a rule refuses is told at the field, and the dialog stays until one is taken', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const names: string[] = [];
  const onName = (name: string) => {
    if (!name) throw new RuleError('Give the board a name.');
    names.push(name);
  };
  render(<NameDialog title="Rename board" start="Week" action="Rename" {...{ onName, onClose }} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(screen.getByRole('textbox', { name: 'Name', description: 'Give the board a name.' })).toBe(field);
  expect(onClose).not.toHaveBeenCalled();
  await user.type(field, 'Month{Enter}');
  expect([names, onClose.mock.calls.length]).toEqual([['Month'], 1]);
});
