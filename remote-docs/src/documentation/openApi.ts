import { baseUrl, type Endpoint, endpoints, errorTexts, metrics, type Parameter } from './endpoints';

const text = { type: 'string' } as const;
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties });
const paged = (name: string) =>
  object({
    data: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
    total: { type: 'integer' },
    limit: { type: 'integer' },
    offset: { type: 'integer' },
  });
const one = (name: string) => object({ data: { $ref: `#/components/schemas/${name}` } });

const schemas = {
  Contact: object({ id: text, name: text, email: text, company: text, tags: { type: 'array', items: text } }),
  Company: object({ id: text, name: text, industry: text, size: text, location: text, website: text, status: text }),
  Campaign: object({ id: text, name: text, type: text, audience: text, content: text, status: text }),
  Figures: object(Object.fromEntries(metrics.map((metric) => [metric, { type: 'integer' }]))),
  Error: object({ error: object({ code: text, message: text, parameter: text }) }),
};

const answers: Readonly<Record<Endpoint['id'], unknown>> = {
  'list-contacts': paged('Contact'),
  'add-contact': one('Contact'),
  'list-companies': paged('Company'),
  'create-campaign': one('Campaign'),
  'read-dashboard': object({
    data: { $ref: '#/components/schemas/Figures' },
    period: object({ from: { ...text, format: 'date-time' }, to: { ...text, format: 'date-time' } }),
  }),
};

/** The API as an OpenAPI 3.1 document, made of the same table as the reference and the console. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Steps API',
      version: '1.0.0',
      description: 'Contacts, companies, campaigns and figures of a business.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [{ key: [] }],
    paths,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas },
  };
}

function operationOf(endpoint: Endpoint) {
  const { id, title, summary, group, method, parameters, errors } = endpoint;
  return {
    operationId: id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    summary: title,
    description: summary,
    tags: [group],
    ...(method === 'GET' ? { parameters: parameters.map(queryParameter) } : { requestBody: requestBody(parameters) }),
    responses: {
      [method === 'GET' ? '200' : '201']: json(method === 'GET' ? 'What was found' : 'What was saved', answers[id]),
      ...Object.fromEntries(
        errors.map((status) => [
          String(status),
          json(errorTexts[status]?.says ?? 'An error', { $ref: '#/components/schemas/Error' }),
        ]),
      ),
    },
  };
}

const json = (description: string, schema: unknown) => ({ description, content: { 'application/json': { schema } } });

const queryParameter = (parameter: Parameter) => ({
  name: parameter.name,
  in: 'query',
  description: parameter.says,
  required: parameter.required ?? false,
  // A list is one text with commas in a query.
  schema: parameter.type === 'list' ? text : schemaOf(parameter),
});

const requestBody = (parameters: readonly Parameter[]) => ({
  required: true,
  content: {
    'application/json': {
      schema: {
        ...object(
          Object.fromEntries(
            parameters.map((parameter) => [parameter.name, { ...schemaOf(parameter), description: parameter.says }]),
          ),
        ),
        required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
      },
    },
  },
});

const schemaOf = ({ type, min, max, standard, choices }: Parameter): Record<string, unknown> => {
  if (type === 'list') return { type: 'array', items: text, ...(max === undefined ? {} : { maxItems: max }) };
  return {
    type: type === 'integer' ? 'integer' : 'string',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(standard === undefined ? {} : { default: standard }),
    ...(choices ? { enum: choices } : {}),
  };
};
