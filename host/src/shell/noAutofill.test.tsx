// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepFromAutofill } from './noAutofill';

afterEach(cleanup);

it('a record field is kept from the browser’s suggestions once it is entered; a passphrase field keeps its own word', () => {
  const stop = keepFromAutofill();
  render(
    <>
      <input aria-label="Phone" />
      <textarea aria-label="Notes" />
      <input aria-label="Passphrase" type="password" autoComplete="current-password" />
    </>,
  );
  const word = (label: string) => {
    const field = screen.getByLabelText(label);
    field.focus();
    return field.getAttribute('autocomplete');
  };
  expect(['Phone', 'Notes', 'Passphrase'].map(word)).toEqual(['off', 'off', 'current-password']);
  stop();
});
