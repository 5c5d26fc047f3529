import { expect, it } from 'vitest';
import { preset, toggled, withSelection } from './panelRules';

it('beginner shows the library, advanced all four panels, preview none', () => {
  expect(preset('beginner').shown).toEqual(['library']);
  expect(preset('advanced').shown).toEqual(['library', 'properties', 'layers', 'globalStyles']);
  expect(preset('preview').shown).toEqual([]);
});

it('selecting a block opens the properties, but not in the preview', () => {
  expect(withSelection(preset('beginner'))).toEqual({ preset: 'beginner', shown: ['library', 'properties'] });
  expect(withSelection(preset('preview'))).toEqual(preset('preview'));
});

it('toggling a panel switches to advanced', () => {
  expect(toggled(preset('beginner'), 'layers')).toEqual({ preset: 'advanced', shown: ['library', 'layers'] });
  expect(toggled(preset('preview'), 'library')).toEqual({ preset: 'advanced', shown: ['library'] });
});
