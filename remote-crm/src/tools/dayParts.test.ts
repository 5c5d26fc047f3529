import { expect, it } from 'vitest';
import { dayPart } from './dayParts';

it('the afternoon begins at noon, the evening at six, by the clock here', () => {
  const at = (time: string) => dayPart(`2026-11-18T${time}`);
  expect(['00:00', '09:30', '11:59'].map(at)).toEqual(['morning', 'morning', 'morning']);
  expect(['12:00', '17:59'].map(at)).toEqual(['afternoon', 'afternoon']);
  expect(['18:00', '23:30'].map(at)).toEqual(['evening', 'evening']);
});
