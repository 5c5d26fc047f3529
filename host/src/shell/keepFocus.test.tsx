// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main>
      <h1>Results</h1>
      <input aria-label="Search">
      <article><button id="approve">Approve</button></article>
      <div><button id="generate">Generate</button></div>
      <section aria-label="People"><ul>${['Ann', 'Ben', 'Cem']
        .map((name) => `<li id="${name}"><button>Edit</button> <button class="remove">Remove</button></li>`)
        .join('')}</ul></section>
    </main>
    <section class="s-toaster" aria-label="Notifications"><button id="undo">Undo</button></section>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const at = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Expected ${selector}.`);
  return element;
};
/** Takes it away, as a page does that has no more use for it. */
async function remove(selector: string) {
  at(selector).remove();
  // Not every stand-in for a browser does as browsers do.
  if (document.activeElement && !document.activeElement.isConnected) (document.activeElement as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(200);
}
const press = (pointerType: string) =>
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));

it('leads from a button that went to the part of the page it was in', async () => {
  at('#approve').focus();
  await remove('#approve');
  expect(document.activeElement).toBe(at('article'));
});

it('moves to the same button of the next row when a row is removed, of the row before it from the last, and to the list after that', async () => {
  at('#Ann .remove').focus();
  await remove('#Ann');
  expect(document.activeElement).toBe(at('#Ben .remove'));
  at('#Cem button').focus();
  await remove('#Cem');
  expect(document.activeElement).toBe(at('#Ben button'));
  await remove('#Ben');
  expect(document.activeElement).toBe(at('section[aria-label=People]'));
});

it('goes on in the next row when the row was removed by a question that was answered', async () => {
  at('#Ben .remove').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="yes">Delete</button></div>');
  at('#yes').focus();
  at('#Ben').remove();
  await remove('[role=dialog]');
  expect(document.activeElement).toBe(at('#Cem .remove'));
});

it('leads from a message that went to where the focus was before', async () => {
  at('input').focus();
  at('#undo').focus();
  await remove('#undo');
  expect(document.activeElement).toBe(at('input'));
});

it('leads to the heading of the page where nothing else is left', async () => {
  at('#generate').focus();
  await remove('#generate');
  expect(document.activeElement).toBe(at('h1'));
});

it('leaves it where the page itself put it', async () => {
  at('#approve').focus();
  at('#approve').remove();
  at('input').focus();
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(at('input'));
});

it('leaves it nowhere when somebody pressed beside everything', async () => {
  at('#approve').focus();
  press('mouse');
  at('#approve').blur();
  await remove('#approve');
  expect(document.activeElement).toBe(document.body);
});

it('brings up no keyboard on a phone: a touch forgets the fields of before', async () => {
  at('input').focus();
  press('touch');
  at('#undo').focus();
  await remove('#undo');
  expect(document.activeElement).toBe(at('h1'));
});
