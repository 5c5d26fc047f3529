// @vitest-environment page
import { contacts } from '@steps/business';
import { teamConnections } from '@steps/journal/team';
import { commit, put } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, editContact, openMemoryStore } from '@steps/testing';
import { memoryTeamServer, newOwnerCode, openTeamConnection } from '@steps/testing/team';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TeamSection } from './TeamSection';

let team: ReturnType<typeof memoryTeamServer>;
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  localStorage.clear();
  team = memoryTeamServer();
  await openMemoryStore(
    { contacts: [contact({ id: 'c1', name: 'Ada Byron' })] },
    { client: { businessName: 'Bakery' } },
  );
  render(
    <>
      <TeamSection />
      <Overlays />
    </>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  notify.clear();
  team.undo();
});

/** As from where the server has shown it: letter by letter each would be rendered. */
async function paste(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fill(code = team.code) {
  await paste(await screen.findByLabelText(/^Address/), 'ws://localhost:4280');
  await paste(screen.getByLabelText(/^Owner's code/), code);
}

const connect = async () => {
  await fill();
  await user.click(screen.getByRole('button', { name: /Connect server$/ }));
  await screen.findByText('Connected');
};

/** Another device with an invitation from here, whose digits are shown. */
async function asking() {
  await user.click(await screen.findByRole('button', { name: 'Invite a device' }));
  await paste(screen.getByLabelText(/^Whose device/), 'Cy Young');
  await user.click(screen.getByRole('button', { name: /Make the invitation$/ }));
  await user.click(await screen.findByRole('button', { name: 'Copy the invitation alone' }));
  const phone = await team.ask(await navigator.clipboard.readText(), 'Phone');
  expect(await screen.findByText(await phone.digits)).toBeDefined();
  return phone;
}

async function act(device: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${device}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('without a server says that the business is in this browser alone, and that this is enough', async () => {
  expect(await screen.findByText(/^Bakery is in this browser alone, and that is enough to work/)).toBeDefined();
});

it('a test says what answers, or why nothing does, and connects nothing', async () => {
  await fill(newOwnerCode());
  await user.click(screen.getByRole('button', { name: /Test connection$/ }));
  expect(await screen.findByText("The server refuses this owner's code.")).toBeDefined();
  await user.clear(screen.getByLabelText(/^Owner's code/));
  await user.click(screen.getByRole('button', { name: /Test connection$/ }));
  expect(await screen.findByText(/^Enter the owner's code that the server has shown/)).toBeDefined();
  await paste(screen.getByLabelText(/^Owner's code/), team.code);
  await user.click(screen.getByRole('button', { name: /Test connection$/ }));
  expect(await screen.findByText('The server answers: NATS 2.9.10')).toBeDefined();
  await user.clear(screen.getByLabelText(/^Address/));
  await user.type(screen.getByLabelText(/^Address/), 'http://localhost');
  await user.click(screen.getByRole('button', { name: /Connect server$/ }));
  expect(await screen.findByText(/^Enter an address that begins with wss:/)).toBeDefined();
  expect(team.server.seq).toBe(0);
});

it('a connected business shows its state, what waits and the last exchange; without the server, that work goes on', async () => {
  await connect();
  expect(await screen.findByText('Nothing waits to be sent.')).toBeDefined();
  expect(screen.getByText(/^Last synced:/)).toBeDefined();
  team.server.away = true;
  team.server.cut();
  await waitFor(() => expect(contacts.get('c1')).toBeDefined());
  editContact('c1', { name: 'Ada King' });
  expect(await screen.findByText(/Work goes on here; Steps tries again by itself\.$/)).toBeDefined();
  expect(await screen.findByText(/records? (is|are) to be sent\.$/)).toBeDefined();
});

it('what a role may not change is said with its name, and is as on the server again at a press', async () => {
  await connect();
  team.takes = () => false;
  editContact('c1', { name: 'Ada King' });
  expect(await screen.findByText(/^Your role may not change “Ada King”.*on this device\.$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take the changes back' }));
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(contacts.get('c1')?.name).toBe('Ada Byron'));
  await waitFor(() => expect(screen.queryByText(/^Your role may not change/)).toBeNull());
  expect(await screen.findByText('Nothing waits to be sent.')).toBeDefined();
});

it('leaving the server keeps the records and resets the section', async () => {
  await connect();
  await user.click(screen.getByRole('button', { name: 'Leave the server' }));
  expect(
    await screen.findByText(/All records stay in this browser, and what was sent stays on the server/),
  ).toBeDefined();
  const [, sure] = screen.getAllByRole('button', { name: 'Leave the server' });
  await user.click(sure as HTMLElement);
  expect(await screen.findByRole('button', { name: /Connect server$/ })).toBeDefined();
  await waitFor(() => expect(contacts.get('c1')?.name).toBe('Ada Byron'));
});

it('an invitation is made for a person, and taken back; a wrong one is refused with the reason', async () => {
  await user.type(await screen.findByLabelText(/^Invitation from the owner/), 'nothing');
  await user.click(screen.getByRole('button', { name: 'Bring the business here' }));
  expect(await screen.findByText(/^Enter the whole invitation from the other device/)).toBeDefined();
  await connect();
  expect(await screen.findByText('This device')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Invite a device' }));
  await user.click(screen.getByRole('button', { name: /Make the invitation$/ }));
  expect(await screen.findByText(/^Enter the name of the person whose device it is/)).toBeDefined();
  await paste(screen.getByLabelText(/^Whose device/), 'Cy Young');
  await user.click(screen.getByRole('button', { name: /Make the invitation$/ }));
  expect(await screen.findByRole('button', { name: 'Copy the link' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
});

it('a device that asks is let in once its digits were compared, and is listed; whether it is here is said', async () => {
  await connect();
  const phone = await asking();
  await user.click(screen.getByRole('button', { name: 'Let in' }));
  expect(await phone.given).toMatchObject({ name: 'Bakery' });
  expect(await screen.findByText('Phone')).toBeDefined();
  expect(screen.getByText(/^Cy Young · All records · added/)).toBeDefined();
  expect(screen.getByText(/· never seen here$/)).toBeDefined();
  const [, listed] = openTeamConnection().devices;
  await team.says(listed?.id ?? '', { name: 'Cy', on: 'Phone', places: [] });
  expect(await screen.findByText(/^Cy Young .* here now$/)).toBeDefined();
});

it('a device is renamed, given another role and removed', async () => {
  await connect();
  await asking();
  await user.click(screen.getByRole('button', { name: 'Let in' }));
  await act('Phone', 'Rename');
  const name = await screen.findByLabelText(/^Name of the device/);
  await user.clear(name);
  await paste(name, 'Old phone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await act('Old phone', 'Change role');
  expect(
    await screen.findByText(/^What the device has stays on it and stays readable, also where the new role reads less/),
  ).toBeDefined();
  await user.click(await screen.findByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByTitle('Marketing'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Old phone has the role Marketing')).toBeDefined();
  expect(await screen.findByText(/^Cy Young · Marketing · added/)).toBeDefined();
  await act('Old phone', 'Remove from the team');
  expect(await screen.findByText(/what the device has stays on it and stays readable/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove the device' }));
  expect(await screen.findByText('Removed')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Actions for Old phone' })).toBeNull();
});

it('the business is offered to one device of the team, with a link for it, and the offer is taken back', async () => {
  await connect();
  await asking();
  await user.click(screen.getByRole('button', { name: 'Let in' }));
  await act('Phone', 'Hand the business over');
  expect(await screen.findByText(/^The device of Cy Young becomes the owner’s/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Show the link$/ }));
  await user.click(await screen.findByRole('button', { name: 'Copy the code alone' }));
  const code = await navigator.clipboard.readText();
  expect(code).toMatch(/^steps-handover-1\./);
  // Whoever else has the code: nothing is asked here.
  await expect((await team.ask(code, 'Phone', 'owner')).given).rejects.toThrow('for another device');
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  await expect((await team.ask(code, 'Phone', 'owner')).given).rejects.toThrow('not show');
  expect(openTeamConnection().owner).toBeDefined();
});

it('on a device that is not the owner’s the business is taken over with a code, and a wrong one is refused with the reason', async () => {
  await connect();
  const { owner: _, ...member } = openTeamConnection();
  commit({ label: 'Member', changes: [put(teamConnections, member)], undoable: false });
  await user.click(await screen.findByRole('button', { name: 'Take the business over' }));
  await user.type(screen.getByLabelText(/^Code from the owner/), 'steps-invite-1.abc');
  await user.click(screen.getByRole('button', { name: /Compare digits$/ }));
  expect(await screen.findByText(/it begins with steps-handover-1/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Invite a device' })).toBeNull();
});

it('an owner’s device that the server lets in no more offers nothing that is the owner’s', async () => {
  await connect();
  const { sign } = openTeamConnection().devices[0] ?? {};
  team.account = { ...team.account, revoked: { [sign ?? '']: 1 } };
  team.server.cut();
  expect(await screen.findByText(/^The server does not let this device in/)).toBeDefined();
  for (const name of ['Invite a device', 'Actions', /^Actions for/, 'Save recovery file', 'Take the business over']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  // Who is here, and what waits, it cannot know.
  expect(screen.queryByText('Who is here')).toBeNull();
  expect(screen.queryByText('Nothing waits to be sent.')).toBeNull();
  expect(screen.getByText(/To come back, leave the server and ask the owner for a new invitation/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Leave the server' })).toBeDefined();
});

it('a recovery file is saved, and offered where all devices are lost', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: 'Use a recovery file' }));
  await user.click(await screen.findByRole('button', { name: /Bring the business here$/ }));
  expect(await screen.findByText(/^Choose the recovery file that was saved/)).toBeDefined();
  await connect();
  expect(screen.getByText(/^No recovery file was saved yet/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save recovery file' }));
  expect(await screen.findByText(/^A recovery file was saved/)).toBeDefined();
  expect(saved).toEqual(['steps-team-bakery.json']);
});
