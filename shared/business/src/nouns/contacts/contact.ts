import { maxTags } from '@steps/platform/src/core/constants';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import { archiveField, timelineFields } from '@steps/platform/src/core/store/timeline';
import * as v from 'valibot';
import { namePartKeys } from './contactName';
import { withOthersAsFields } from './contactReach';
import { emailKeysOf } from './emailKeys';

/** What a custom property can hold. */
export const propertiesSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** A contact (spec 2, section 3). Texts may be empty; times are UTC, ISO 8601. */
export const contactSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Parts of the name, if a file or form had them apart; absent if only the whole name is known. */
  namePrefix: v.optional(v.string()),
  firstName: v.optional(v.string()),
  middleName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  nameSuffix: v.optional(v.string()),
  email: v.string(),
  /** Further addresses, separated by commas (`emailsOf` reads them); each finds the contact as the first does. */
  otherEmails: v.optional(v.string()),
  phone: v.string(),
  /** Further numbers, likewise (`phonesOf`). */
  otherPhones: v.optional(v.string()),
  /** Address of a picture; empty means initials. */
  avatar: v.string(),
  title: v.string(),
  /** Name of the company as shown; `companyId` is the link. */
  company: v.string(),
  companyId: v.optional(v.string()),
  role: v.string(),
  /** One of `contactStatuses`, or what another CRM called it. */
  status: v.string(),
  temperature: v.picklist(['cold', 'warm', 'hot']),
  /** 0 to 100. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  tags: v.pipe(v.array(v.string()), v.maxLength(maxTags)),
  /** Names of the lists the contact is on; absent in rows from before there were lists. */
  lists: v.optional(v.array(v.string())),
  lastContact: v.optional(v.string()),
  /** The last contact that no activity shows, such as an imported one, while `lastContact` is a later one: it goes back to this. */
  earlierContact: v.optional(v.string()),
  linkedin: v.string(),
  twitter: v.string(),
  website: v.string(),
  address: v.string(),
  source: v.string(),
  owner: v.string(),
  properties: propertiesSchema,
  notes: v.string(),
  archivedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Contact = Readonly<v.InferOutput<typeof contactSchema>>;
/** What a new contact can be given, a name or an email at least, and what can be changed: `undefined` clears an optional field. */
export type ContactInput = Partial<Omit<Contact, 'id' | 'createdAt' | 'updatedAt'>>;

/** Contacts of the open client. */
export const contacts = defineCollection({
  name: 'contacts',
  module: 'crm',
  followsAlong: ['lastContact', 'earlierContact'],
  sensitive: {
    email: { name: 'email address', hidden: '' },
    otherEmails: { name: 'other email addresses', hidden: '' },
    phone: { name: 'phone number', hidden: '' },
    otherPhones: { name: 'other phone numbers', hidden: '' },
    address: { name: 'address', hidden: '' },
    notes: { name: 'notes', hidden: '' },
  },
  schema: contactSchema,
  version: 2,
  migrations: { 1: withOthersAsFields },
  restorable: true,
  loadFirst: 2,
  timeline: {
    fields: timelineFields<Contact>(
      contactSchema.entries,
      [
        'id',
        'avatar',
        ...namePartKeys,
        'companyId',
        'lastContact',
        'earlierContact',
        'properties',
        'createdAt',
        'updatedAt',
      ],
      {
        otherEmails: 'other emails',
        otherPhones: 'other phone numbers',
        title: 'job title',
        // A renamed company has its own entry; its contacts only follow.
        company: {
          name: 'company',
          silent: (before, after) => !!before.companyId && before.companyId === after.companyId,
        },
        linkedin: 'LinkedIn',
        twitter: 'X (Twitter)',
        archivedAt: archiveField,
      },
    ),
    belongsTo: ({ id, companyId }) => ({ contactId: id, ...(companyId ? { companyId } : {}) }),
  },
});
/** Contacts by each of their emails, as `emailKey` compares them. */
export const contactsByEmail = new RecordIndex(contacts, emailKeysOf);
