// @vitest-environment page
import { type QueryNoun, queryNoun, queryTools } from '@steps/business/queries';
import { MemoryRouter, openMemoryStore, provideAiTools } from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allAgents } from '../ownAgents/ownAgentState';
import { Conversation } from './Conversation';
import { sendMessage } from './talkState';
import { messagesIn, startThread, useMessages } from './threadState';

interface Dog {
  readonly id: string;
  readonly name: string;
  readonly breed: string;
  readonly town: string;
  /** Pounds. */
  readonly price: number;
  /** When its walk begins: hours since midnight. */
  readonly walk: number;
  readonly born: string;
}
const dogs: readonly Dog[] = [
  { id: 'a', name: 'Rex', breed: 'Poodle', town: 'Leeds', price: 900, walk: 8, born: '2024-03-01' },
  { id: 'b', name: 'Fido', breed: 'Poodle', town: 'York', price: 1200, walk: 14.5, born: '2025-05-02' },
  { id: 'c', name: 'Bella', breed: 'Spaniel', town: 'Leeds', price: 400, walk: 17, born: '2025-06-03' },
];
const noun: QueryNoun<Dog> = {
  one: 'dog',
  many: 'dogs',
  all: () => dogs,
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: ({ breed }) => breed,
  href: ({ id }) => `/dogs/${id}`,
  list: '/?module=dogs',
  fields: () => ({
    name: { kind: 'text', label: 'Name', of: ({ name }) => name },
    breed: { kind: 'choice', label: 'Breed', of: ({ breed }) => breed, list: { id: 'breed' } },
    town: { kind: 'choice', label: 'Town', of: ({ town }) => town, list: { id: 'town' } },
    price: { kind: 'pounds', label: 'Price', of: ({ price }) => price },
    startHour: { kind: 'number', label: 'Walk', unit: 'clock', of: ({ walk }) => walk },
    born: { kind: 'day', label: 'Born', of: ({ born }) => born },
  }),
};
const offer = (name = 'find_records') => {
  const tools = queryTools({
    find: name,
    vocabulary: 'crm_vocabulary',
    about: 'dogs',
    nouns: { dogs: queryNoun(noun) },
  });
  provideAiTools({
    remote: 'CRM',
    tools: tools.map((tool) => ({ name: tool.name, kind: tool.kind, label: tool.name, module: 'crm' })),
    load: async () => tools,
  });
};

beforeEach(async () => {
  await openMemoryStore({});
  offer();
});
afterEach(() => {
  cleanup();
  provideAiTools({ remote: 'CRM', tools: [], load: async () => [] });
});

const [ava] = allAgents();
async function asked(...questions: readonly string[]) {
  if (!ava) throw new Error('Expected an agent.');
  const { id } = startThread(ava.id);
  for (const question of questions) await sendMessage(id, ava, question, undefined);
  const Said = () => (
    <Conversation
      agent={ava}
      messages={useMessages(id)}
      talk={undefined}
      onAsk={() => {}}
      onEdit={() => {}}
      onRetry={() => {}}
      onAnswer={() => {}}
    />
  );
  render(
    <MemoryRouter>
      <Said />
    </MemoryRouter>,
  );
  return id;
}
const reading = () => screen.getAllByRole('group', { name: 'How the question was read' }).at(-1) as HTMLElement;
const parts = () =>
  within(reading())
    .getAllByRole('button', { name: /^Remove/ })
    .map((one) => one.getAttribute('aria-label'));

it('the reading is above the answer, and leads to the module’s own list', async () => {
  await asked('How many poodle dogs are in Leeds?');
  expect(reading().textContent).toMatch(/^Dogs/);
  expect(parts()).toEqual(['Remove Breed is Poodle', 'Remove Town is Leeds', 'Remove count']);
  expect(within(reading()).getByRole('link', { name: 'Open as a list' }).getAttribute('href')).toBe(
    '/?module=dogs&breed=is:Poodle&town=is:Leeds',
  );
});

it('an answer can be put on a board, with its query', async () => {
  await asked('How many poodle dogs are in Leeds?');
  const link = within(reading()).getByRole('link', { name: 'Add to a board' }).getAttribute('href') ?? '';
  const question = JSON.parse(new URLSearchParams(link.split('?')[1]).get('question') ?? '');
  expect(question).toMatchObject({ tool: 'find_records', title: 'Dogs · Breed is Poodle · Town is Leeds · count' });
  expect(JSON.parse(question.query)).toMatchObject({ noun: 'dogs', measure: 'count' });
});

