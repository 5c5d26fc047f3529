// @vitest-environment page
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UploadField } from './index';

afterEach(cleanup);

const png = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const pdf = new File(['x'], 'notes.pdf', { type: 'application/pdf' });

function Logo({ most = 1 }: { readonly most?: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <UploadField
        label="Logo"
        accept="image/png"
        kind="PNG picture"
        maxBytes={1000}
        most={most}
        value={files}
        onChange={setFiles}
      />
      <textarea aria-label="Notes" />
      <output>{files.map(({ name }) => name).join(' ')}</output>
    </>
  );
}

const held = () => screen.getByRole('status').textContent;
const button = () => screen.findByRole('button', { name: /^Logo: Drop/ });
const drop = async (files: readonly File[]) => fireEvent.drop(await button(), { dataTransfer: { files, items: [] } });
const paste = (target: Element, files: readonly File[]) => {
  const event = createEvent.paste(target);
  Object.defineProperty(event, 'clipboardData', { value: { files, items: [] } });
  fireEvent(target, event);
};
const dialog = async () => {
  await button();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('Expected a file dialog.');
  return input;
};

test('a file is dropped, listed with its size, and removed again', async () => {
  render(<Logo />);
  await drop([png('logo.png')]);
  expect(held()).toBe('logo.png');
  expect(screen.getByText('10 bytes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo.png' }));
  expect(held()).toBe('');
  expect(document.activeElement).toBe(await button());
});

test('a file is chosen from the dialog, which the button opens', async () => {
  render(<Logo />);
  const input = await dialog();
  let opened = false;
  input.click = () => {
    opened = true;
  };
  await userEvent.click(await button());
  expect(opened).toBe(true);
  fireEvent.change(input, { target: { files: [png('logo.png')] } });
  await waitFor(() => expect(held()).toBe('logo.png'));
});

test('a file is pasted, but not one that goes into another field', async () => {
  render(<Logo />);
  await button();
  paste(screen.getByRole('textbox', { name: 'Notes' }), [png('other.png')]);
  expect(held()).toBe('');
  paste(document.body, [png('logo.png')]);
  expect(held()).toBe('logo.png');
});

test('what does not fit is named, with what would, and taken from nobody', async () => {
  render(<Logo />);
  await drop([png('logo.png')]);
  await drop([pdf]);
  expect(screen.getByText('“notes.pdf” is not a PNG picture.')).toBeTruthy();
  expect((await button()).getAttribute('aria-describedby')).toMatch(/-error/);
  await drop([png('big.png', 1200)]);
  expect(screen.getByText('“big.png” is 1.2 kB; the limit is 1 kB.')).toBeTruthy();
  expect(held()).toBe('logo.png');
});

test('several files dropped together are each taken once', async () => {
  render(<Logo most={3} />);
  await drop([png('a.png'), png('b.png'), pdf]);
  expect(held()).toBe('a.png b.png');
  expect(screen.getByText('“notes.pdf” is not a PNG picture.')).toBeTruthy();
});

test('the limits are said before anything is chosen', () => {
  render(<Logo most={3} />);
  expect(screen.getByText('Up to 3 files, PNG picture, up to 1 kB each.')).toBeTruthy();
});
