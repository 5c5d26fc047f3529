import { expect, test } from 'vitest';
import { fileProblem, takenFiles } from './uploadRules';

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const pictures = { accept: 'image/png,image/jpeg', kind: 'PNG or JPEG picture', maxBytes: 5000 };
const names = (files: readonly File[]) => files.map(({ name }) => name);

test.each([
  [file('logo.png', 'image/png'), pictures, undefined],
  [file('notes.pdf', 'application/pdf'), pictures, '“notes.pdf” is not a PNG or JPEG picture.'],
  [file('big.png', 'image/png', 6200), pictures, '“big.png” is 6.2 kB; the limit is 5 kB.'],
  [file('none.png', 'image/png', 0), pictures, '“none.png” is empty.'],
  [file('people.CSV', ''), { accept: '.csv' }, undefined],
  [file('photo.webp', 'image/webp'), { accept: 'image/*' }, undefined],
  [file('photo.webp', 'image/webp'), { accept: '.csv' }, '“photo.webp” is not a file of the kind .csv.'],
])('an upload of %o with the limits %o: %s', (one, limits, problem) => {
  expect(fileProblem(one, limits)).toBe(problem);
});

test('a field of one file takes the new one, and says when several came', () => {
  const taken = takenFiles(
    [file('old.png', 'image/png')],
    [file('a.png', 'image/png'), file('b.png', 'image/png')],
    {},
  );
  expect(names(taken.files)).toEqual(['a.png']);
  expect(taken.problem).toBe('Only one file can be added here: “a.png” was used.');
});

test('what does not fit leaves the file that is there', () => {
  const taken = takenFiles([file('old.png', 'image/png')], [file('notes.pdf', 'application/pdf')], pictures);
  expect(names(taken.files)).toEqual(['old.png']);
});

test('of several files those that fit are taken once, and the others are named', () => {
  const held = [file('a.png', 'image/png')];
  const coming = [
    file('a.png', 'image/png'),
    file('b.png', 'image/png'),
    file('c.txt', 'text/plain'),
    file('d.png', 'image/png'),
  ];
  const taken = takenFiles(held, coming, { ...pictures, most: 2 });
  expect(names(taken.files)).toEqual(['a.png', 'b.png']);
  expect(taken.problem).toBe(
    '“c.txt” is not a PNG or JPEG picture. At most 2 files can be added here: 1 more were left out.',
  );
});

test('of many faults three are named and the rest are counted', () => {
  const coming = Array.from({ length: 20 }, (_, at) => file(`${at}.txt`, 'text/plain'));
  const { problem } = takenFiles([], coming, { ...pictures, most: 30 });
  expect(problem).toMatch(/“2\.txt” is not a PNG or JPEG picture\. And 17 more\.$/);
});
