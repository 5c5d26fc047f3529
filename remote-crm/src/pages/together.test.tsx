// @vitest-environment page
import { paths } from '@steps/platform/paths';
import { notify } from '@steps/platform/ui';
import { contact, type FieldPlace, openMemoryStore, provideTogether } from '@steps/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QuoteEditor } from '../quotes/QuoteEditor';
import { createQuote } from '../quotes/quoteState';
import { renderAt } from '../testing/renderAt';
import { ContactPage } from './ContactPage';
import { CrmPage } from './CrmPage';

/** What others were last told about where somebody types. */
let typedIn: FieldPlace | undefined;

beforeEach(async () => {
  typedIn = undefined;
  await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada Lovelace', tags: ['Champion'] })] });
  // As if the business were on a server.
  provideTogether({
    HereToo: () => null,
    FieldNote: ({ fields, label, words }) => <p>{`Others at ${fields[0]}, ${label}: ${words(undefined)}`}</p>,
    typeIn: (place) => {
      typedIn = place;
    },
  });
});
afterEach(() => {
  provideTogether(undefined);
  cleanup();
  notify.clear();
});

const ada = { collection: 'contacts', id: 'ada' };

describe('on a business that several people work on, others see where somebody types', () => {
  it('in a badge while its choices are open; a change they make meanwhile is shown beside it', async () => {
    renderAt(paths.contact.href('ada'), paths.contact.path, ContactPage);
    screen.getByText(/^Others at status, Status:/);
    const badge = screen.getByRole('button', { name: /^Status: / });
    badge.focus();
    expect(typedIn).toBeUndefined();
    await userEvent.click(badge);
    expect(typedIn).toEqual({ ...ada, field: 'status' });
    await userEvent.keyboard('{Escape}');
    expect(typedIn).toBeUndefined();
  });

  it('in the tags', async () => {
    renderAt(paths.contact.href('ada'), paths.contact.path, ContactPage);
    screen.getByText(/^Others at tags, Tags:/);
    await userEvent.type(screen.getByRole('combobox', { name: 'Add a tag' }), 'Key');
    expect(typedIn).toEqual({ ...ada, field: 'tags' });
    // Past the button that adds it.
    await userEvent.tab();
    await userEvent.tab();
    expect(typedIn).toBeUndefined();
  });

  it('in a cell of a list', async () => {
    renderAt('/?module=crm', '/', CrmPage);
    await userEvent.click(within(screen.getByRole('grid')).getByRole('button', { name: 'Edit email of Ada Lovelace' }));
    expect(typedIn).toEqual({ ...ada, field: 'email' });
    await userEvent.keyboard('{Escape}');
    expect(typedIn).toBeUndefined();
  });

  it('in the days of a quote', async () => {
    const { id } = createQuote({});
    renderAt('/', '/', () => <QuoteEditor id={id} />);
    screen.getByText(/^Others at date, /);
    screen.getByText(/^Others at validUntil, /);
    (await screen.findByRole('textbox', { name: 'Valid until' })).focus();
    expect(typedIn).toEqual({ collection: 'quotes', id, field: 'validUntil' });
  });
});
