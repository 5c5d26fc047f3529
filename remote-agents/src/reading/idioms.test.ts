import { expect, it } from 'vitest';
import { needsOf } from './idioms';

it.each([
  ['who (?:was|is) the last (?:person|one) we met', ['who', 'the', 'last', 'we', 'met']],
  ['deals?(?= on) the go$', ['deal', 'the', 'go']],
  ['(?<=tickets )how long|how far', []],
  [String.raw`what did (\p{L}+(?: \p{L}+)?) say`, ['what', 'did', 'say']],
  ['when did (.{3,40}?) go out', ['when', 'did', 'go', 'out']],
])('“%s” needs %s', (source, words) => expect(needsOf(source)).toEqual(words));
