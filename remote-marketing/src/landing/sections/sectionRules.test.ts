import { expect, it } from 'vitest';
import { sectionContent } from './sectionRules';

const hero = { title: 'Old', subtitle: 'Old', buttonText: 'Old', link: '#form', alt: 'A loaf' };

it('an approved opening takes the place of title, subtitle and button, and of nothing else', () => {
  const approved = 'Sourdough Saturday\n\nBake your first loaf with us.\n\nBring an apron.\n\nButton: Book a place';
  expect(sectionContent('hero', hero, approved)).toEqual({
    title: 'Sourdough Saturday',
    subtitle: 'Bake your first loaf with us.\n\nBring an apron.',
    buttonText: 'Book a place',
  });
});

it('features become entries that keep their icons', () => {
  const before = { title: '', text: '', items: [{ icon: 'clock', title: 'Old', text: 'Old' }] };
  const approved =
    'What you get\n\nAll in one morning.\n\nFlour: Two kilos to take home\n\nCoffee: As much as you like';
  expect(sectionContent('features', before, approved)).toEqual({
    title: 'What you get',
    text: 'All in one morning.',
    items: [
      { icon: 'clock', title: 'Flour', text: 'Two kilos to take home' },
      { icon: 'check', title: 'Coffee', text: 'As much as you like' },
    ],
  });
});

it('a features section without entries leaves those that are there', () => {
  expect(sectionContent('features', { items: [] }, 'What you get\n\nMore soon.')).toEqual({
    title: 'What you get',
    text: 'More soon.',
  });
});

it('what a person wrote by hand is taken, a colon in a sentence too', () => {
  expect(sectionContent('text', {}, 'Opening hours\r\n\r\nSaturday: nine to one')).toEqual({
    title: 'Opening hours',
    text: 'Saturday: nine to one',
  });
});

it('the questions of a form stay as they are', () => {
  const approved = 'Ask us\n\nWe answer by email.\n\nButton: Ask';
  const before = { questions: [{ label: 'Name' }], buttonText: 'Send' };
  expect(sectionContent('form', before, approved)).toEqual({
    title: 'Ask us',
    text: 'We answer by email.',
    buttonText: 'Ask',
  });
});
