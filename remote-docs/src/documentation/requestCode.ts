import { baseUrl, type Endpoint } from './endpoints';

export const codeLanguages = ['curl', 'JavaScript', 'Python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** What was filled in, without the empty fields. */
export const filledIn = (values: Readonly<Record<string, string>>): [name: string, value: string][] =>
  Object.entries(values).filter(([, value]) => value.trim() !== '');

/** The body of a POST: lists as lists, everything else as text. */
export const bodyOf = (endpoint: Endpoint, values: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    filledIn(values).map(([name, value]) => {
      const isList = endpoint.parameters.some((parameter) => parameter.name === name && parameter.type === 'list');
      return [name, isList ? value.split(',').map((part) => part.trim()) : value];
    }),
  );

/** The request in a language, ready to be run with the key in the environment. */
export function requestCode(
  language: CodeLanguage,
  endpoint: Endpoint,
  values: Readonly<Record<string, string>>,
): string {
  return writers[language](endpoint, values);
}

type Writer = (endpoint: Endpoint, values: Readonly<Record<string, string>>) => string;

const writers: Readonly<Record<CodeLanguage, Writer>> = { curl, JavaScript: javaScript, Python: python };

/** A text in single quotes, as a shell takes it whatever it holds. */
const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(endpoint: Endpoint, values: Readonly<Record<string, string>>): string {
  const get = endpoint.method === 'GET';
  const data = get
    ? filledIn(values).map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`)
    : [`-H 'Content-Type: application/json'`, `-d ${shell(JSON.stringify(bodyOf(endpoint, values)))}`];
  return [`curl ${get ? '-G ' : ''}${baseUrl}${endpoint.path}`, '-H "Authorization: Bearer $STEPS_KEY"', ...data].join(
    ' \\\n  ',
  );
}

function javaScript(endpoint: Endpoint, values: Readonly<Record<string, string>>): string {
  const get = endpoint.method === 'GET';
  const filled = get ? Object.fromEntries(filledIn(values)) : bodyOf(endpoint, values);
  const query = get && Object.keys(filled).length > 0;
  return [
    ...(query ? [`const query = new URLSearchParams(${JSON.stringify(filled, null, 2)});`] : []),
    `const response = await fetch('${baseUrl}${endpoint.path}${query ? "?' + query" : "'"}, {`,
    ...(get ? [] : ["  method: 'POST',"]),
    '  headers: {',
    "    Authorization: 'Bearer ' + process.env.STEPS_KEY,",
    ...(get ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    ...(get ? [] : [`  body: JSON.stringify(${JSON.stringify(filled, null, 2).replaceAll('\n', '\n  ')}),`]),
    '});',
    'const answer = await response.json();',
    'if (!response.ok) throw new Error(answer.error.message);',
    'console.log(answer.data);',
  ].join('\n');
}

function python(endpoint: Endpoint, values: Readonly<Record<string, string>>): string {
  const get = endpoint.method === 'GET';
  const filled = get ? Object.fromEntries(filledIn(values)) : bodyOf(endpoint, values);
  const given = JSON.stringify(filled, null, 4);
  return [
    'import json, os, urllib.parse, urllib.request',
    '',
    ...(get
      ? [`query = urllib.parse.urlencode(${given})`, `url = "${baseUrl}${endpoint.path}?" + query`, 'data = None']
      : [`url = "${baseUrl}${endpoint.path}"`, `data = json.dumps(${given}).encode()`]),
    'request = urllib.request.Request(url, data, {',
    '    "Authorization": "Bearer " + os.environ["STEPS_KEY"],',
    ...(get ? [] : ['    "Content-Type": "application/json",']),
    '})',
    'with urllib.request.urlopen(request) as response:',
    '    print(json.load(response)["data"])',
  ].join('\n');
}
