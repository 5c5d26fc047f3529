import { maxTags } from '@steps/platform/src/core/constants';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import { archiveField, timelineFields } from '@steps/platform/src/core/store/timeline';
import { textKey } from '@steps/platform/src/core/text/foldText';
import * as v from 'valibot';
import { propertiesSchema } from '../contacts/contact';

/** A company (spec 2, section 3). The number of its contacts is counted, not stored: see `contactsByCompany`. */
export const companySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Address of a picture; empty means initials. */
  logo: v.string(),
  industry: v.string(),
  location: v.string(),
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  website: v.string(),
  linkedin: v.string(),
  status: v.picklist(['active', 'prospect', 'partner', 'churned']),
  size: v.picklist(['startup', 'small', 'medium', 'large', 'enterprise']),
  /** 0 to 100. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  tags: v.pipe(v.array(v.string()), v.maxLength(maxTags)),
  /** As people write it, "£2m a year". */
  revenue: v.string(),
  description: v.string(),
  owner: v.string(),
  properties: propertiesSchema,
  notes: v.string(),
  archivedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Company = Readonly<v.InferOutput<typeof companySchema>>;
export type CompanyStatus = Company['status'];
export type CompanySize = Company['size'];
/** What a new company can be given; a name at least. */
export type CompanyInput = Partial<Omit<Company, 'id' | 'createdAt' | 'updatedAt'>>;

/** Companies of the open client. */
export const companies = defineCollection({
  name: 'companies',
  module: 'crm',
  sensitive: {
    revenue: { name: 'revenue', hidden: '' },
    notes: { name: 'notes', hidden: '' },
  },
  schema: companySchema,
  version: 1,
  restorable: true,
  loadFirst: 3,
  timeline: {
    fields: timelineFields<Company>(companySchema.entries, ['id', 'logo', 'properties', 'createdAt', 'updatedAt'], {
      linkedin: 'LinkedIn',
      archivedAt: archiveField,
    }),
    belongsTo: ({ id }) => ({ companyId: id }),
  },
});

/** Companies by name as it is compared. */
export const companiesByName = new RecordIndex(companies, (company) => textKey(company.name) || undefined);

/** The company with this name, however its letters are written. */
export const companyWithName = (name: string): Company | undefined => companiesByName.of(textKey(name))[0];
