import { describe, expect, it } from 'vitest';
import { decodeFile } from './importFileRules';
import { leftOutColumns } from './importPreviewRules';
import { readSource } from './importSource';

/** Reads a file as the worker does. */
const read = (text: string) => {
  const source = readSource(decodeFile(new TextEncoder().encode(text))?.text ?? '');
  return {
    facts: source.facts,
    ...source.check({ columns: source.facts.columns, knownKinds: [], zone: 'Europe/London' }, () => {}),
  };
};
const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

describe('an export of', () => {
  it('HubSpot uses its lead status as the status if there is no life-cycle stage, and beside one as a property', () => {
    const alone = read(
      table(
        ['Record ID', 'First Name', 'Last Name', 'Email', 'Phone Number', 'Contact owner', 'Last Activity Date']
          .concat(['Lead Status', 'Marketing contact status', 'Create Date', 'Associated Company'])
          .concat(['Associated Company IDs', 'Job Title', 'City', 'Country/Region', 'Website URL']),
        ['101', 'Ada', 'Lovelace', 'ada@engines.example', '+44 20 7946 0001', 'Sam Smith', '2026-10-21 14:05']
          .concat(['Attempted to contact', 'Marketing contact', '2026-01-02 10:00', 'Engines Ltd'])
          .concat(['555', 'Director', 'Leeds', 'United Kingdom', 'engines.example']),
      ),
    );
    expect(alone.facts.layout).toBe('HubSpot');
    expect(alone.contacts[0]).toMatchObject({
      ...{ name: 'Ada Lovelace', phone: '+44 20 7946 0001', title: 'Director', company: 'Engines Ltd' },
      ...{ status: 'Attempted to contact', owner: 'Sam Smith', address: 'Leeds, United Kingdom' },
      lastContact: expect.stringMatching(/^2026-10-21T/),
    });
    const beside = read(
      table(
        ['Record ID', 'First Name', 'Email', 'Lifecycle Stage', 'Lead Status', 'Create Date'],
        ['1', 'Ada', 'ada@x.example', 'Marketing Qualified Lead', 'In Progress', '2026'],
      ),
    );
    expect(beside.contacts[0]).toMatchObject({ status: 'Warm Lead', properties: { 'Lead Status': 'In Progress' } });
  });

  it('HubSpot uses the first of several companies, and keeps the others beside it', () => {
    const { contacts } = read(
      table(
        ['Record ID', 'First Name', 'Email', 'Create Date', 'Associated Company IDs', 'Associated Company'],
        ['1', 'Ada', 'ada@x.example', '2026-01-02', '55;56', 'Engines Ltd; Looms & Co'],
      ),
    );
    expect(contacts[0]).toMatchObject({ company: 'Engines Ltd', properties: { 'Other companies': 'Looms & Co' } });
  });

  it('Google Contacts keeps every email and phone of a person, and firms without a person', () => {
    const { facts, contacts, problems } = read(
      table(
        ['First Name', 'Last Name', 'Organization Name', 'Organization Department', 'Birthday', 'Labels']
          .concat(['E-mail 1 - Label', 'E-mail 1 - Value', 'E-mail 2 - Value', 'E-mail 3 - Value'])
          .concat(['Phone 1 - Value', 'Phone 2 - Value', 'Phone 3 - Value', 'Address 1 - Street', 'Address 1 - City']),
        ['Ada', 'Lovelace', 'Engines Ltd', 'R&D', '', '* myContacts ::: Friends', 'Work', 'ada@x.example']
          .concat(['ada@home.example', 'third@x.example', '07700 900001 ::: 020 7946 0001', '', '0333 900 111'])
          .concat(['1 High St', 'Leeds']),
        ['', '', 'Plumbers Ltd', '', '', '* myContacts', '', '', '', '', '020 7946 0002', '', '', '', ''],
      ),
    );
    expect(facts.layout).toBe('Google Contacts');
    expect(contacts[0]).toMatchObject({
      ...{ email: 'ada@x.example', phone: '07700 900001', tags: ['Friends'], address: '1 High St, Leeds' },
      ...{ otherEmails: 'ada@home.example, third@x.example', otherPhones: '020 7946 0001, 0333 900 111' },
      ...{ firstName: 'Ada', lastName: 'Lovelace', properties: { 'Organization Department': 'R&D' } },
    });
    expect(contacts[0]?.properties).not.toHaveProperty('Birthday');
    expect(contacts[1]).toMatchObject({ name: 'Plumbers Ltd', company: 'Plumbers Ltd', phone: '020 7946 0002' });
    expect(problems).toEqual([]);
  });

  it('Outlook keeps all numbers and both addresses, and names only columns with something in them as left out', () => {
    const { facts, contacts } = read(
      table(
        ['Title', 'First Name', 'Last Name', 'Suffix', 'Company', 'Department', 'Job Title', 'Business Street']
          .concat([
            'Business Street 2',
            'Business City',
            'Business Postal Code',
            'Home Street',
            'Home City',
            'Home Fax',
          ])
          .concat(['Business Phone', 'Business Phone 2', 'Mobile Phone', 'Other Phone', 'Categories', 'E-mail Address'])
          .concat(['E-mail Display Name', 'Gender', 'Notes', 'Web Page']),
        ['Ms', 'Zoë', 'Brontë', '', 'Haworth; Letterpress', 'Print', 'Owner', '1 Main St']
          .concat(['Unit 2', 'Haworth', 'BD22 8DU', '2 Home Rd', 'Leeds', ''])
          .concat(['01535 640000', '01535 640001', '07700 900222', '', 'Key;VIP', 'zoe@haworth.example'])
          .concat(['Zoë Brontë', 'Unspecified', 'Likes\r\n"quotes"', 'haworth.example']),
      ),
    );
    expect(facts.layout).toBe('Outlook');
    expect(contacts[0]).toMatchObject({
      ...{ name: 'Zoë Brontë', title: 'Owner', phone: '01535 640000', tags: ['Key', 'VIP'] },
      ...{ address: '1 Main St, Unit 2, Haworth, BD22 8DU', notes: 'Likes\r\n"quotes"' },
      properties: { Department: 'Print', 'Home Street': '2 Home Rd', 'Home City': 'Leeds' },
      ...{ otherPhones: '01535 640001, 07700 900222', namePrefix: 'Ms' },
    });
    expect(leftOutColumns(facts.columns)).toBe('E-mail Display Name, Gender');
  });

  it('Salesforce is read as contacts, as leads and as the data loader writes it', () => {
    const leads = read(
      table(
        ['First Name', 'Last Name', 'Company / Account', 'Lead Source', 'Street', 'State/Province (text only)'].concat([
          'Zip/Postal Code',
          'Country (text only)',
          'Email',
          'Lead Status',
          'Rating',
          'Lead Owner',
        ]),
        [
          'Ada',
          'L',
          'Engines Ltd',
          'Web',
          '1 High St',
          'Yorkshire',
          'LS1',
          'UK',
          'ada@x.example',
          'Open',
          'Hot',
          'Sam',
        ],
      ),
    );
    expect(leads.facts.layout).toBe('Salesforce');
    expect(leads.contacts[0]).toMatchObject({
      ...{ company: 'Engines Ltd', source: 'Web', status: 'Open', temperature: 'hot', owner: 'Sam' },
      address: '1 High St, Yorkshire, LS1, UK',
    });
    const loader = read(
      table(
        ['ID', 'ACCOUNTID', 'LASTNAME', 'FIRSTNAME', 'NAME', 'MAILINGSTREET', 'PHONE', 'MOBILEPHONE', 'EMAIL'],
        [
          '003',
          '001',
          'Lovelace',
          'Ada',
          'Ada Lovelace',
          '1 High St',
          '020 7946 0001',
          '07700 900001',
          'ada@x.example',
        ],
      ),
    );
    expect(loader.facts.layout).toBe('Salesforce');
    expect(loader.contacts[0]).toMatchObject({ name: 'Ada Lovelace', address: '1 High St', phone: '020 7946 0001' });
  });

  it('Outlook leaves out colleagues’ addresses inside Exchange, which nobody can write to', () => {
    const { contacts, problems } = read(
      table(
        ['First Name', 'Last Name', 'E-mail Address', 'E-mail Display Name', 'Business Phone'],
        ['Ada', 'Lovelace', '/o=ExchangeLabs/ou=Group/cn=Recipients/cn=ada', 'Ada', '020 7946 0001'],
      ),
    );
    expect(contacts[0]).toMatchObject({ name: 'Ada Lovelace', email: '', phone: '020 7946 0001' });
    expect(problems[0]).toMatchObject({ kept: true, reason: expect.stringContaining('inside Microsoft Exchange') });
  });

  it('Google Contacts has a LinkedIn profile recognised as one, and an address in one line', () => {
    const { contacts } = read(
      table(
        ['First Name', 'Labels', 'E-mail 1 - Value', 'Address 1 - Formatted', 'Website 1 - Label', 'Website 1 - Value'],
        [
          'Ada',
          '* myContacts',
          'ada@x.example',
          '1 High St\nLeeds\nLS1 1AA',
          'Profile',
          'https://www.linkedin.com/in/ada',
        ],
      ),
    );
    expect(contacts[0]).toMatchObject({
      linkedin: 'https://www.linkedin.com/in/ada',
      address: '1 High St, Leeds, LS1 1AA',
    });
    expect(contacts[0]?.website).toBeUndefined();
  });

  it('Pipedrive has each number of a cell in its own place', () => {
    const { facts, contacts } = read(
      table(
        ['Person - Name', 'Person - Labels', 'Person - Email', 'Person - Phone', 'Person - Organization'],
        ['Ada Lovelace', 'VIP', 'ada@x.example, b@x.example', '020 7946 0001, 07700 900001', 'Engines Ltd'],
        ['Bob', '', 'bob@x.example', '020 7946 0002, 12', ''],
      ),
    );
    expect(facts.layout).toBe('Pipedrive');
    expect(contacts[0]).toMatchObject({
      ...{ phone: '020 7946 0001', otherPhones: '07700 900001', otherEmails: 'b@x.example' },
    });
    expect(contacts[1]?.phone).toBe('020 7946 0002, 12');
  });
});

