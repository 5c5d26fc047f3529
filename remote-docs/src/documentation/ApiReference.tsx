import { Link, useSearchParams } from '@steps/platform/router';
import { CopyButton, Row, Stack } from '@steps/platform/ui';
import { ApiConsole } from './ApiConsole';
import styles from './documentation.module.css';
import { baseUrl, type Endpoint, endpointOf, endpoints, errorTexts } from './endpoints';

/** The reference: basics and five endpoints to choose from, what is said of one, and a console that answers. */
export function ApiReference() {
  const [params] = useSearchParams();
  const [first] = endpoints;
  const endpoint = endpointOf(params.get('endpoint') ?? '') ?? first;
  if (!endpoint) return null;
  return (
    <div className={styles.reference}>
      <EndpointList current={endpoint} />
      <EndpointText endpoint={endpoint} />
      <ApiConsole key={endpoint.id} endpoint={endpoint} />
    </div>
  );
}

const hrefOf = (id: string): string => `/documentation?${new URLSearchParams({ tab: 'api', endpoint: id })}`;

function EndpointList({ current }: { readonly current: Endpoint }) {
  const groups = [...new Set(endpoints.map(({ group }) => group))];
  return (
    <nav className={styles.endpoints} aria-label="Endpoints">
      {groups.map((group) => (
        <div key={group}>
          <p className="s-nav__group">{group}</p>
          {endpoints
            .filter((endpoint) => endpoint.group === group)
            .map(({ id, method, title }) => (
              <Link
                key={id}
                className="s-nav__item"
                to={hrefOf(id)}
                aria-current={id === current.id ? 'page' : undefined}
              >
                <Method method={method} /> {title}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}

const Method = ({ method }: { readonly method: Endpoint['method'] }) => (
  <span className={styles.method} data-method={method}>
    {method}
  </span>
);

function EndpointText({ endpoint }: { readonly endpoint: Endpoint }) {
  const { title, summary, method, path, parameters, returns, errors } = endpoint;
  return (
    <Stack as="article" gap={3} shrink className={styles.text}>
      <h2>{title}</h2>
      <p className="s-muted">{summary}</p>
      <Row gap={2} align="center" className={styles.address}>
        <Method method={method} />
        <code>
          {baseUrl}
          {path}
        </code>
        <CopyButton text={`${baseUrl}${path}`} label="Copy address" iconOnly />
      </Row>
      <h3>Authentication</h3>
      <p>
        Send your API key in the header <code>Authorization: Bearer</code>. The console has a test key, which opens the
        records of this browser and nothing else.
      </p>
      <h3>{method === 'GET' ? 'Query parameters' : 'Body'}</h3>
      <Stack as="dl" className={styles.fields}>
        {parameters.map(({ name, type, says, standard, required, choices }) => (
          <Stack gap={1} paddingY={2} divider="below" key={name}>
            <dt>
              <code>{name}</code>{' '}
              <span className="s-faint">
                {[type, required && 'required', standard !== undefined && `default ${standard}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </dt>
            <dd>
              {says} {choices && `One of ${choices.join(', ')}.`}
            </dd>
          </Stack>
        ))}
      </Stack>
      <h3>Returns</h3>
      <Stack as="dl" className={styles.fields}>
        {returns.map(({ name, type, says }) => (
          <Stack gap={1} paddingY={2} divider="below" key={name}>
            <dt>
              <code>{name}</code> <span className="s-faint">{type}</span>
            </dt>
            <dd>{says}</dd>
          </Stack>
        ))}
      </Stack>
      <h3>Errors</h3>
      <Stack as="dl" className={styles.fields}>
        {errors.map((status) => (
          <Stack gap={1} paddingY={2} divider="below" key={status}>
            <dt>
              <code>{status}</code> <span className="s-faint">{errorTexts[status]?.code}</span>
            </dt>
            <dd>{errorTexts[status]?.says}</dd>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
