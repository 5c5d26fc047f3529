import { parse } from 'papaparse';
import { expect, it } from 'vitest';
import { googleCsv, linkedInCsv, metaCsv } from './adFiles';

const facts = {
  campaign: 'Open day',
  link: 'bakery.example/saturday?size=2',
  tags: { campaign: 'open-day', term: '', content: '' },
};
const version = (name: string, headline: string) => ({
  name,
  words: { headlines: [headline, 'Second'], text: 'Come by,\n“bring” a friend.', button: '' },
});
function read(text: string) {
  const { data, errors } = parse<Record<string, string>>(text.replace('\ufeff', ''), { header: true });
  expect(errors).toEqual([]);
  return data;
}

it('the file for Google opens again as one paused advert with all lines in their columns', () => {
  const ad = { headlines: ['Rye', 'Spelt', '=1+1'], descriptions: ['One', 'Two'], paths: ['open', 'day'] as const };
  const [row, ...others] = read(googleCsv(ad, facts));
  expect(others).toEqual([]);
  expect(Object.keys(row ?? {}).filter((name) => /^(Headline|Description) \d+$/.test(name))).toHaveLength(19);
  expect(row).toMatchObject({
    Campaign: 'Open day',
    'Ad type': 'Responsive search ad',
    'Headline 1': 'Rye',
    'Headline 3': "'=1+1",
    'Headline 4': '',
    'Description 2': 'Two',
    'Path 1': 'open',
    'Path 2': 'day',
    'Final URL': 'https://bakery.example/saturday?size=2&utm_source=google&utm_medium=cpc&utm_campaign=open-day',
    Status: 'Paused',
  });
});

it('the file for Meta has a paused advert for each version, its tags apart from its address', () => {
  const rows = read(
    metaCsv([version('A', 'Rye'), version('B', '@Oat')], { ...facts, description: 'Fresh', button: 'SHOP_NOW' }),
  );
  expect(rows.map((row) => [row['Ad Name'], row.Title, row['Ad Status']])).toEqual([
    ['Open day A', 'Rye', 'PAUSED'],
    ['Open day B', "'@Oat", 'PAUSED'],
  ]);
  expect(rows[1]).toMatchObject({
    Body: 'Come by,\n“bring” a friend.',
    Link: 'https://bakery.example/saturday?size=2',
    'Link Description': 'Fresh',
    'Call to Action': 'SHOP_NOW',
    'URL Tags': 'utm_source=facebook&utm_medium=paid-social&utm_campaign=open-day&utm_content=b',
  });
});

it('the file for LinkedIn has the tags in the address, and the first button while nobody chose', () => {
  const [row] = read(linkedInCsv([version('A', 'Rye')], { ...facts, description: '', button: '' }));
  expect(row).toMatchObject({
    Headline: 'Rye',
    'Call to Action': 'LEARN_MORE',
    'Destination URL':
      'https://bakery.example/saturday?size=2&utm_source=linkedin&utm_medium=paid-social&utm_campaign=open-day&utm_content=a',
  });
});
