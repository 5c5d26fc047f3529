// @vitest-environment page
import type { QueryAnswer } from '@steps/business/queries';
import { defineTool, undo } from '@steps/platform';
import { useLocation } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import { activity, campaign, contact, deal, MemoryRouter, openMemoryStore, provideAiTools } from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnalyticsPage } from './AnalyticsPage';
import { type Board, boards, type Widget } from './board';
import { boardCsv } from './boardExport';
import { questionAnswer } from './questionRules';
import type { WidgetFigures } from './widgetRules';

const dates = 'from=2026-10-01&to=2026-10-31';
const on = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const call = (day: number, subject: string, owner = 'Amira') =>
  activity({ type: 'call', subject, owner, createdAt: on(day), contactId: 'contact-1' });
const records = {
  contacts: [contact({ id: 'contact-1', createdAt: on(1), source: 'Referral' })],
  activities: [
    call(5, 'Rang about the quote'),
    call(6, 'Rang about the proof'),
    call(20, 'Rang about the invoice', 'Tom'),
    activity({ type: 'note', subject: 'A note', createdAt: on(6) }),
    activity({ type: 'email', subject: 'An earlier email', createdAt: '2026-09-20T10:00:00.000Z' }),
  ],
  deals: [deal({ stage: 'won', valuePence: 500_000, stageChangedAt: on(9), createdAt: on(2), source: 'Referral' })],
  campaigns: [campaign({ name: 'Autumn' })],
};
const widget = (fields: Partial<Widget>): Widget => ({
  id: 'w1',
  metric: 'contact-made',
  title: '',
  shape: 'columns',
  step: 'week',
  period: 'board',
  x: 0,
  y: 0,
  w: 6,
  h: 4,
  ...fields,
});
const board = (...widgets: Widget[]): Board => ({
  id: 'board-1',
  name: 'Ours',
  widgets,
  createdAt: on(1),
  updatedAt: on(1),
});

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}
const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '');

