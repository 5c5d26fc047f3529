import { slug as slugOf } from '@steps/platform';
import { describe, expect, it } from 'vitest';
import { articleChecks, articleFile, frontTitle, lengthOf, plainText, readArticle } from './articleRules';

it('an article is read as its title and its text, and nothing is lost without a title', () => {
  expect(readArticle('\ufeff# Rye week\r\n\r\n## First\r\nText')).toEqual({
    title: 'Rye week',
    body: '## First\nText',
  });
  expect(readArticle('# Only a title')).toEqual({ title: 'Only a title', body: '' });
  expect(readArticle('No title\n\n## Text')).toEqual({ title: '', body: 'No title\n\n## Text' });
});

it('front matter is no part of the text, may name the title, and is in the file again', () => {
  const file = '---\ntitle: "Rye week"\ntags: [rye]\n---\n\n## First\n\nText\n';
  const article = readArticle(file);
  expect(article).toEqual({ title: '', body: '## First\n\nText', front: '---\ntitle: "Rye week"\ntags: [rye]\n---' });
  expect(frontTitle(article)).toBe('Rye week');
  expect(articleFile(article, 'New article')).toBe(file);
  const both = '+++\ntitle = "Rye"\n+++\n\n# Rye week\n\nText\n';
  expect(articleFile(readArticle(both), 'New article')).toBe(both);
  expect(articleFile(readArticle('Text'), 'New article')).toBe('# New article\n\nText\n');
  expect(readArticle('---\n\nA line and no end').body).toBe('---\n\nA line and no end');
});

it('an address is small letters and hyphens, cut between words', () => {
  expect(slugOf('Café & Co: why our Rye takes 3 days!')).toBe('cafe-co-why-our-rye-takes-3-days');
  expect(slugOf('bread '.repeat(30))).toBe(Array(10).fill('bread').join('-'));
  expect(slugOf('パン')).toBe('パン');
  expect(slugOf('Smørrebrød zum Straßenfest in Łódź')).toBe('smorrebrod-zum-strassenfest-in-lodz');
});

it('words are counted without the signs of Markdown', () => {
  expect(plainText('## The [rye](https://a.example/b) **loaf**\n- one\n![A loaf](x.png)')).toBe(
    'The rye loaf\none\nA loaf',
  );
  expect(lengthOf(`${'word '.repeat(690)}`)).toEqual({ words: 690, minutes: 3 });
});

describe('the checks of an article', () => {
  const good = {
    title: 'Rye bread: a practical guide',
    description: 'How we make rye bread by hand in three days, and how you can do it in your own kitchen at home.',
    slug: 'rye-bread-guide',
    keyword: 'rye bread',
    body: `Rye bread takes time. ${'We mix the dough by hand. '.repeat(60)}\n\n## First\n\nGo [on](bakery.example).\n\n### Then\n\n![A loaf](a.png)`,
  };
  const bad = (fields: Partial<typeof good>) =>
    articleChecks({ ...good, ...fields })
      .filter((check) => !check.good)
      .map(({ says }) => says);

  it('have nothing against one that can be found and read', () => {
    expect(bad({})).toEqual([]);
    expect(articleChecks(good).every(({ reason }) => reason.length > 20)).toBe(true);
  });

  it('name what is missing', () => {
    expect(bad({ title: 'Rye' })).toEqual(['Title: 3 characters', 'Keyword “rye bread” missing in the title']);
    expect(bad({ description: '' })).toEqual([
      'Description: 0 characters',
      'Keyword “rye bread” missing in the description',
    ]);
    expect(bad({ slug: 'Rye bread' })).toEqual(['Address: /Rye bread']);
    expect(bad({ body: good.body.replace('[on](bakery.example)', 'on') })).toEqual(['Links: 0']);
    expect(bad({ body: good.body.replace('[on](', '[![On](b.png)](') })).toEqual([]);
    expect(bad({ body: good.body.replace('A loaf', '') })).toEqual(['Pictures: 1 without words']);
    expect(bad({ body: good.body.replace('## First', '# First') })).toContain('Headings: a second title');
    expect(bad({ body: good.body.replace('## First', '#### First') })).toEqual(['Headings: a level is left out']);
  });

  it('ask for no keyword while there is none', () => {
    expect(articleChecks({ ...good, keyword: ' ' }).some(({ says }) => says.startsWith('Keyword'))).toBe(false);
  });

  it('read an article of 100,000 words', () => {
    expect(articleChecks({ ...good, body: 'word [ '.repeat(100_000) }).length).toBeGreaterThan(6);
  });
});
