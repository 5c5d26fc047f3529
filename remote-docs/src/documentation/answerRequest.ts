import {
  activeCompanies,
  activeContacts,
  type Company,
  type Contact,
  companies,
  contacts,
  contactWithEmail,
  createContactAtCompany,
  currentStages,
  type Deal,
  deals,
  isOpenDeal,
  openPipelinePence,
  stageOf,
  weightedForecastPence,
} from '@steps/business';
import { type Campaign, createCampaign } from '@steps/business/campaigns';
import { maxTags, RuleError, sameText, textFinder } from '@steps/platform';
import {
  type Endpoint,
  type EndpointId,
  endpoints,
  errorTexts,
  metrics,
  type Parameter,
  periods,
  testKey,
} from './endpoints';

/** A request as it would go over the wire. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The value of the header `Authorization`. */
  readonly authorization?: string | undefined;
  /** Of GET. */
  readonly query?: Readonly<Record<string, string>>;
  /** Of POST: what was parsed from JSON. */
  readonly body?: unknown;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A request that cannot be answered, with its status. */
class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parameter?: string,
  ) {
    super(message);
  }
}

type Values = Readonly<Record<string, string>>;

/** Answers as the API would, from the records of the open business. POST adds a record, which undo takes back. */
export function answerRequest(request: ApiRequest, now = new Date()): ApiAnswer {
  try {
    if (request.authorization !== `Bearer ${testKey}`) {
      throw new ApiError(401, 'Send your key in the header Authorization, as “Bearer” and the key.');
    }
    const endpoint = endpointFor(request);
    const values =
      endpoint.method === 'GET' ? checkedQuery(endpoint, request.query ?? {}) : checkedBody(endpoint, request.body);
    return answers[endpoint.id](values, now);
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error);
    // Rules of the records themselves: a bad email, too many tags.
    if (error instanceof RuleError) return errorAnswer(new ApiError(400, error.message));
    throw error;
  }
}

const errorAnswer = ({ status, message, parameter }: ApiError): ApiAnswer => ({
  status,
  body: { error: { code: errorTexts[status]?.code ?? 'error', message, ...(parameter ? { parameter } : {}) } },
});

function endpointFor({ method, path }: ApiRequest): Endpoint {
  const there = endpoints.filter((endpoint) => endpoint.path === path);
  if (there.length === 0) throw new ApiError(404, `There is nothing at ${path}.`);
  const found = there.find((endpoint) => endpoint.method === method);
  if (!found) throw new ApiError(405, `${path} takes ${there.map((endpoint) => endpoint.method).join(' and ')}.`);
  return found;
}

function checkedQuery({ parameters }: Endpoint, query: Values): Values {
  const unknown = Object.keys(query).find((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown) throw new ApiError(400, `There is no parameter “${unknown}”.`, unknown);
  return checked(parameters, query);
}

function checkedBody({ parameters }: Endpoint, body: unknown): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'Expected a JSON object in the body.');
  }
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) throw new ApiError(400, `There is no field “${name}”.`, name);
    texts[name] = bodyText(parameter, value);
  }
  return checked(parameters, texts);
}