async function open(query = dates, kept: readonly Board[] = []) {
  await openMemoryStore({ ...records, analyticsBoards: kept });
  render(
    <MemoryRouter initialEntries={[`/?module=analytics&${query}`]}>
      <AnalyticsPage />
      <Address />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const grip = (title: string) => screen.findByRole('button', { name: `Move or resize ${title}` });
const kept = () => boards.all()[0];

beforeEach(() => notify.clear());
afterEach(cleanup);

it('a board over days in which nothing was recorded says so, with a way to begin', async () => {
  await open('from=2020-01-01&to=2020-01-31', [board(widget({}))]);
  const note = within(await screen.findByRole('region', { name: 'Nothing was recorded on these dates' }));
  expect(note.getByRole('link', { name: 'Add a contact or deal' }).getAttribute('href')).toBe('/?module=crm');
  cleanup();
  await open(dates, [board(widget({}))]);
  expect(await screen.findByText(/^Updated at/)).toBeTruthy();
  expect(screen.queryByText('Nothing was recorded on these dates')).toBeNull();
});

it('a question of the chat becomes a card that is worked out again', async () => {
  const tool = defineTool({
    kind: 'read',
    name: 'find_dogs',
    description: 'Finds dogs.',
    input: v.object({ noun: v.string() }),
    run: async () => ({ noun: 'dogs', total: 3, lookedAt: 3, records: [] }),
  });
  provideAiTools({
    remote: 'Dogs',
    tools: [{ name: tool.name, kind: tool.kind, label: 'Find dogs', module: 'crm' }],
    load: async () => [tool],
  });
  const question = JSON.stringify({ tool: 'find_dogs', query: '{"noun":"dogs"}', title: 'All dogs' });
  await open(new URLSearchParams({ question }).toString(), [board()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to board' }));
  await screen.findByRole('heading', { name: 'All dogs' });
  expect(await screen.findByText('3')).toBeTruthy();
  expect(boards.get('board-1')?.widgets).toMatchObject([{ title: 'All dogs', asked: { tool: 'find_dogs' } }]);
  expect(address().has('question')).toBe(false);
  provideAiTools({ remote: 'Dogs', tools: [], load: async () => [] });
});

describe('a question on a board', () => {
  const answered: QueryAnswer = {
    noun: 'dogs',
    total: 12,
    lookedAt: 20,
    figure: 1500,
    unit: 'pounds',
    groups: [
      { name: '2026-03', count: 7, figure: 1000 },
      { name: '2026-04', count: 5, figure: 500 },
    ],
    groupCount: 4,
    list: '/?module=dogs&town=is:Leeds',
  };
  const query = '{"noun":"dogs","measure":"sum","group":"born"}';
  const asked = widget({ metric: '', title: 'Worth of dogs', shape: 'figure', asked: { tool: 'find_dogs', query } });
  const offer = (answer: QueryAnswer) => {
    const tool = defineTool({
      kind: 'read',
      name: 'find_dogs',
      description: 'Finds dogs.',
      input: v.looseObject({ noun: v.string() }),
      run: async () => answer,
    });
    provideAiTools({
      remote: 'Dogs',
      tools: [{ name: tool.name, kind: tool.kind, label: 'Find dogs', module: 'crm' }],
      load: async () => [tool],
    });
  };
  afterEach(() => provideAiTools({ remote: 'Dogs', tools: [], load: async () => [] }));

  it('shows its figure and groups in their units, and leads to its own list', async () => {
    offer(answered);
    await open(dates, [board(asked)]);
    const figure = await link('£1,500: open the records');
    expect(figure.getAttribute('href')).toBe('/?module=dogs&town=is:Leeds');
    const bars = within(await screen.findByRole('list', { name: 'Worth of dogs' })).getAllByRole('listitem');
    expect(bars.map((bar) => bar.textContent)).toEqual(['March 2026£1,000', 'April 2026£500']);
    expect(screen.getByText('2 more')).toBeTruthy();
    expect(screen.getByText('From the chat, with its own dates')).toBeTruthy();
  });

  it('has the menu of the other cards: its records, another name, and both files', async () => {
    offer(answered);
    const user = await open(dates, [board(asked)]);
    await link('£1,500: open the records');
    const openMenu = async () => user.click(screen.getByRole('button', { name: /^Actions for / }));
    await openMenu();
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Show the records',
      'Rename',
      'Save as CSV',
      'Save as picture (PNG)',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const name = within(await screen.findByRole('dialog', { name: 'Rename widget' })).getByRole('textbox');
    await user.clear(name);
    await user.type(name, 'Dogs by month{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dogs by month' })).toBeTruthy();
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Show the records' }));
    expect(address().get('town')).toBe('is:Leeds');
  });

  it('is saved as CSV with its figure, groups and records', () => {
    const { days: noDays } = questionAnswer(query, answered).figures;
    expect(noDays).toEqual({ from: '', to: '' });
    const view = { days: noDays, comparison: 'previous', only: {}, today: '2026-11-22' } as const;
    const lines = boardCsv([asked], new Map(), view, new Map([['w1', questionAnswer(query, answered)]])).split('\r\n');
    const start = 'Worth of dogs,"From the chat, with its own dates",GBP,,';
    expect(lines.slice(1, 4)).toEqual([
      `${start},All,1500,,12`,
      `${start},March 2026,1000,,7`,
      `${start},April 2026,500,,5`,
    ]);
    const listed = '{"noun":"dogs"}';
    const records = [{ noun: 'dogs', id: 'a', title: 'Rex', detail: '', href: '/dogs/a', facts: {} }];
    const list = questionAnswer(listed, { noun: 'dogs', total: 3, lookedAt: 3, records });
    const named = boardCsv([asked], new Map(), view, new Map([['w1', list]])).split('\r\n');
    expect(named[2]).toContain(',Rex,,,1');
  });

  it('that nothing could be worked out for says so, and not 0', async () => {
    const { figure: _figure, groups: _groups, ...nothing } = answered;
    offer({ ...nothing, groupCount: 0 });
    await open(dates, [board(asked)]);
    expect(await link('Nothing yet: open the records')).toBeTruthy();
  });

  it('is answered again when a record changes', async () => {
    offer(answered);
    await open(dates, [board(asked)]);
    await link('£1,500: open the records');
    offer({ ...answered, figure: 1700 });
    const { createActivity } = await import('@steps/business');
    createActivity({ type: 'call', subject: 'One more', createdAt: on(21) });
    expect(await link('£1,700: open the records')).toBeTruthy();
  });
});

describe('a board', () => {
  it('is the owner’s board before anybody made one, and is not written by being looked at', async () => {
    await open();
    expect(await screen.findByRole('list', { name: 'Owner’s board' })).toBeTruthy();
    expect(await link('3: open the records')).toBeTruthy();
    expect(boards.size).toBe(0);
  });

  it('says how a figure went against the days before', async () => {
    await open();
    expect(await screen.findByText(/200% more than 1 before/)).toBeTruthy();
  });

  it('leads from a figure to exactly the records that were counted', async () => {
    const user = await open(dates, [board(widget({}))]);
    await user.click(await link('3: open the records'));
    const list = await screen.findByRole('list', { name: 'Counted activities' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rang about the invoice', 'Rang about the proof', 'Rang about the quote']);
    expect(within(list).getAllByRole('link')[0]?.getAttribute('href')).toBe('/crm/contacts/contact-1');
  });

  it('leads from a column to its records, and the address can be shared', async () => {
    const user = await open(dates, [board(widget({}))]);
    await user.click(await link(/^Week of 5 Oct: 2/));
    const list = await screen.findByRole('list', { name: 'Counted activities' });
    expect(within(list).getAllByRole('link')).toHaveLength(2);
    expect(address().get('widget')).toBe('w1');
    expect(address().get('part')).toBe('1');
  });

  it('is one stop for Tab in a chart, and arrow keys go through its parts', async () => {
    const user = await open(dates, [board(widget({}))]);
    const parts = within(await screen.findByRole('group', { name: 'Customer contact' })).getAllByRole('link');
    expect(parts.filter((part) => part.tabIndex === 0)).toHaveLength(1);
    parts.at(-1)?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(parts.at(-2));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(parts[0]);
  });

  it('is narrowed by its filters, and says where a filter means nothing', async () => {
    await open(`${dates}&owner=Tom`, [
      board(widget({}), widget({ id: 'w2', metric: 'campaigns-sent', shape: 'figure', y: 4 })),
    ]);
    expect(await link('1: open the records')).toBeTruthy();
    expect(await screen.findByText('All campaigns: they have no owner.')).toBeTruthy();
  });

  it('shows what a goal asks for, and how far it is', async () => {
    await open(dates, [board(widget({ metric: 'won', shape: 'figure', goal: 1_000_000 }))]);
    expect(await screen.findByText('£5,000')).toBeTruthy();
    expect(screen.getByText('of £10,000 goal')).toBeTruthy();
    expect(screen.getByText('Goal missed')).toBeTruthy();
  });

  it('counts anew when a record changes', async () => {
    await open(dates, [board(widget({}))]);
    await link('3: open the records');
    const { createActivity } = await import('@steps/business');
    createActivity({ type: 'call', subject: 'One more', createdAt: on(21) });
    expect(await link('4: open the records')).toBeTruthy();
  });
});

describe('a board that is edited', () => {
  const two = [widget({}), widget({ id: 'w2', metric: 'won', shape: 'figure', x: 6, w: 4, h: 2 })];
  const edit = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: 'Edit board' }));

  it('has its widgets moved and resized by keys, with the focus kept, and undone', async () => {
    const user = await open(dates, [board(...two)]);
    await edit(user);
    (await grip('Won')).focus();
    await user.keyboard('{ArrowRight}');
    expect(kept()?.widgets.find(({ id }) => id === 'w2')?.x).toBe(7);
    expect(document.activeElement).toBe(await grip('Won'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(kept()?.widgets.find(({ id }) => id === 'w2')?.h).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(kept()?.widgets.find(({ id }) => id === 'w2')).toMatchObject({ x: 6, h: 2 });
  });

  it('loses a widget by Delete, which undo brings back', async () => {
    const user = await open(dates, [board(...two)]);
    await edit(user);
    (await grip('Won')).focus();
    await user.keyboard('{Delete}');
    expect(kept()?.widgets).toHaveLength(1);
    undo();
    expect(kept()?.widgets).toHaveLength(2);
  });

  it('gets a widget from the dialog', async () => {
    const user = await open(dates, [board(...two)]);
    await edit(user);
    await user.click(screen.getByRole('button', { name: 'Add widget' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add widget' });
    await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Talks');
    await user.click(within(dialog).getByRole('button', { name: 'Add widget' }));
    expect(await screen.findByRole('heading', { name: 'Talks' })).toBeTruthy();
    expect(kept()?.widgets.at(-1)).toMatchObject({ metric: 'contact-made', shape: 'figure' });
  });

  it('made from a template is beside the others and is opened', async () => {
    const user = await open(dates);
    await user.click(await screen.findByRole('button', { name: 'Boards: Owner’s board' }));
    await user.click(await screen.findByRole('menuitem', { name: /New from Sales/ }));
    expect(await screen.findByRole('list', { name: 'Sales' })).toBeTruthy();
    await waitFor(() => expect(boards.all().map(({ name }) => name)).toEqual(['Owner’s board', 'Sales']));
  });
});

it('a board as CSV has each figure with its parts, and no cell that runs as a formula', () => {
  const figures: WidgetFigures = {
    value: 3,
    before: 1,
    rows: 3,
    days: { from: '2026-10-01', to: '2026-10-31' },
    points: [{ key: '=1+1', label: '=1+1', name: '=1+1', value: 2, before: undefined, rows: 2 }],
  };
  const view = {
    days: figures.days,
    comparison: 'previous',
    only: { owner: ['Tom'], source: [] },
    today: '2026-11-22',
  } as const;
  const lines = boardCsv([widget({ shape: 'bars' })], new Map([['w1', figures]]), view).split('\r\n');
  expect(lines[1]).toContain('Customer contact');
  expect(lines[1]).toContain('2026-10-01,2026-10-31,All,3,1,3');
  expect(lines[2]).toContain('"\'=1+1",2,,2');
  expect(lines[3]).toBe('Filter,owner: Tom');
});
