import { expect, it } from 'vitest';
import { mailContent } from './mailWriterRules';

it('approved words take the place of the block’s own words, and of nothing else', () => {
  expect(mailContent('heading', ' An open day\nfor {company} ')).toEqual({ text: 'An open day for {company}' });
  expect(mailContent('text', 'Hello {first name},\n\nCome by.')).toEqual({ text: 'Hello {first name},\n\nCome by.' });
});

it('a button takes its words without the line beside them', () => {
  expect(mailContent('button', 'Book a place: eight places, £65 each.')).toEqual({ text: 'Book a place' });
  expect(mailContent('button', 'Book a place')).toEqual({ text: 'Book a place' });
});

it('a product keeps its name: only the description is taken', () => {
  expect(mailContent('product', 'Oak board: what you get\n\nCut from one piece.\n\n- Oiled')).toEqual({
    text: 'Cut from one piece.\n\n- Oiled',
  });
  expect(mailContent('product', 'Cut from one piece.')).toEqual({ text: 'Cut from one piece.' });
});
