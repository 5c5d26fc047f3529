import { expect, it } from 'vitest';
import { productBrief } from './productBrief';

it('a product brief is read line by line: the name, what is said, and the features', () => {
  expect(productBrief('Oak desk\n\nSits or stands. From £690.\n- Adjustable height\n• 5-year guarantee', '')).toEqual({
    product: 'Oak desk',
    features: ['Adjustable height', '5-year guarantee'],
    details: 'Sits or stands. From £690.',
  });
});

it('the customers that were chosen are part of it', () => {
  expect(productBrief('Oak desk', 'families').details).toBe('It is made for families.');
  expect(productBrief('  ', 'families').product).toBe('');
});
