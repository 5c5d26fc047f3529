// @vitest-environment page
import { readPicture } from '@steps/platform/pictures';
import { notify } from '@steps/platform/ui';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt';
import { RecordPicture } from './RecordPicture';

// Drawing needs a browser; refusing a file does not.
vi.mock('@steps/platform/pictures', { spy: true });

const png = 'data:image/png;base64,iVBORw0KGgo=';

function Header() {
  const [picture, setPicture] = useState('');
  return <RecordPicture word="picture" name="Ada Lovelace" picture={picture} onSave={setPicture} />;
}
const give = (name: string, type: string) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], name, { type }), {
    applyAccept: false,
  });
const shown = () => document.querySelector('img')?.getAttribute('src');
afterEach(() => {
  cleanup();
  notify.clear();
  vi.restoreAllMocks();
});

it('shows initials until a picture is added, and again when it is removed', async () => {
  vi.mocked(readPicture).mockResolvedValueOnce(png);
  renderAt('/', '/', Header);
  const button = screen.getByRole('button', { name: 'Picture of Ada Lovelace' });
  expect(button.textContent).toBe('AL');
  await give('ada.png', 'image/png');
  await vi.waitFor(() => expect(shown()).toBe(png));
  await userEvent.click(button);
  screen.getByRole('menuitem', { name: 'Change picture' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove picture' }));
  expect(shown()).toBeUndefined();
});

it('says why a file is refused', async () => {
  renderAt('/', '/', Header);
  await give('ada.svg', 'image/svg+xml');
  await screen.findByText('The picture was not added');
  screen.getByText('Choose a PNG, JPEG, WebP, GIF or AVIF picture.');
});
