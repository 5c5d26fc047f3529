import { activities, companies, contacts } from '@steps/business';
import { undo } from '@steps/platform';
import { company, contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyScoreBand, companySizeLabels } from './companyRules';
import {
  addCompanyTag,
  contactCount,
  createCompany,
  deleteCompanies,
  updateCompanies,
  updateCompany,
} from './companyState';

beforeEach(async () => {
  await openMemoryStore({
    companies: [company({ id: 'k1', name: 'North Ltd' })],
    contacts: [contact({ id: 'ann', company: 'North Ltd', companyId: 'k1' })],
  });
});

describe('companies', () => {
  it.each([
    [80, 'High Value Account'],
    [79, 'Medium Value Account'],
    [60, 'Medium Value Account'],
    [40, 'Developing Account'],
    [39, 'Early Stage'],
  ])('with a score of %i are “%s”', (score, label) => {
    expect(companyScoreBand(score).label).toBe(label);
  });

  it('have the specified size labels', () => {
    expect(Object.values(companySizeLabels)).toEqual([
      'Startup',
      'Small Business',
      'Medium Enterprise',
      'Large Enterprise',
      'Global Enterprise',
    ]);
  });

  it('are added with a name, edited, tagged, deleted and brought back', () => {
    expect(() => createCompany({ name: ' ' })).toThrow('Enter a name for the company');
    expect(createCompany({ name: 'South Ltd' })).toMatchObject({ status: 'prospect', size: 'small' });
    updateCompany('k1', { industry: 'Retail' });
    addCompanyTag('k1', 'Key Account');
    expect(companies.get('k1')).toMatchObject({ industry: 'Retail', tags: ['Key Account'] });
    deleteCompanies(['k1']);
    expect(undo()?.label).toBe('Delete North Ltd');
    expect(companies.get('k1')?.tags).toEqual(['Key Account']);
  });

  it('change the company name of their contacts when they are renamed, in one step that only the company’s timeline shows', () => {
    updateCompany('k1', { name: 'Norther Ltd' });
    expect(contacts.get('ann')).toMatchObject({ company: 'Norther Ltd', companyId: 'k1' });
    expect(activities.all().map(({ body }) => body)).toEqual(['Name: North Ltd → Norther Ltd']);
    updateCompanies(['k1'], { name: 'Northern Ltd' });
    expect(contacts.get('ann')?.company).toBe('Northern Ltd');
    undo();
    undo();
    expect(contacts.get('ann')?.company).toBe('North Ltd');
    expect(companies.get('k1')?.name).toBe('North Ltd');
  });

  it('count their contacts', () => {
    expect(contactCount('k1')).toBe(1);
    expect(contactCount('none')).toBe(0);
  });
});
