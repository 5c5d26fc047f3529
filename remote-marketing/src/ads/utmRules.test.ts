import { expect, it } from 'vitest';
import { taggedLink, tagsOf, utmValue } from './utmRules';

const tags = { campaign: 'Open Day', term: '', content: 'A' };

it('a value is written alike whatever was typed', () => {
  expect(utmValue('  Open Day, Café & more! ')).toBe('open-day-cafe-more');
  expect(utmValue('x'.repeat(100_000))).toHaveLength(100);
});

it('an address says network, medium and campaign, and what it had stays', () => {
  expect(taggedLink('bakery.example/offer?size=2&utm_campaign=old#top', 'google-search', tags)).toBe(
    'https://bakery.example/offer?size=2&utm_campaign=open-day&utm_source=google&utm_medium=cpc&utm_content=a#top',
  );
  expect(taggedLink('https://bakery.example', 'linkedin', { ...tags, content: '' })).toBe(
    'https://bakery.example/?utm_source=linkedin&utm_medium=paid-social&utm_campaign=open-day',
  );
});

it('gives no address for what is no web page', () => {
  for (const link of ['', 'javascript:alert(1)', 'mailto:nell@bakery.example', 'two words'])
    expect(taggedLink(link, 'facebook', tags)).toBe('');
});

it('the campaign is called like the piece until a person names it', () => {
  expect(tagsOf({ title: 'Open day', fields: {} })).toEqual({ campaign: 'open-day', term: '', content: '' });
  expect(tagsOf({ title: 'Open day', fields: { 'utm.campaign': 'Spring' } }).campaign).toBe('spring');
});
