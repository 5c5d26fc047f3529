import { companies, contacts } from '@steps/business';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { commit, put } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { createProperty } from '../../remote-crm/src/properties/propertyState';
import { sample as crmSample } from '../../remote-crm/src/sample';
import { sample as marketingSample } from '../../remote-marketing/src/sample';
import { sample as strategySample } from '../../remote-strategy/src/sample';

/** When the questions are asked: a Wednesday. */
export const corpusNow = new Date(2026, 10, 18, 8, 30);

/** Opens the business that the questions are about: the sample with four properties of its own. The clock is the caller's. */
export async function openCorpusBusiness(): Promise<void> {
  await openMemoryStore();
  await openSampleClient(corpusNow);
  await addSamplePart('remote-crm', async () => crmSample, corpusNow);
  await addSamplePart('remote-marketing', async () => marketingSample, corpusNow);
  await addSamplePart('remote-strategy', async () => strategySample, corpusNow);
  const areas = ['North', 'South', 'Scotland'];
  createProperty('company', 'Area', 'choice', areas);
  createProperty('company', 'Vehicles', 'number');
  createProperty('company', 'Contract ends', 'date');
  createProperty('contact', 'Samples sent', 'yes-no');
  const place = ({ id }: { readonly id: string }) => Number(id.split('-').at(-1));
  const withArea = companies.all().map((company) => {
    const nth = place(company);
    const properties = {
      Area: areas[nth % 3] ?? '',
      ...(nth % 2 === 1 && { Vehicles: nth }),
      ...(nth <= 12 && { 'Contract ends': `2026-${String(nth).padStart(2, '0')}-28` }),
    };
    return put(companies, { ...company, properties });
  });
  const withSamples = contacts.all().map((contact) => {
    const nth = place(contact) % 4;
    return put(contacts, { ...contact, properties: nth < 2 ? { 'Samples sent': nth === 0 } : {} });
  });
  commit({ label: 'Fill in the properties', changes: [...withArea, ...withSamples] });
}
