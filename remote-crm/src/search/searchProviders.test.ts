import { expect, it } from 'vitest';
import { searches } from './searches';
import { searchProviders } from './searchProviders';

it('the door names the groups of the palette as the searches do', () => {
  const named = ({ id, title }: { id: string; title: string }) => ({ id, title });
  expect(searchProviders.map(named)).toEqual(searches.map(named));
});
