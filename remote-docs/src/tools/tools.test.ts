import { describeTools } from '@steps/testing/tasks';
import { expect, it } from 'vitest';
import { facts } from '../facts';
import { palette } from '../search/palette';
import { tools } from '.';
import { searchHelp } from './searchHelp';

describeTools(tools, facts.tools);
const { signal } = new AbortController();

it('an agent that is asked how something is done gets the words of the help, with their address', async () => {
  expect(await searchHelp.run({ query: 'undo an import' }, { signal })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        title: 'Bring your contacts over',
        parts: expect.arrayContaining([
          expect.objectContaining({ href: '/help?topic=import-contacts#import-and-undo-if-you-must' }),
        ]),
      }),
    ]),
  );
});

it('the palette and an agent find commands and keys, with a typo too', async () => {
  const [hit] = (await palette.searchProviders?.[0]?.search('keybord shortcut', signal)) ?? [];
  expect(hit?.href).toMatch(/^\/help\?topic=commands/);
  expect(await searchHelp.run({ query: 'overdue tickets' }, { signal })).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Commands and keys' })]),
  );
});

it('the palette finds the same, each article once', async () => {
  const hits = (await palette.searchProviders?.[0]?.search('recovery file', signal)) ?? [];
  expect(hits.map(({ href }) => href.split('#')[0])).toContain('/help?topic=settings-data');
  expect(hits.length).toBeLessThanOrEqual(5);
});
