// @vitest-environment page
import { activities, companies, useCompany } from '@steps/business';
import { notify } from '@steps/platform/ui';
import { company, openMemoryStore } from '@steps/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { MeetMenu } from './MeetMenu';

const fenwick = company({ id: 'fenwick', score: 62 });

function Meet() {
  return <MeetMenu company={useCompany('fenwick') ?? fenwick} />;
}
const open = () => renderAt('/', '/', Meet);

beforeEach(() => openMemoryStore({ companies: [fenwick] }));
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('meeting a company', () => {
  it('opens in a new tab with a known service or its own room, and notes it', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open();
    const meet = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Meet' }));
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    await meet('Google Meet');
    expect(opened).toHaveBeenLastCalledWith('https://meet.google.com/new', '_blank', 'noopener,noreferrer');
    expect(activities.all().map(({ subject }) => subject)).toContain('Meeting with Google Meet');
    await meet('Add their meeting link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Meeting link of Fenwick Joinery' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Meeting link/ }), 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save meeting link' }));
    dialog.getByText('Enter a web address such as https://meet.example.com/fenwick.');
    await userEvent.clear(dialog.getByRole('textbox', { name: /Meeting link/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Meeting link/ }), 'meet.example.com/fenwick');
    await userEvent.click(dialog.getByRole('button', { name: 'Save meeting link' }));
    await meet('Their meeting room https://meet.example.com/fenwick');
    expect(opened).toHaveBeenLastCalledWith('https://meet.example.com/fenwick', '_blank', 'noopener,noreferrer');
    opened.mockRestore();
  });

  it('says in the specified words that the meeting link could not be saved, and keeps it typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = vi.spyOn(companies, 'checked').mockImplementation(() => {
      throw new TypeError('the store refuses it');
    });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Meet' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add their meeting link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meeting link of Fenwick Joinery' }));
    const link = dialog.getByRole('textbox', { name: /Meeting link/ });
    await userEvent.type(link, 'meet.example.com/fenwick');
    await userEvent.click(dialog.getByRole('button', { name: 'Save meeting link' }));
    await screen.findByText('Update Failed');
    screen.getByText('Failed to update company. Please try again.');
    expect(link).toHaveProperty('value', 'meet.example.com/fenwick');
    store.mockRestore();
  });
});
