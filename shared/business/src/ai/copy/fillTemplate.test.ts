import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate';

const slots = { subject: 'our oak tables', price: 'from £240', until: '' };

describe('a template', () => {
  it('takes the words as they are, with a capital where its slot has one', () => {
    expect(fillTemplate('{Subject}, {price}. All about {subject}.', slots).text).toBe(
      'Our oak tables, from £240. All about our oak tables.',
    );
  });

  it('leaves out whole the sentence whose fact is missing, and a line that has no other', () => {
    expect(fillTemplate('{Subject}. Only until {until}. Ask us.\nEnds {until}\n\nThank you.', slots)).toMatchObject({
      text: 'Our oak tables. Ask us.\n\nThank you.',
      whole: false,
    });
  });

  it('says which facts it has told', () => {
    expect([...fillTemplate('{Subject}: {price}.', slots).used]).toEqual(['subject', 'price']);
  });

  it('keeps the mark that the words of the brief end in', () => {
    expect(fillTemplate('{Subject}.', { subject: 'back pain?' }).text).toBe('Back pain?');
  });
});
