// @vitest-environment page

import { activities, contacts } from '@steps/business';
import { campaigns } from '@steps/business/campaigns';
import { hasOptedOut } from '@steps/business/mailings';
import { type AiTool, defineTool, RuleError, undo } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  campaign,
  contact,
  createContact,
  MemoryRouter,
  openMemoryStore,
  provideAiTools,
  testNow,
} from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { emptyDocument } from '../editor/document';
import { createDesign, describeDesign } from '../emailBuilder/emailDesignState';
import { documentFrom, part } from '../emailBuilder/templates/template';
import { createPage } from '../landing/landingPageState';
import { pieces } from '../pieces/piece';
import { createOwnPiece, finishPiece } from '../pieces/pieceState';
import { CampaignEditor } from './CampaignEditor';
import { CampaignList } from './CampaignList';
import { updateCampaign, useCampaign } from './campaignVerbs';
import { optOut } from './optOut';

const draft = campaign({
  id: 'camp',
  name: 'Open day',
  subject: 'An open day for {company}',
  content: 'Hello {first name}, come by on Saturday.',
  aiResultId: 'body',
  audienceFrom: { by: 'all', name: '' },
});

function Open() {
  const known = useCampaign('camp');
  return known ? <CampaignEditor campaign={known} /> : null;
}

