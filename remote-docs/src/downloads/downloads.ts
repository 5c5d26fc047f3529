import { openApiDocument } from '../documentation/openApi';
import { postmanCollection } from '../documentation/postmanCollection';
import shortTemplate from './files/contacts-short-template.csv?raw';
import template from './files/contacts-template.csv?raw';
import javaScript from './files/steps-example.mjs.txt?raw';
import python from './files/steps-example.py.txt?raw';

/** A file that the documentation offers. */
export interface Download {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  /** MIME type. */
  readonly type: string;
  readonly text: () => string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The text files; the manual is made apart. */
export const downloads: readonly Download[] = [
  {
    name: 'steps-openapi.json',
    title: 'OpenAPI 3.1 file',
    says: 'Describes the five endpoints for code generators and API tools.',
    type: 'application/json',
    text: () => json(openApiDocument()),
  },
  {
    name: 'steps-postman.json',
    title: 'Postman collection',
    says: 'The same requests, ready to be sent. The key is a variable.',
    type: 'application/json',
    text: () => json(postmanCollection()),
  },
  {
    name: 'contacts-template.csv',
    title: 'Import template: contacts with all fields',
    says: 'A table to fill in, with two examples to delete. The CRM knows its columns.',
    type: 'text/csv',
    text: () => template,
  },
  {
    name: 'contacts-short-template.csv',
    title: 'Import template: contacts, short',
    says: 'Name, email, phone and company.',
    type: 'text/csv',
    text: () => shortTemplate,
  },
  {
    name: 'steps-example.mjs',
    title: 'SDK example: JavaScript',
    says: 'All five requests, paging and errors. Runs with Node alone.',
    type: 'text/javascript',
    text: () => javaScript,
  },
  {
    name: 'steps-example.py',
    title: 'SDK example: Python',
    says: 'The same with Python’s own library.',
    type: 'text/x-python',
    text: () => python,
  },
];