it('a part that is taken away changes the answer, by keyboard too', async () => {
  const user = userEvent.setup();
  const id = await asked('How many poodle dogs are in Leeds?');
  expect(messagesIn(id).at(-1)?.text).toContain('**1**');
  within(reading()).getByRole('button', { name: 'Remove Town is Leeds' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(messagesIn(id).at(-1)?.text).toContain('**2**'));
  expect(parts()).toEqual(['Remove Breed is Poodle', 'Remove count']);
});

it('parts are reached, changed and removed by keys, and the focus stays among them', async () => {
  const user = userEvent.setup();
  const id = await asked('How many poodle dogs are in Leeds?');
  within(reading()).getByRole('button', { name: 'Change Breed is Poodle' }).focus();
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 8; stop++) {
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
    await user.tab();
  }
  expect(stops).toEqual([
    'Change Breed is Poodle',
    'Remove Breed is Poodle',
    'Change Town is Leeds',
    'Remove Town is Leeds',
    'Change count',
    'Remove count',
    'Open as a list',
    'Add to a board',
  ]);
  within(reading()).getByRole('button', { name: 'Change Town is Leeds' }).focus();
  await user.keyboard('{Enter}');
  const editor = await screen.findByRole('dialog', { name: 'Change Town is Leeds' });
  await within(editor).findByRole('combobox', { name: 'Value' });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  expect(editor.contains(document.activeElement), 'the focus is in the editor').toBe(true);
  await user.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change Town is Leeds');
  within(reading()).getByRole('button', { name: 'Remove Town is Leeds' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(messagesIn(id).at(-1)?.text).toContain('**2**'));
  await waitFor(() => expect(reading().contains(document.activeElement)).toBe(true));
  expect(document.querySelector('[aria-live="polite"]')?.textContent ?? 'Answer ready').toContain('Answer ready');
});

it('a part is changed in place', async () => {
  const user = userEvent.setup();
  const id = await asked('How many poodle dogs are there?');
  await user.click(within(reading()).getByRole('button', { name: 'Change Breed is Poodle' }));
  const value = await screen.findByRole('combobox', { name: 'Value' });
  await user.clear(value);
  await user.type(value, 'Spaniel');
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(messagesIn(id).at(-1)?.text).toContain('**1**'));
  expect(parts()).toContain('Remove Breed is Spaniel');
});

it.each([
  ['dogs with a price over £800', /^Change Price/, 'Amount', '800', '1k', 'Price is more than £1,000', 'Fido', 'Rex'],
  ['dogs after 2pm', /^Change Walk/, 'Time', '14:00', '14:31', 'Walk is from 14:31', 'Bella', 'Fido'],
  [
    'dogs born after 4 March 2024',
    /^Change Born/,
    'From',
    'Tue 5 Mar 2024',
    '3/5/2025',
    'Born since 3 May 2025',
    'Bella',
    'Fido',
  ],
])(
  'in “%s” the value is changed in a field of its kind',
  async (question, part, label, shown, typed, changed, found, gone) => {
    const user = userEvent.setup();
    const id = await asked(question);
    await user.click(within(reading()).getByRole('button', { name: part }));
    const value = await screen.findByRole('textbox', { name: label });
    expect((value as HTMLInputElement).value).toBe(shown);
    await user.clear(value);
    await user.type(value, `${typed}{Enter}`);
    await waitFor(() => expect(parts()).toContain(`Remove ${changed}`));
    expect(messagesIn(id).at(-1)?.text).toContain(found);
    expect(messagesIn(id).at(-1)?.text).not.toContain(gone);
  },
);

it('a word that nobody knows is named, no figure is given, and what can be asked is a press away', async () => {
  const user = userEvent.setup();
  const id = await asked('How many purple dogs are there?');
  expect(messagesIn(id).at(-1)?.text).toContain('I left out “purple”');
  expect(messagesIn(id).at(-1)?.text).not.toMatch(/\*\*\d/);
  await user.click(screen.getByRole('button', { name: 'How many dogs' }));
  await waitFor(() => expect(messagesIn(id).at(-1)?.text).toContain('**3**'));
});

it('a follow-up changes the query of the answer before', async () => {
  const id = await asked('How many dogs are in Leeds?', 'and in York?', 'only the poodle ones');
  const queries = messagesIn(id).flatMap(({ reading: kept }) => (kept ? [JSON.parse(kept.query).where] : []));
  expect(queries).toEqual([
    [{ field: 'town', op: 'is', value: 'Leeds' }],
    [{ field: 'town', op: 'is', value: 'York' }],
    [
      { field: 'town', op: 'is', value: 'York' },
      { field: 'breed', op: 'is', value: 'Poodle' },
    ],
  ]);
});

it('groups are drawn as bars beside their figures', async () => {
  await asked('Dogs by breed');
  const bars = await screen.findByRole('list', { name: 'Dogs · count · by Breed' });
  expect(
    within(bars)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Poodle2', 'Spaniel1']);
});

it('groups are told once, and what is copied says how the question was read', async () => {
  const user = userEvent.setup();
  const id = await asked('Dogs by breed');
  await screen.findByRole('list', { name: 'Dogs · count · by Breed' });
  const answer = screen.getByRole('article');
  await within(answer).findByText('3 dogs, by breed.');
  expect(within(answer).getAllByText(/^Spaniel/)).toHaveLength(1);
  await user.click(within(answer).getByRole('button', { name: 'Copy answer' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Dogs · count · by Breed');
  expect(copied).toContain(messagesIn(id).at(-1)?.text);
});