async function open(fields: Partial<typeof draft> = {}) {
  await openMemoryStore({
    campaigns: [{ ...draft, ...fields }],
    aiResults: [aiResult({ id: 'body', status: 'approved', output: draft.content })],
    contacts: [
      contact({ email: 'ada@engines.example' }),
      contact({ email: 'bea@bakery.example' }),
      contact({ name: 'Cal', email: '' }),
    ],
  });
  render(
    <MemoryRouter>
      <Open />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
afterEach(() => {
  cleanup();
  notify.clear();
  offer([]);
});

/** What the CRM offers. */
const offer = (tools: readonly AiTool[], load = async () => tools) =>
  provideAiTools({
    remote: 'CRM',
    tools: tools.map(({ name, kind }) => ({ name, kind, label: name, module: 'crm' })),
    load,
  });

/** The CRM's tools with one saved view; `ids` says who is in it now. */
function crmWith(ids: () => readonly string[], leftOut: readonly string[] = []): readonly AiTool[] {
  const view = { id: 'view-1', name: 'Bakers', shows: '“bakery”', leftOut };
  return [
    defineTool({
      kind: 'read',
      name: 'saved_contact_views',
      description: 'Views.',
      input: v.object({}),
      run: () => ({ views: [view] }),
    }),
    defineTool({
      kind: 'read',
      name: 'contacts_in_view',
      description: 'Contacts.',
      input: v.object({ view: v.string(), limit: v.number() }),
      run: ({ view: wanted, limit }) => {
        if (wanted !== 'view-1') throw new RuleError('This view no longer exists. It may have been deleted.');
        return { view, total: ids().length, ids: ids().slice(0, limit) };
      },
    }),
  ];
}
const inView = { by: 'view', id: 'view-1', name: 'Bakers' } as const;

it('counts the audience as contacts and opt-outs change, and says who is left out', async () => {
  await open();
  expect(screen.getByText('2 people').parentElement?.textContent).toBe('2 people get it.');
  expect(screen.getByText('1 without an email address')).toBeTruthy();
  act(() => optOut('ada@engines.example'));
  expect(screen.getByText('1 person').parentElement?.textContent).toBe('1 person gets it.');
  expect(screen.getByText('1 opted out')).toBeTruthy();
});

it('a campaign goes to a saved view of the CRM, counted as its contacts change, without those who opted out', async () => {
  const user = await open();
  const bakers = () =>
    contacts
      .all()
      .filter(({ email }) => email.includes('bakery'))
      .map(({ id }) => id);
  offer(crmWith(bakers));
  await user.click(screen.getByLabelText('Saved view'));
  await user.click(await screen.findByRole('combobox', { name: 'Saved view' }));
  await user.click(await screen.findByText('Bakers'));
  expect(campaigns.get('camp')).toMatchObject({ audienceFrom: inView, audience: 'Saved view Bakers' });
  expect((await screen.findByText('1 person')).parentElement?.textContent).toBe('1 person gets it.');
  expect(screen.getByText('Shows “bakery”.')).toBeTruthy();
  act(() => void createContact({ name: 'Dee', email: 'dee@bakery.example' }));
  expect(await screen.findByText('2 people')).toBeTruthy();
  act(() => optOut('dee@bakery.example'));
  expect(await screen.findByText('1 opted out')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make ready' }));
  await user.click(screen.getByRole('button', { name: 'Record as sent' }));
  expect(activities.all().map(({ contactId }) => contacts.get(contactId ?? '')?.email)).toEqual(['bea@bakery.example']);
});

it('a campaign reaches nobody through a saved view that it cannot see, and says why', async () => {
  const nobodyYet = async (words: RegExp) => {
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(screen.queryByText(/ it\.$/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Make ready' }));
    expect(await screen.findByText('Nobody would get it. Choose another audience.')).toBeTruthy();
    expect(campaigns.get('camp')?.status).toBe('draft');
    cleanup();
    notify.clear();
  };
  const everybody = () => contacts.all().map(({ id }) => id);
  await open({ audienceFrom: inView });
  await nobodyYet(
    /^The CRM cannot be asked for its saved views: it is switched off or cannot be reached\. Lists and tags/,
  );
  offer(crmWith(everybody), () => Promise.reject(new Error('CRM does not answer.')));
  await open({ audienceFrom: inView });
  await nobodyYet(/saved views: CRM does not answer\. Lists and tags can be chosen meanwhile\.$/);
  offer(crmWith(everybody));
  await open({ audienceFrom: { ...inView, id: 'view-2' } });
  await nobodyYet(/^This view no longer exists/);
  offer(crmWith(everybody, ['the filter “Shoe size”, which does not exist']));
  await open({ audienceFrom: inView, status: 'ready' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save CSV' }).disabled).toBe(true);
  cleanup();
  await open({ audienceFrom: inView });
  await nobodyYet(/^The view “Bakers” uses something that no longer exists: the filter “Shoe size”/);
});

it('sends an email of the builder: shows which, what changed since, and takes the latest', async () => {
  const user = await open({ content: '', subject: undefined, aiResultId: undefined });
  const document = documentFrom('test', [part('heading', { text: 'Open day', level: 'h1' })]);
  const design = createDesign({ name: 'Doors open', subject: 'Come by', document });
  await user.click(await screen.findByRole('combobox', { name: 'Email to send' }));
  await user.click(await screen.findByText('Doors open (Email Builder)'));
  expect((await screen.findByRole('link', { name: 'Edit email' })).getAttribute('href')).toBe(
    `/email-builder/editor?design=${design.id}`,
  );
  expect(campaigns.get('camp')).toMatchObject({ subject: 'Come by', content: 'OPEN DAY' });
  expect(screen.queryByText(/^Since then/)).toBeNull();
  act(() => describeDesign(design.id, { subject: 'Come by on Saturday' }));
  expect(await screen.findByText('Since then: subject changed.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use the latest' }));
  expect(campaigns.get('camp')?.subject).toBe('Come by on Saturday');
  expect(screen.queryByText(/^Since then/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make ready' }));
  expect(campaigns.get('camp')?.status).toBe('ready');
});

it('says once and plainly that a browser cannot send', async () => {
  await open();
  expect(screen.getAllByText(/Steps cannot send email from the browser/)).toHaveLength(1);
});

it('a campaign goes from ready to sent to its results', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Make ready' }));
  expect(campaigns.get('camp')?.status).toBe('ready');
  await user.click(screen.getByRole('button', { name: 'Record as sent' }));
  expect(activities.size).toBe(2);
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '3' } });
  fireEvent.blur(screen.getByLabelText('Opens'));
  expect(screen.getByText(/Opens: 3 is more than the 2 that got it/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '1' } });
  fireEvent.blur(screen.getByLabelText('Opens'));
  expect(campaigns.get('camp')?.results?.A).toEqual({ opens: 1, clicks: 0, replies: 0, orders: 0 });
  expect(screen.getByText('50 %')).toBeTruthy();
});

it('a campaign that was sent shows both subjects, and undo empties the boxes of its figures', async () => {
  const user = await open({ status: 'sent', sentAt: testNow, recipients: 4, subjectB: 'Come on Saturday' });
  expect(screen.getByText('What was sent, to whom, and the results.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Second subject/ })).toBeNull();
  expect(screen.getByText('Come on Saturday')).toBeTruthy();
  const [opens] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Opens' });
  if (!opens) throw new Error('Expected a box for the opens of the first subject.');
  await user.clear(opens);
  await user.type(opens, '2');
  await user.tab();
  expect(campaigns.get('camp')?.results?.A?.opens).toBe(2);
  act(() => void undo());
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Opens' })[0]?.value).toBe('0');
  // In the module's bar, and as the way back.
  const links = screen.getAllByRole('link', { name: 'Campaigns' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/marketing/campaigns', '/marketing/campaigns']);
});

it('keeps a name, a second subject and a figure while the caret is still in the box', async () => {
  const user = await open({ subjectB: undefined });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' in May');
  await waitFor(() => expect(campaigns.get('camp')?.name).toBe('Open day in May'));
  await user.type(screen.getByRole('textbox', { name: /^Second subject/ }), 'Come and see ');
  // The space at the end stays: somebody thinks about the next word.
  await waitFor(() => expect(campaigns.get('camp')?.subjectB).toBe('Come and see'));
  await user.keyboard('us');
  await waitFor(() => expect(campaigns.get('camp')?.subjectB).toBe('Come and see us'));
  act(() => void updateCampaign('camp', { status: 'sent', sentAt: testNow, recipients: 40, subjectB: undefined }));
  const opens = screen.getByRole('textbox', { name: 'Opens' });
  await user.clear(opens);
  await user.type(opens, '12');
  await waitFor(() => expect(campaigns.get('camp')?.results?.A?.opens).toBe(12));
  expect(document.activeElement).toBe(opens);
});

it('keeps what was typed last when the page is closed in the middle of a word', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' in M');
  expect(campaigns.get('camp')?.name).toBe('Open day');
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(campaigns.get('camp')?.name).toBe('Open day in M');
});

it('asks for a name instead of keeping none', async () => {
  const user = await open();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(name);
  await user.tab();
  expect(screen.getByText('Give the campaign a name.')).toBeTruthy();
  expect(campaigns.get('camp')?.name).toBe('Open day');
  await user.type(name, 'Doors open');
  await user.tab();
  expect(campaigns.get('camp')?.name).toBe('Doors open');
  expect(screen.queryByText('Give the campaign a name.')).toBeNull();
});

it('a campaign of another type takes what it publishes, and is published instead of sent', async () => {
  const user = await open({
    type: 'social',
    audience: '',
    content: 'Show the oven.',
    aiResultId: undefined,
    subject: undefined,
  });
  expect(screen.queryByRole('combobox', { name: 'Email to send' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Brief' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make ready' }));
  expect(await screen.findByText('Choose the post first.')).toBeTruthy();
  const post = createOwnPiece({ kind: 'social', part: 'main', title: 'Our oven', text: 'Warm at four.', brief: {} });
  act(() => finishPiece(post.id, true));
  await user.click(await screen.findByRole('combobox', { name: 'Post to publish' }));
  await user.click(await screen.findByRole('option', { name: 'Our oven' }));
  expect(campaigns.get('camp')).toMatchObject({ pieceId: post.id, content: 'Warm at four.' });
  await user.type(screen.getByRole('textbox', { name: /^Who it is for/ }), 'Bakers');
  await user.click(screen.getByRole('button', { name: 'Make ready' }));
  await user.click(screen.getByRole('button', { name: 'Record as published' }));
  expect(campaigns.get('camp')).toMatchObject({ status: 'sent', audience: 'Bakers' });
  expect(pieces.get(post.id)?.publishedAt).toBe(campaigns.get('camp')?.sentAt);
  expect(activities.size).toBe(0);
  const views = screen.getByRole('textbox', { name: 'Views' });
  await user.clear(views);
  await user.type(views, '1840');
  await user.tab();
  expect(campaigns.get('camp')?.results?.A?.opens).toBe(1840);
  expect(screen.getByText('Published', { selector: '*' })).toBeTruthy();
});

it('a campaign of articles shows the one it publishes as it will be read', async () => {
  await open({ type: 'blog', pieceId: 'gone', content: '# Rye at home\n\nBake **slowly**.', aiResultId: undefined });
  expect(screen.getByRole('heading', { name: 'Rye at home' })).toBeTruthy();
  expect(screen.getByText('slowly').tagName).toBe('STRONG');
  expect(screen.getByText('The article no longer exists.').getAttribute('role')).toBe('alert');
});

it('a campaign of landing pages takes one of the builder, and keeps its brief', async () => {
  const user = await open({ type: 'landing', content: 'A free website check.', aiResultId: undefined });
  const page = createPage('Website check', emptyDocument());
  await user.click(await screen.findByRole('combobox', { name: 'Landing page to publish' }));
  await user.click(await screen.findByRole('option', { name: 'Website check' }));
  expect(campaigns.get('camp')).toMatchObject({ pieceId: page.id, content: 'A free website check.' });
  expect(screen.getByRole('link', { name: 'Website check' }).getAttribute('href')).toContain(page.id);
});

it('a campaign is begun as an email, or as another type', async () => {
  await openMemoryStore({});
  render(
    <MemoryRouter>
      <CampaignList />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'New campaign' }));
  await user.click(screen.getByRole('button', { name: 'Campaign of another type' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Blog/ }));
  expect(campaigns.all().map(({ name, type }) => [name, type])).toEqual([
    ['New email campaign', 'email'],
    ['New blog campaign', 'blog'],
  ]);
});

it('a campaign is deleted, and undo brings it back', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(campaigns.get('camp')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(campaigns.get('camp')?.name).toBe('Open day');
});

/** Gives the dialog a file, once its control is there. */
async function giveFile(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('dialog input[type=file]');
    if (!found) throw new Error('The control is still on its way.');
    return found;
  });
  await user.upload(input, new File([text], 'report.csv', { type: 'text/csv' }));
}

