import { collectionNamed } from '@steps/platform/src/core/store/collection';
import { expect, it } from 'vitest';
import './aiResultState';

// Nothing else is imported here: this is what a page knows that has opened the ledger alone.
it('an approval that is taken back reaches campaigns although no page of theirs was opened', () => {
  expect(collectionNamed('campaigns')).toBeDefined();
});
