// @vitest-environment page
import { companies, contacts } from '@steps/business';
import { historySteps, undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { contact, openMemoryStore } from '@steps/testing';
import { cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { propertiesOf } from '../properties/propertyState';
import { useUnlessPaused } from '../records/recordTable/listPause';
import { renderAt } from '../testing/renderAt';
import { ImportDialog } from './ImportDialog';

/** While set, rows are handed out only once it settles. */
let handedOut: Promise<void> | undefined;

/** The importer that runs in the worker, called directly. */
vi.mock('./importReader', async () => {
  const { fileImporter } = await import('./fileImporter');
  const { ImportFileError } = await import('./importFileRules');
  type Question = Parameters<ReturnType<typeof fileImporter>>[0];
  type Answer = Parameters<Parameters<typeof fileImporter>[0]>[0];
  return {
    openImportReader: async () => {
      let last: Answer | undefined;
      const importer = fileImporter((answer) => {
        last = answer;
      });
      let isOpen = true;
      const ask = async <Kind extends Answer['kind']>(question: Question, _kind: Kind) => {
        await importer(question);
        if (last?.kind === 'failed') throw last.expected ? new ImportFileError(last.message) : new Error(last.message);
        // The importer answers each question with its own kind; importRules.test.ts shows it.
        return last as Extract<Answer, { kind: Kind }>;
      };
      return {
        read: async (file: Blob) => (await ask({ kind: 'read', file }, 'read')).facts,
        check: async (
          columns: Extract<Question, { kind: 'check' }>['columns'],
          knownKinds: Extract<Question, { kind: 'check' }>['knownKinds'],
        ) => (await ask({ kind: 'check', columns, knownKinds, zone: 'Europe/London' }, 'checked')).rows,
        take: async (from: number, count: number) => {
          await handedOut;
          // A worker that was ended answers no more.
          if (!isOpen) await new Promise(() => {});
          return (await ask({ kind: 'take', from, count }, 'taken')).rows;
        },
        takeCompanies: async (from: number, count: number) =>
          (await ask({ kind: 'takeCompanies', from, count }, 'takenCompanies')).companies,
        repair: async (row: number, cells: string[]) => void (await ask({ kind: 'repair', row, cells }, 'repaired')),
        problemCsv: async () => '',
        close: () => {
          isOpen = false;
        },
      };
    },
  };
});

const hubspot = [
  'Record ID,First Name,Last Name,Email,Company name,Lifecycle Stage',
  '1,Zoë,Brontë,zoe@haworth.example,Haworth Letterpress,customer',
  '2,Ada,Lovelace,ADA@engines.example,Engines Ltd,lead',
  '3,Bad,Row,nowhere,Haworth Letterpress,lead',
].join('\n');

const onClose = vi.fn();
const open = () => renderAt('/', '/', () => <ImportDialog onClose={onClose} />);
const choose = async (text: string, name = 'export.csv') =>
  userEvent.upload(screen.getByLabelText('Choose a file'), new File([text], name, { type: 'text/csv' }));

/** Begins an import of two contacts whose rows are handed out only with what this resolves to. */
async function startHeld(): Promise<() => void> {
  const start = await screen.findByRole('button', { name: 'Import 2 contacts' });
  let handOut = () => {};
  handedOut = new Promise((resolve) => {
    handOut = resolve;
  });
  await userEvent.click(start);
  return () => {
    handOut();
    handedOut = undefined;
  };
}

beforeEach(async () => {
  await openMemoryStore({ contacts: [contact({ name: 'Ada L', email: 'ada@engines.example', phone: '123' })] });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('importing contacts', () => {
  it('says before and after that the same file again changes nothing, people without an email included', async () => {
    const people = [
      'Name,Email,Phone,Company',
      'Zoë Brontë,zoe@haworth.example,,Haworth',
      'Sam Hill,,0113 496 0002,Mill',
    ]
      .concat(['Lee Ward,,,Mill', 'Kim Fox,,,'])
      .join('\n');
    const view = open();
    await choose(people);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 4 contacts' }));
    await screen.findByText(/has been imported/);
    const before = contacts.all();
    await userEvent.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(people);
    await screen.findByText('0 contacts will be added, 0 updated, 4 unchanged.');
    expect(screen.getByRole('button', { name: 'Import 0 contacts' })).toHaveProperty('disabled', true);
    expect(contacts.all()).toEqual(before);
    // A contact that changed since is updated; one that only shares a name is added.
    await userEvent.click(screen.getByRole('button', { name: 'Change columns' }));
    view.unmount();
    open();
    await choose(people.replace('Brontë', 'Bronte').replace('0113 496 0002', '0113 496 0003'));
    await screen.findByText('1 contact will be added, 1 updated, 2 unchanged.');
  });

  it('recognises HubSpot, shows the bad row with its reason, adds and updates, and is one undo step', async () => {
    open();
    await choose(hubspot);
    await screen.findByText(/from HubSpot, 3 rows, UTF-8/);
    screen.getByText('1 contact will be added, 1 updated, 1 row left out because of a problem.');
    screen.getByText(/“nowhere” is not an email address\./);
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 contacts' }));
    await screen.findByText('export.csv has been imported. One undo takes all of it back.');
    expect(contacts.all().map(({ name, phone, company }) => [name, phone, company])).toEqual([
      ['Ada Lovelace', '123', 'Engines Ltd'],
      ['Zoë Brontë', '', 'Haworth Letterpress'],
    ]);
    expect(companies.size).toBe(2);
    undo();
    expect(contacts.all().map(({ name }) => name)).toEqual(['Ada L']);
    expect(companies.size).toBe(0);
  });

  it('asks before Esc stops it, and then leaves nothing behind', async () => {
    const before = contacts.all();
    open();
    await choose(hubspot);
    const handOut = await startHeld();
    fireEvent(screen.getByRole('dialog', { name: 'Import contacts' }), new Event('cancel', { cancelable: true }));
    await screen.findByText('Nothing of the file is kept.');
    await userEvent.click(screen.getByRole('button', { name: 'Stop importing' }));
    handOut();
    await screen.findByText('Import stopped');
    screen.getByRole('button', { name: 'Import 2 contacts' });
    expect(contacts.all()).toEqual(before);
    expect([companies.size, historySteps().length, onClose.mock.calls.length]).toEqual([0, 0, 0]);
  });

  it('whoever leaves the page while it runs stops it: nothing of it is left, and lists show what changes', async () => {
    const before = contacts.all();
    const view = open();
    await choose(hubspot);
    const handOut = await startHeld();
    view.unmount();
    handOut();
    const shown = renderHook(({ value }) => useUnlessPaused(value), { initialProps: { value: 'before' } });
    await vi.waitFor(() => {
      shown.rerender({ value: 'after' });
      expect(shown.result.current).toBe('after');
    });
    expect(contacts.all()).toEqual(before);
    expect(historySteps()).toEqual([]);
  });

  it('updates an archived contact, says so, and restores it on request', async () => {
    await openMemoryStore({
      contacts: [contact({ id: 'ada', name: 'Ada', email: 'ada@x.example', archivedAt: '2026-10-01T09:30:00.000Z' })],
    });
    open();
    await choose('Name,Email,Phone\nAda,ada@x.example,020 7946 0001\n');
    await screen.findByText(/1 of those updated is in the archive; you can bring them back afterwards\./);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back 1 contact' }));
    expect(contacts.get('ada')).toMatchObject({ phone: '020 7946 0001', archivedAt: undefined });
  });

  it('restores our own export of companies, with its custom properties', async () => {
    open();
    await choose('Steps ID,Company,Industry,Email,Custom number: Staff\nk1,Mill Ltd,Print,office@mill.example,12\n');
    await screen.findByText('The file holds 1 company; those you do not have are added.');
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 company' }));
    await screen.findByText(/has been imported/);
    expect(companies.get('k1')).toMatchObject({ name: 'Mill Ltd', industry: 'Print', properties: { Staff: 12 } });
    expect(contacts.size).toBe(1);
    expect(propertiesOf('company').map(({ name }) => name)).toEqual(['Staff']);
    expect(undo()?.label).toBe('Import 1 company');
  });

  it('lists rows with a known phone, or name at a company, and updates them or leaves them out as chosen', async () => {
    await openMemoryStore({
      contacts: [
        contact({ id: 'ann', name: 'Ann', email: '', phone: '07700 900123' }),
        contact({ id: 'bob', name: 'Bob', email: '', phone: '', title: '', company: 'Mill Ltd' }),
      ],
    });
    open();
    await choose('Name,Phone,Company,Job title\nA. Lee,+44 7700 900123,,Owner\nBob,,The Mill Ltd.,Clerk\n');
    await screen.findByText('2 contacts will be added, 0 updated.');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^1 row with the same phone number/ }),
      'Update the contacts',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^1 row with the same name and company/ }),
      'Leave out',
    );
    await screen.findByText('0 contacts will be added, 1 updated, 1 row left out.');
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText('Bob has the same name and company.');
    expect(contacts.all().map(({ id, title }) => [id, title])).toEqual([
      ['ann', 'Owner'],
      ['bob', ''],
    ]);
  });

  it('leaves known contacts alone if only new ones are wanted', async () => {
    open();
    await choose(hubspot);
    await userEvent.click(await screen.findByRole('radio', { name: /Only add new contacts/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText(/has been imported/);
    expect(contacts.all().map(({ name }) => name)).toEqual(['Ada L', 'Zoë Brontë']);
  });

  it('keeps unknown columns of a known product as properties, if asked', async () => {
    open();
    await choose(
      'Record ID,First Name,Email,Create Date,Fleet size,Renewal\n1,Zoë,zoe@haworth.example,2026-01-02,12,2027-03-01',
    );
    await screen.findByText(/Columns that are left out: Record ID, Create Date, Fleet size, Renewal/);
    await userEvent.click(screen.getByRole('button', { name: 'Keep the 2 that Steps does not know as properties' }));
    await screen.findByText(/Columns that are left out: Record ID, Create Date\./);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText(/has been imported/);
    expect(contacts.all().find(({ name }) => name === 'Zoë')?.properties).toEqual({
      'Fleet size': 12,
      Renewal: '2027-03-01',
    });
    expect(propertiesOf('contact').map(({ name, kind }) => [name, kind])).toEqual([
      ['Fleet size', 'number'],
      ['Renewal', 'date'],
    ]);
  });

  it('lets the user say what unknown columns are', async () => {
    open();
    await choose('Wer,Erreichbar,Schuhgröße\nAda,ada@x.example,38\n');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '“Wer” becomes' }), 'Full name');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '“Schuhgröße” becomes' }),
      'New custom property',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show preview' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 contact' }));
    await screen.findByText(/has been imported/);
    expect(contacts.all().at(-1)).toMatchObject({
      name: 'Ada',
      email: 'ada@x.example',
      properties: { Schuhgröße: 38 },
    });
  });

  it('says what a file lacks when no column names anybody', async () => {
    open();
    await choose('Colour,Size\nred,4\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Show preview' }));
    await screen.findByText(/The file needs a column with names or email addresses\. It has “Colour”, “Size”\./);
  });

  it('refuses an empty file and says what was expected', async () => {
    open();
    await choose('', 'nothing.csv');
    await screen.findByText('nothing.csv cannot be imported');
    screen.getByText(/The file is empty\. Choose a CSV file/);
  });
});