it('takes the results of a mail service’s report, and refuses those that cannot be', async () => {
  const user = await open({ status: 'sent', recipients: 2, sentAt: '2026-11-02T09:00:00.000Z' });
  const read = async (text: string) => {
    await user.click(screen.getByRole('button', { name: 'Import results' }));
    await giveFile(user, text);
  };
  await read('Opens\n9\n');
  expect(await screen.findByText('Opens: 9 is more than the 2 that got it. Count people, not presses.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await read('Email,Opened,Clicked\nada@engines.example,yes,1\nbea@bakery.example,yes,\n');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(campaigns.get('camp')?.results?.A).toEqual({ opens: 2, clicks: 1, replies: 0, orders: 0 });
  expect(screen.getByLabelText<HTMLInputElement>('Opens').value).toBe('2');
});

it('takes the opt-outs of a file, each once and as one step', async () => {
  await openMemoryStore({});
  render(
    <MemoryRouter>
      <CampaignList />
      <Overlays />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  act(() => optOut('ada@engines.example'));
  await user.click(screen.getByRole('button', { name: 'Import opt-outs' }));
  await giveFile(user, 'Email\nADA@engines.example\nbea@bakery.example\nnobody\n');
  expect(await screen.findByText('2 addresses found.')).toBeTruthy();
  expect(screen.getByText('1 row without an address, left out.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('2 read, 1 of them new.')).toBeTruthy();
  expect(hasOptedOut('bea@bakery.example')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(hasOptedOut('bea@bakery.example')).toBe(false);
  expect(hasOptedOut('ada@engines.example')).toBe(true);
});
