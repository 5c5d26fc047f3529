// @vitest-environment page
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JoinForm } from './JoinForm';

const user = userEvent.setup({ delay: null });
const track = { stop: vi.fn(), onended: undefined as (() => void) | undefined };
const stream = () => Object.assign(new MediaStream(), { getTracks: () => [track] });
const getUserMedia = vi.fn();
/** What is in front of the camera. */
let codes: string[] = [];

beforeEach(() => {
  codes = [];
  track.stop.mockReset();
  getUserMedia.mockReset().mockImplementation(async () => stream());
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => codes.map((rawValue) => ({ rawValue }));
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<JoinForm />);
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const scan = () => user.click(screen.getByRole('button', { name: 'Scan the code' }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Invitation/);
const refused = (name: string) => getUserMedia.mockRejectedValueOnce(new DOMException('No.', name));

it('the camera is asked for on the press alone, and is off once the invitation is read', async () => {
  expect(getUserMedia).not.toHaveBeenCalled();
  await scan();
  await screen.findByText(/^Point the camera at the picture/);
  expect(getUserMedia).toHaveBeenCalledOnce();
  expect(track.stop).not.toHaveBeenCalled();
  codes = ['https://steps.example/#steps-invite-1.abc.d.e.f'];
  await waitFor(() => expect(field().value).toBe('steps-invite-1.abc.d.e.f'));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bring the business here' }));
});

it('another code is said to be another one, and the camera goes on looking', async () => {
  codes = ['https://menu.example'];
  await scan();
  await screen.findByText(/^That is another code\./);
  expect(field().value).toBe('');
  codes = ['steps-invite-1.alone', 'https://steps.example/#steps-invite-1.abc'];
  await waitFor(() => expect(field().value).toBe('steps-invite-1.abc'));
});

it('is off when it is stopped, when the form goes, and when the browser was still asking then', async () => {
  await scan();
  await screen.findByText(/^Point the camera/);
  await user.click(screen.getByRole('button', { name: 'Stop the camera' }));
  expect(track.stop).toHaveBeenCalledTimes(1);
  await scan();
  await screen.findByText(/^Point the camera/);
  cleanup();
  expect(track.stop).toHaveBeenCalledTimes(2);
  render(<JoinForm />);
  let give: (stream: object) => void = () => {};
  getUserMedia.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  await scan();
  expect(screen.getByRole('status').textContent).toBe('Allow the camera when the browser asks.');
  cleanup();
  give(stream());
  await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(3));
});

it.each([
  ['NotAllowedError', /^The camera is not allowed\. Allow it/],
  ['NotFoundError', /^This device has no camera/],
  ['NotReadableError', /^The camera cannot be used now\. Another program/],
  ['AbortError', /^The camera cannot be used\. No\./],
])('%s is said in words, with another try', async (name, words) => {
  refused(name);
  await scan();
  expect((await screen.findByText(words)).textContent).toContain('paste the invitation');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Point the camera/);
});

it('a page without https, and a camera that is pulled out, say so too', async () => {
  await scan();
  await screen.findByText(/^Point the camera/);
  track.onended?.();
  await screen.findByText(/^The camera stopped\./);
  Reflect.deleteProperty(navigator, 'mediaDevices');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/pages opened with https/);
});
