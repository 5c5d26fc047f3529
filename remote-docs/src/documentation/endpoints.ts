/** Where the API of a hosted edition answers. `.example` belongs to nobody: in the browser nothing is sent there. */
export const baseUrl = 'https://api.steps.example';

/** The key of the console. It opens nothing but the records of this browser. */
export const testKey = 'steps_test_key';

export interface Parameter {
  readonly name: string;
  readonly type: 'integer' | 'text' | 'list';
  readonly says: string;
  readonly required?: true;
  readonly standard?: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** What the console starts with. */
  readonly sample?: string;
}

export interface Returned {
  readonly name: string;
  readonly type: string;
  readonly says: string;
}

export type EndpointId = 'list-contacts' | 'add-contact' | 'list-companies' | 'create-campaign' | 'read-dashboard';

/** One of the five endpoints (spec 2, section 7). */
export interface Endpoint {
  readonly id: EndpointId;
  readonly group: string;
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** Of the query for GET, of the body for POST. */
  readonly parameters: readonly Parameter[];
  readonly returns: readonly Returned[];
  /** Status codes that a caller has to expect. */
  readonly errors: readonly number[];
}

export const periods = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const;
export const metrics = [
  'contacts',
  'new_contacts',
  'companies',
  'open_deals',
  'open_pipeline_pence',
  'weighted_forecast_pence',
  'won_pence',
] as const;

const page: readonly Parameter[] = [
  {
    name: 'limit',
    type: 'integer',
    says: 'How many to return, from 1 to 100.',
    standard: 20,
    min: 1,
    max: 100,
    sample: '5',
  },
  {
    name: 'offset',
    type: 'integer',
    says: 'How many to skip. Add limit for the next page.',
    standard: 0,
    min: 0,
    sample: '0',
  },
];
const paged: readonly Returned[] = [
  { name: 'total', type: 'integer', says: 'How many match, whatever the limit.' },
  { name: 'limit, offset', type: 'integer', says: 'As they were asked for, or their defaults.' },
];

export const endpoints: readonly Endpoint[] = [
  {
    id: 'list-contacts',
    group: 'Contacts',
    title: 'List contacts',
    method: 'GET',
    path: '/api/v1/contacts',
    summary: 'The people in your CRM, newest change first, one page at a time.',
    parameters: [
      ...page,
      { name: 'search', type: 'text', says: 'Part of a name, email or company. Case does not matter.' },
      {
        name: 'tags',
        type: 'list',
        says: 'One or more tags, separated by commas. Contacts must have all of them.',
      },
    ],
    returns: [{ name: 'data', type: 'list of contacts', says: 'Id, name, email, company and tags of each.' }, ...paged],
    errors: [400, 401],
  },
  {
    id: 'add-contact',
    group: 'Contacts',
    title: 'Add a contact',
    method: 'POST',
    path: '/api/v1/contacts',
    summary: 'Adds a person. A company that is not known yet is added with them.',
    parameters: [
      { name: 'name', type: 'text', says: 'A name or an email is needed.', sample: 'Sam Okoro' },
      { name: 'email', type: 'text', says: 'No other contact may have it.', sample: 'sam.okoro@northlight.example' },
      { name: 'company', type: 'text', says: 'Name of the company.', sample: 'Northlight' },
      { name: 'tags', type: 'list', says: 'At most 10.', max: 10 },
    ],
    returns: [{ name: 'data', type: 'contact', says: 'The contact as it was saved, with its id.' }],
    errors: [400, 401, 409],
  },
  {
    id: 'list-companies',
    group: 'Companies',
    title: 'List companies',
    method: 'GET',
    path: '/api/v1/companies',
    summary: 'The companies you work with, newest change first.',
    parameters: [
      ...page,
      { name: 'industry', type: 'text', says: 'The whole name of the industry. Case does not matter.' },
      {
        name: 'size',
        type: 'text',
        says: 'How large they are.',
        choices: ['startup', 'small', 'medium', 'large', 'enterprise'],
      },
    ],
    returns: [
      { name: 'data', type: 'list of companies', says: 'Id, name, industry, size, location, website and status.' },
      ...paged,
    ],
    errors: [400, 401],
  },
  {
    id: 'create-campaign',
    group: 'Campaigns',
    title: 'Create a campaign',
    method: 'POST',
    path: '/api/v1/campaigns',
    summary: 'Adds a campaign as a draft. Nothing is sent.',
    parameters: [
      { name: 'name', type: 'text', says: 'What you call it.', required: true, sample: 'Winter check-up' },
      {
        name: 'type',
        type: 'text',
        says: 'What kind it is.',
        required: true,
        choices: ['email', 'social', 'landing', 'ads', 'blog'],
        sample: 'email',
      },
      { name: 'audience', type: 'text', says: 'Who it is for.', sample: 'Customers since 2024' },
      { name: 'content', type: 'text', says: 'Its text.', sample: 'Book your winter check-up before 1 December.' },
    ],
    returns: [{ name: 'data', type: 'campaign', says: 'The campaign as it was saved, with its id and status.' }],
    errors: [400, 401],
  },
  {
    id: 'read-dashboard',
    group: 'Analytics',
    title: 'Read the dashboard',
    method: 'GET',
    path: '/api/v1/analytics/dashboard',
    summary: 'Figures of the business, counted from its records.',
    parameters: [
      {
        name: 'period',
        type: 'text',
        says: 'How far back new and won are counted.',
        standard: '30d',
        choices: Object.keys(periods),
        sample: '30d',
      },
      {
        name: 'metrics',
        type: 'list',
        says: `Which figures, separated by commas; all without it: ${metrics.join(', ')}.`,
        sample: 'new_contacts,open_pipeline_pence',
      },
      { name: 'industry', type: 'text', says: 'Only companies of this industry, their contacts and deals.' },
    ],
    returns: [
      { name: 'data', type: 'object', says: 'A number for each metric. Money is in pence.' },
      { name: 'period', type: 'object', says: 'First and last moment counted, UTC.' },
    ],
    errors: [400, 401],
  },
];

/** What an error says, by status. */
export const errorTexts: Readonly<Record<number, { readonly code: string; readonly says: string }>> = {
  400: { code: 'invalid_parameter', says: 'A parameter is missing, unknown or out of range. It is named.' },
  401: { code: 'unauthorised', says: 'There is no key, or it is not valid.' },
  404: { code: 'not_found', says: 'There is nothing at this address.' },
  405: { code: 'method_not_allowed', says: 'The address exists, with another method.' },
  409: { code: 'conflict', says: 'Another contact has this email.' },
};

/** The endpoint with this id. */
export function endpointOf(id: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.id === id);
}