describe('a file that is not as it should be', () => {
  it('with the lines that Salesforce writes below a report gives the people, not those lines', () => {
    const { contacts, problems } = read(
      `${table(['First Name', 'Last Name', 'Account Name', 'Email'], ['Rose', 'Gonzalez', 'Edge', 'rose@edge.example'])}\r\n\r\n\r\n` +
        '"Contacts report"\r\n"Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."\r\n"Acme Ltd"\r\n',
    );
    expect(contacts.map(({ name }) => name)).toEqual(['Rose Gonzalez']);
    expect(problems.map(({ row, reason, kept }) => [row, reason, kept])).toEqual(
      [5, 6, 7].map((row) => [row, 'A line below the table of the report, not a row of it.', false]),
    );
    const totals = read('Name;Email;Account Name\nAda;ada@x.example;Engines\nGrand Totals (1 record)\n');
    expect(totals.contacts).toHaveLength(1);
    expect(read('Name,Email\nAda,ada@x.example\nBob\n').contacts, 'a row cut short is a row').toHaveLength(2);
  });

  it('with a title above its column names is read from the column names on', () => {
    const { facts, contacts } = read(
      'Customers of Acme Ltd,,\n"As of 3 Nov 2026",,\n,,\nName,Email,Phone\nAda,ada@x.example,020 7946 0001\n',
    );
    expect(facts.headers).toEqual(['Name', 'Email', 'Phone']);
    expect(contacts).toMatchObject([{ name: 'Ada', email: 'ada@x.example', phone: '020 7946 0001' }]);
  });

  it('without a row of column names loses nobody', () => {
    const { facts, contacts } = read('Ada Lovelace,ada@x.example\nBob,bob@x.example\n');
    expect(facts.headers).toEqual(['Column 1', 'Column 2']);
    expect(contacts.map(({ email }) => email)).toEqual(['ada@x.example', 'bob@x.example']);
  });

  it('cut off inside a letter is still UTF-8', () => {
    const bytes = new TextEncoder().encode('Name,Email\nZoë,z@x.example\nJörg Mülle').slice(0, -1);
    const cut = new Uint8Array([...bytes, 0xc3]);
    expect(decodeFile(cut)).toMatchObject({ encoding: 'utf-8', badCount: 1, text: expect.stringContaining('Zoë') });
  });

  it('with a quotation mark that is never closed says how many lines it affects', () => {
    const { problems } = read('Name,Email,Notes\nAda,ada@x.example,"hello\nBob,bob@x.example,x\nCy,cy@x.example,y\n');
    expect(problems[0]?.reason).toContain('so the 2 lines below could not be told apart from this row');
  });

  it('with groups of contacts gives the people, not the groups', () => {
    const { contacts, problems } = read(
      'BEGIN:VCARD\nVERSION:4.0\nKIND:group\nFN:Friends\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Team\nX-ADDRESSBOOKSERVER-KIND:group\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD',
    );
    expect(contacts.map(({ name }) => name)).toEqual(['Ada']);
    expect(problems.map(({ reason }) => reason)).toEqual(Array(2).fill('A group of contacts, not a person.'));
  });
});

