import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../store/history';
import { company, contact, openMemoryStore } from '../testing';
import { companies } from './company';
import { companyScoreBand, companySizeLabels } from './companyRules';
import { addCompanyTag, contactCount, createCompany, deleteCompanies, updateCompany } from './companyState';

beforeEach(async () => {
  await openMemoryStore({
    companies: [company({ id: 'k1', name: 'North Ltd' })],
    contacts: [contact({ companyId: 'k1' })],
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
    expect(() => createCompany({ name: ' ' })).toThrow('Expected the name of the company');
    expect(createCompany({ name: 'South Ltd' })).toMatchObject({ status: 'prospect', size: 'small' });
    updateCompany('k1', { industry: 'Retail' });
    addCompanyTag('k1', 'Key Account');
    expect(companies.get('k1')).toMatchObject({ industry: 'Retail', tags: ['Key Account'] });
    deleteCompanies(['k1']);
    expect(undo()?.label).toBe('Delete North Ltd');
    expect(companies.get('k1')?.tags).toEqual(['Key Account']);
  });

  it('count their contacts', () => {
    expect(contactCount('k1')).toBe(1);
    expect(contactCount('none')).toBe(0);
  });
});
