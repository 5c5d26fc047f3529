// @vitest-environment page
import { expect, it, vi } from 'vitest';

const fetched = vi.hoisted(() => new Set<string>());
vi.mock('@steps/platform/fields', (original) => {
  fetched.add('fields');
  return original();
});
vi.mock('@steps/business/results', (original) => {
  fetched.add('results');
  return original();
});

await import('./CrmPage');
const withList = [...fetched];
await import('./ContactPage');
const withContact = [...fetched];

it('a list of contacts shows without the fields of forms, and a contact without the review of AI results', () => {
  expect(withList).toEqual([]);
  expect(withContact).toEqual(['fields']);
});