describe('columns in another language', () => {
  it.each([
    [
      'German',
      'Vorname;Name;E-Mail-Adresse;Telefonnummer;Firma;Funktion;Straße;PLZ;Ort;Land;Notizen',
      'Jürgen;Müller;j@mueller.example;+49 30 1234567;Müller GmbH;Leiter;Hauptstr. 1;10115;Berlin;Deutschland;Ruft an',
    ],
    [
      'French',
      'Prénom;Nom;Adresse e-mail;Téléphone portable;Société;Fonction;Rue;Code postal;Ville;Pays;Remarques',
      'Zoë;Lefèvre;j@mueller.example;+33 1 23 45 67 89;Müller GmbH;Leiter;Hauptstr. 1;10115;Berlin;Deutschland;Ruft an',
    ],
    [
      'Spanish',
      'Nombre;Apellidos;Correo electrónico;Teléfono móvil;Empresa;Cargo;Calle;Código postal;Ciudad;País;Notas',
      'Íñigo;García Ruiz;j@mueller.example;+34 600 123 456;Müller GmbH;Leiter;Hauptstr. 1;10115;Berlin;Deutschland;Ruft an',
    ],
    [
      'Dutch',
      'Voornaam;Achternaam;E-mailadres;Telefoonnummer;Bedrijf;Functie;Straat;Postcode;Plaats;Land;Opmerkingen',
      'Fleur;de Vries;j@mueller.example;+31 20 123 4567;Müller GmbH;Leiter;Hauptstr. 1;10115;Berlin;Deutschland;Ruft an',
    ],
  ])('%s is recognised', (_language, headers, row) => {
    const [first = '', last = '', , phone = ''] = row.split(';');
    const { contacts, facts } = read(`${headers}\n${row}\n`);
    expect(facts.columns.filter(({ unknown }) => unknown)).toEqual([]);
    expect(contacts[0]).toMatchObject({
      ...{ name: `${first} ${last}`, email: 'j@mueller.example', phone, company: 'Müller GmbH', title: 'Leiter' },
      ...{ address: 'Hauptstr. 1, Berlin, 10115, Deutschland', notes: 'Ruft an' },
    });
  });

  it('a column “Name” beside “First name” is the full name if it holds the full name', () => {
    const { contacts } = read('First name,Name,Email\nAda,Ada Lovelace,ada@x.example\n');
    expect(contacts[0]).toMatchObject({ name: 'Ada Lovelace' });
  });
});

describe('hostile tables', () => {
  it('columns named constructor, prototype and __proto__ keep their values under names that records can hold', () => {
    const text = 'Email,constructor,__proto__,prototype\nada@x.example,one,two,three\n';
    const source = readSource(decodeFile(new TextEncoder().encode(text))?.text ?? '');
    const columns = source.facts.columns.map((column) => ({
      ...column,
      target: column.header === 'Email' ? ('email' as const) : ('custom' as const),
    }));
    const { contacts, properties } = source.check({ columns, knownKinds: [], zone: 'Europe/London' }, () => {});
    expect(contacts[0]?.properties).toEqual({
      'constructor (column)': 'one',
      '__proto__ (column)': 'two',
      'prototype (column)': 'three',
    });
    expect(properties.map(({ name }) => name)).toEqual(Object.keys(contacts[0]?.properties ?? {}));
  });

  it('a name of invisible characters is treated as empty', () => {
    const { contacts, problems } = read('Name,Email\n\u200b\u2060,\n\u3164,ada@x.example\n');
    expect(problems).toMatchObject([{ row: 2, reason: 'Neither a name nor an email address.' }]);
    expect(contacts).toMatchObject([{ name: 'ada@x.example' }]);
  });
});
