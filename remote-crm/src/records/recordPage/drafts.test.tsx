// @vitest-environment page
import { type Activity, contacts, useContact } from '@steps/business';
import { commit, drafts, flush, put, type StoragePort } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { contact, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RecordActivity } from '../../activities/RecordActivity';
import { updateContact } from '../../nouns/contactState';
import { renderAt } from '../../testing/renderAt';
import { InlineField } from './InlineField';
import { Notes } from './Notes';
import { RecordContext } from './recordContext';

const now = () => contacts.get('ann');
const noActivities: readonly Activity[] = [];

function Ann() {
  const ann = useContact('ann');
  return (
    <RecordContext value={{ collection: 'contacts', id: 'ann', modules: ['crm'] }}>
      <dl>
        <InlineField
          label="Phone"
          fields={['phone']}
          value={ann?.phone ?? ''}
          onSave={(phone) => void updateContact('ann', { phone })}
        />
      </dl>
      <RecordActivity about={{ contactId: 'ann' }} activities={noActivities} />
      <Notes record="ann" notes={ann?.notes ?? ''} onSave={(notes) => Boolean(updateContact('ann', { notes }))} />
    </RecordContext>
  );
}
const open = () => renderAt('/', '/', Ann);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let port: StoragePort;

beforeEach(async () => {
  ({ port } = await openMemoryStore({ contacts: [contact({ id: 'ann' })] }));
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('what is half typed about a record', () => {
  it('keeps notes, a fact and an activity that are half typed over a reload, and says so', async () => {
    const { unmount } = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Prefers mornings');
    await press('Edit phone');
    await userEvent.keyboard('020 1');
    await userEvent.click(screen.getByRole('tab', { name: 'Call' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What was said' }), 'Rang about');
    unmount();
    await flush();
    await openMemoryStore({}, { port });
    open();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Prefers mornings');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveProperty('value', '020 1');
    expect(screen.getByRole('textbox', { name: 'What was said' })).toHaveProperty('value', 'Rang about');
    expect(screen.getAllByText(/Not saved yet: your draft from/)).toHaveLength(3);
    const form = within(screen.getByRole('form', { name: 'Add Activity' }));
    await userEvent.click(form.getByRole('button', { name: 'Discard' }));
    await press('Save notes');
    await press('Save phone');
    expect(now()).toMatchObject({ notes: 'Prefers mornings', phone: '020 1' });
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'What was said' })).toHaveProperty('value', '');
  });

  it('leaves to another tab what is being typed there', async () => {
    open();
    const row = (id: string, value: unknown) => put(drafts, { id, value, updatedAt: '2100-01-01T00:00:00.000Z' });
    await act(async () =>
      commit({
        label: 'Typed in another tab',
        changes: [row('fact:ann:Phone', { typed: '999', base: '' }), row('notes:ann', { typed: 'Theirs', base: '' })],
        undoable: false,
      }),
    );
    expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', '');
    await press('Edit phone');
    await userEvent.keyboard('020 7{Enter}');
    expect(now()?.phone).toBe('020 7');
  });

  it('asks which value to keep if a fact was changed in another tab meanwhile', async () => {
    open();
    const edit = async () => {
      await press('Edit phone');
      await userEvent.keyboard('020 1');
    };
    await edit();
    await act(async () => void updateContact('ann', { phone: '020 2' }));
    screen.getByText('Changed in the meantime. It is now: 020 2');
    await userEvent.keyboard('{Enter}');
    expect(now()?.phone).toBe('020 2');
    await press('Take theirs');
    expect(screen.queryByText(/Changed in the meantime/)).toBeNull();
    await edit();
    await act(async () => void updateContact('ann', { phone: '020 3' }));
    await press('Keep mine');
    expect(now()?.phone).toBe('020 1');
  });

  it('says if the notes were changed in another tab meanwhile, and keeps both on request', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Mine');
    expect(screen.queryByText(/in the meantime/)).toBeNull();
    await act(async () => updateContact('ann', { notes: 'Theirs' }));
    screen.getByText('The notes were changed in the meantime. Saving replaces: Theirs');
    await press('Keep both');
    await press('Save notes');
    expect(now()?.notes).toBe('Theirs\n\nMine');
  });
});