/** A field of a body as text, as a query would hold it. */
function bodyText({ name, type }: Parameter, value: unknown): string {
  if (type === 'list' && Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.join(',');
  if (type !== 'list' && typeof value === 'string') return value;
  throw new ApiError(400, `Expected ${type === 'list' ? 'a list of texts' : 'a text'} in “${name}”.`, name);
}

function checked(parameters: readonly Parameter[], values: Values): Values {
  for (const parameter of parameters) {
    const { name, required, type, choices, min = 0, max = Number.MAX_SAFE_INTEGER } = parameter;
    const value = values[name]?.trim() ?? '';
    if (!value) {
      if (required) throw new ApiError(400, `“${name}” is missing.`, name);
      continue;
    }
    if (type === 'integer' && (!/^-?\d+$/.test(value) || Number(value) < min || Number(value) > max)) {
      const range = parameter.max === undefined ? `from ${min}` : `from ${min} to ${max}`;
      throw new ApiError(400, `Expected a whole number ${range} in “${name}”, got “${value}”.`, name);
    }
    if (choices && !choices.includes(value)) {
      throw new ApiError(400, `Expected one of ${choices.join(', ')} in “${name}”, got “${value}”.`, name);
    }
  }
  return values;
}

const answers: Readonly<Record<EndpointId, (values: Values, now: Date) => ApiAnswer>> = {
  'list-contacts': (values) => {
    const found = activeContacts(contacts.all())
      .filter((contact) => matchesText(contact, values.search))
      .filter(({ tags }) => listOf(values.tags).every((tag) => hasTag(tags, tag)));
    return pageOf(found, values, contactShape);
  },
  'add-contact': (values) => {
    const { name = '', email = '', company = '' } = values;
    if (!name.trim() && !email.trim()) throw new ApiError(400, 'A name or an email is needed.', 'name');
    const tags = listOf(values.tags);
    if (tags.length > maxTags) throw new ApiError(400, `A contact has at most ${maxTags} tags.`, 'tags');
    if (email && contactWithEmail(email)) throw new ApiError(409, `Another contact has the email ${email}.`, 'email');
    return { status: 201, body: { data: contactShape(createContactAtCompany({ name, email, company, tags })) } };
  },
  'list-companies': (values) => {
    const found = activeCompanies(companies.all())
      .filter((company) => isOfIndustry(company, values.industry))
      .filter(({ size }) => !values.size || size === values.size);
    return pageOf(found, values, companyShape);
  },
  'create-campaign': ({ name = '', type = '', audience = '', content = '' }) => {
    const campaign = createCampaign({ name, type: type as Campaign['type'], audience, content });
    return { status: 201, body: { data: campaignShape(campaign) } };
  },
  'read-dashboard': (values, now) => {
    const wanted = listOf(values.metrics);
    const unknown = wanted.find((metric) => !metrics.some((known) => known === metric));
    if (unknown) throw new ApiError(400, `There is no metric “${unknown}”: ${metrics.join(', ')}.`, 'metrics');
    const days = periods[(values.period || '30d') as keyof typeof periods];
    const from = new Date(now.getTime() - days * 86_400_000).toISOString();
    const figures = figuresOf(values.industry, from);
    const data = Object.fromEntries(
      metrics
        .filter((metric) => wanted.length === 0 || wanted.includes(metric))
        .map((metric) => [metric, figures[metric]]),
    );
    return { status: 200, body: { data, period: { from, to: now.toISOString() } } };
  },
};

function figuresOf(industry: string | undefined, from: string): Record<(typeof metrics)[number], number> {
  const theirs = activeCompanies(companies.all()).filter((company) => isOfIndustry(company, industry));
  const ids = new Set(theirs.map(({ id }) => id));
  const isOfThem = ({ companyId }: Pick<Contact | Deal, 'companyId'>) =>
    !industry?.trim() || (companyId !== undefined && ids.has(companyId));
  const people = activeContacts(contacts.all()).filter(isOfThem);
  const all = deals.all().filter(isOfThem);
  const stages = currentStages();
  const won = all.filter(
    ({ stage, stageChangedAt }) => stageOf(stage, stages).kind === 'won' && stageChangedAt >= from,
  );
  return {
    contacts: people.length,
    new_contacts: people.filter(({ createdAt }) => createdAt >= from).length,
    companies: theirs.length,
    open_deals: all.filter((deal) => isOpenDeal(deal, stages)).length,
    open_pipeline_pence: openPipelinePence(all, stages),
    weighted_forecast_pence: weightedForecastPence(all, stages),
    won_pence: won.reduce((sum, { valuePence }) => sum + valuePence, 0),
  };
}

/** One page of what was found, newest change first. */
function pageOf<Found extends Contact | Company>(
  found: readonly Found[],
  values: Values,
  shape: (record: Found) => unknown,
): ApiAnswer {
  const limit = Number(values.limit || 20);
  const offset = Number(values.offset || 0);
  const sorted = found.toSorted((one, other) =>
    one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : 0,
  );
  return {
    status: 200,
    body: { data: sorted.slice(offset, offset + limit).map(shape), total: found.length, limit, offset },
  };
}

const contactShape = ({ id, name, email, company, tags }: Contact) => ({ id, name, email, company, tags });
const companyShape = ({ id, name, industry, size, location, website, status }: Company) => ({
  id,
  name,
  industry,
  size,
  location,
  website,
  status,
});
const campaignShape = ({ id, name, type, audience, content, status }: Campaign) => ({
  id,
  name,
  type,
  audience,
  content,
  status,
});

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const hasTag = (tags: readonly string[], tag: string) => tags.some((one) => sameText(one, tag));

const matchesText = ({ name, email, company }: Contact, search = ''): boolean =>
  textFinder(search)(name, email, company);

const isOfIndustry = ({ industry }: Company, wanted = ''): boolean => !wanted.trim() || sameText(industry, wanted);
