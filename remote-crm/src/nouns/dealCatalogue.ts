import type { Deal } from '@steps/business';
import type { Catalogue } from '../records/catalogue/catalogue';
import { ownerAlso, sourceField } from './commonFields';

/** Every field of a deal: list, facts, form, search and what AI may ask for are derived from it. */
export const dealCatalogue = {
  id: { label: 'Deal ID', kind: 'id' },
  name: { label: 'Name', kind: 'text', width: 190, section: 'next', form: true, search: true, ai: true },
  stage: { label: 'Stage', kind: 'choice', width: 122, form: true },
  valuePence: { label: 'Value', kind: 'money', id: 'value', width: 100, section: 'next', form: true },
  closeDate: {
    ...{ label: 'Close date', short: 'Closes', kind: 'day', id: 'close', width: 120 },
    ...{
      section: 'next',
      form: true,
      ai: true,
      also: ['closing', 'close', 'closes', 'closing date', 'expected', 'due'],
    },
  },
  companyId: { label: 'Company', kind: 'id', section: 'origin', form: true },
  contactId: { label: 'Contact', kind: 'id', section: 'origin' },
  nextStep: {
    ...{ label: 'Next step', kind: 'text', id: 'step', width: 130 },
    ...{ section: 'next', form: true, search: true, ai: true, also: ['next action'] },
  },
  lostReason: {
    ...{ label: 'Lost reason', kind: 'words', id: 'reason', width: 140 },
    ...{ section: 'origin', search: true, ai: true, also: ['reason', 'reasons', 'reason for losing'] },
  },
  source: sourceField('origin'),
  owner: {
    label: 'Owner',
    kind: 'words',
    width: 120,
    section: 'origin',
    search: true,
    ai: true,
    also: [...ownerAlso, 'salesperson'],
  },
  notes: { label: 'Notes', kind: 'lines', width: 180, section: 'origin', search: true, ai: true },
  createdAt: {
    label: 'Added',
    kind: 'moment',
    id: 'added',
    width: 120,
    ai: true,
    also: ['new', 'created', 'opened', 'add', 'came in', 'arrived'],
  },
  stageChangedAt: {
    ...{ label: 'In this stage since', short: 'In stage since', kind: 'moment', id: 'since', width: 130 },
    ...{ section: 'origin', ai: true, also: ['moved', 'moved stage', 'changed stage', 'since when in its stage'] },
  },
  stageHistory: { label: 'Stages', kind: 'parts' },
  updatedAt: { label: 'Changed', kind: 'moment' },
} as const satisfies Catalogue<Deal>;

export type DealCatalogue = typeof dealCatalogue;
