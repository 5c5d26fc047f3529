import { screen } from '@testing-library/react';

/** For tests: the dialog that a field for files opens, once the field has arrived. */
export async function fileDialog(field: string): Promise<HTMLInputElement> {
  await screen.findByRole('button', { name: new RegExp(`^${field}: Drop`) });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error(`Expected the field ${field} to open a dialog.`);
  return input;
}
