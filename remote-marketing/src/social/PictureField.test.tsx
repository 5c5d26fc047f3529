// @vitest-environment page

import { notify, Overlays } from '@steps/platform/ui';
import { openMemoryStore, setCurrentPerson, testNow, tomWith } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Piece } from '../pieces/piece';
import { NetworkPreviews } from './NetworkPreviews';
import { PictureField } from './PictureField';
import { setPicture } from './postPicture';
import { postOf } from './usePost';

const post: Piece = {
  id: 'post-1',
  kind: 'social',
  title: 'Rye',
  brief: {},
  parts: { main: { options: [], text: 'Rye is back.' } },
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
};
const loaf = { data: 'data:image/png;base64,iVBORw0KGgo=', name: 'loaf.png' };

async function open() {
  await openMemoryStore({ pieces: [post] });
  render(
    <>
      <PictureField piece={post} />
      <NetworkPreviews piece={post} post={postOf(post)} network="linkedin" />
      <Overlays />
    </>,
  );
  return userEvent.setup();
}
const pictures = () => document.querySelectorAll<HTMLImageElement>('img');

afterEach(() => {
  setCurrentPerson(undefined);
  cleanup();
  notify.clear();
});

it('a picture is in the preview of every network, with the words for those who do not see it', async () => {
  await open();
  expect(pictures()).toHaveLength(0);
  act(() => setPicture('post-1', loaf));
  expect(pictures()).toHaveLength(5);
  expect(screen.getByText(/^Say what the picture shows/)).toBeTruthy();
  const alt = screen.getByLabelText(/^Alt text/);
  fireEvent.change(alt, { target: { value: ' A loaf "of" <rye> ' } });
  fireEvent.blur(alt);
  expect([...pictures()].map((picture) => picture.alt)).toEqual(Array(5).fill('A loaf "of" <rye>'));
});

it('a picture is removed, and undo brings it back', async () => {
  const user = await open();
  act(() => setPicture('post-1', loaf));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(pictures()).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(pictures()).toHaveLength(5);
});

it('a picture is saved as a file by whoever may export, and by nobody else', async () => {
  await open();
  act(() => setPicture('post-1', loaf));
  const save = () => fireEvent.click(screen.getByRole('link', { name: 'Save picture' }));
  // What a click gives back: whether the browser goes on to save the file.
  expect(save()).toBe(true);
  act(() => tomWith({ marketing: ['view', 'change'] }));
  expect(save()).toBe(false);
  expect(await screen.findByText('Nothing was exported')).toBeTruthy();
});
