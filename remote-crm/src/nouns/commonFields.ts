/** Other words with which people ask for an owner. */
export const ownerAlso = [
  'own',
  'owned',
  'owned by',
  'belongs to',
  'belong to',
  'looks after',
  'look after',
  'looked after',
  'assigned',
  'responsible for',
  'in charge of',
  'assigned to',
  'team',
  'of us',
] as const;

/** Where a contact or a deal came from; `section` is the section of the record's page. */
export const sourceField = <const Section extends string>(section: Section) =>
  ({
    label: 'Source',
    kind: 'words',
    width: 120,
    section,
    search: true,
    ai: true,
    also: ['channel', 'came from', 'come from', 'lead source', 'through', 'met at'],
  }) as const;

export const tagsField = {
  label: 'Tags',
  kind: 'tags',
  id: 'tag',
  width: 160,
  search: true,
  ai: true,
  also: ['tag', 'tagged', 'label'],
} as const;

/** The last fields of contacts and companies; `width` is that of the columns with times. */
export const lastFields = <const Width extends number>(width: Width) =>
  ({
    notes: { label: 'Notes', kind: 'lines', width: 180, search: true, ai: true, merge: 'join' },
    properties: { label: 'Custom properties', kind: 'properties', csv: false },
    createdAt: {
      label: 'Added',
      kind: 'moment',
      id: 'created',
      width,
      ai: true,
      also: ['new', 'created', 'joined', 'add'],
      csv: 'Created',
      ownFiles: true,
      merge: 'earliest',
    },
    updatedAt: { label: 'Changed', kind: 'moment', id: 'updated', width, csv: false, merge: 'keep' },
    archivedAt: { label: 'Archived', kind: 'moment', ownFiles: true, merge: 'every' },
  }) as const;
