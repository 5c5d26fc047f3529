// @vitest-environment page
import { commit, put } from '@steps/platform';
import { Route, Routes } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import { aiResult, contact, MemoryRouter, openMemoryStore, reopenAiResult, testNow } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDocument } from '../editor/document';
import { marketingPaths } from '../paths.generated';
import type { Piece } from '../pieces/piece';
import { EmailBuilder } from './EmailBuilder';
import { designHref } from './emailAddresses';
import { emailDesigns, emailVersions } from './emailDesign';
import { createDesign } from './emailDesignState';
import { mailDocumentOf } from './emailStore';
import { templateFile } from './mailFile';
import { startMailTheme } from './mailTheme';
import { emailTemplates } from './templates';
import { documentFrom, part } from './templates/template';

const [sale] = emailTemplates;
if (!sale) throw new Error('Expected templates.');

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={marketingPaths.emailBuilder.path} element={<EmailBuilder />} />
        <Route path={marketingPaths.emailBuilderEditor.path} element={<EmailBuilder />} />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
async function openNew() {
  await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada Lovelace', email: 'ada@engines.example' })] });
  const design = createDesign({ name: 'Spring', subject: 'Hello', document: emptyDocument(startMailTheme) });
  const user = show(designHref(design.id));
  await screen.findByRole('heading', { name: 'Spring', level: 1 });
  return { design, user };
}
const kindsOf = (id: string) => {
  const design = emailDesigns.get(id);
  if (!design) throw new Error('Expected the email to be kept.');
  const { nodes, root } = mailDocumentOf(design);
  return nodes[root]?.children.map((child) => nodes[child]?.kind);
};
afterEach(() => {
  cleanup();
  notify.clear();
});

it.each([marketingPaths.emailBuilder.href(), marketingPaths.emailBuilderEditor.href()])(
  'shows the same screen at both addresses, with the way back to the dashboard (%s)',
  async (address) => {
    await openMemoryStore();
    show(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Professional Email Builder');
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/email-builder$/);
    expect(screen.getAllByRole('button', { name: /^Use / }).length).toBeGreaterThanOrEqual(10);
  },
);

it('builds an email from nothing, keeps it by itself and as a version', async () => {
  const { design, user } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  await user.click(screen.getByRole('button', { name: 'Footer' }));
  await waitFor(() => expect(kindsOf(design.id)).toEqual(['heading', 'footer']));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Spring is here' } });
  fireEvent.blur(screen.getByLabelText('Subject'));
  expect(emailDesigns.get(design.id)?.subject).toBe('Spring is here');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Email saved')).toBeTruthy();
  expect(emailVersions.all()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
});

it('“Use the brand” gives the email colours, name and logo, and a new header begins with them', async () => {
  const logo = 'data:image/png;base64,AAAA';
  await openMemoryStore({}, { client: { brandName: 'Harbour', primaryColour: '#17506b', logo } });
  const design = createDesign({ name: 'Spring', document: emptyDocument(startMailTheme) });
  const user = show(designHref(design.id));
  await user.click(await screen.findByRole('button', { name: 'Use the brand' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Follows the brand' }).disabled).toBe(true);
  await waitFor(() => expect(emailDesigns.get(design.id)?.document.theme).toMatchObject({ accent: '#17506b' }));
  await user.click(screen.getByRole('button', { name: 'Header' }));
  expect(screen.getByRole('img', { name: 'Harbour' }).getAttribute('src')).toBe(logo);
});

it('a press writes a merge field into the selected block', async () => {
  const { design, user } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Text' }));
  await user.click(await screen.findByRole('button', { name: 'First name' }));
  await waitFor(() => {
    const saved = emailDesigns.get(design.id);
    expect(JSON.stringify(saved?.document)).toContain('{first name}');
  });
});

it('asks for a tag only when a block is kept for people with or without one', async () => {
  const { user } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Text' }));
  const properties = await screen.findByRole('region', { name: 'Properties' });
  expect(within(properties).queryByLabelText('Tag')).toBeNull();
  await user.selectOptions(within(properties).getByLabelText('Show to'), 'People with the tag');
  expect(await within(properties).findByLabelText('Tag')).toBeTruthy();
});

it('previews the very email that leaves, as one contact reads it', async () => {
  await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada Lovelace', email: 'ada@engines.example' })] });
  const design = createDesign({ ...sale, subject: 'For {first name}', name: 'Sale' });
  const user = show(`${designHref(design.id)}&contact=ada`);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(screen.queryByLabelText('Block library')).toBeNull();
  expect(await screen.findByText('For Ada')).toBeTruthy();
  const frame = screen.getByTitle('Email as it will look');
  expect(frame.getAttribute('sandbox')).toBe('');
  await waitFor(() => expect(frame.getAttribute('srcdoc')).toContain('A third off until Sunday'));
  // The switch is loaded with the preview.
  await user.click(await screen.findByText('Dark'));
  await waitFor(() =>
    expect(screen.getByTitle('Email as it will look').getAttribute('srcdoc')).toContain('content="dark"'),
  );
  await user.click(screen.getByText('Plain text'));
  expect(await screen.findByText(/A THIRD OFF UNTIL SUNDAY/)).toBeTruthy();
});

it('restores a version with its blocks and its subject, and keeps what was open', async () => {
  const { design, user } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Footer' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Later' } });
  fireEvent.blur(screen.getByLabelText('Subject'));
  await user.click(screen.getByRole('button', { name: 'Actions for Spring' }));
  await user.click(screen.getByRole('menuitem', { name: 'Versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions' });
  expect(within(dialog).getByText('Since then: 1 added.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: /^Restore Saved/ }));
  await waitFor(() => expect(kindsOf(design.id)).toEqual(['heading']));
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Hello');
  const before = emailVersions.all().find(({ name }) => name === 'Before a restore');
  expect(before?.subject).toBe('Later');
});

it('what another tab writes into an open email is shown, and nothing of it is lost', async () => {
  const { design } = await openNew();
  const other = { ...sale.document, theme: startMailTheme };
  const open = emailDesigns.get(design.id);
  if (!open) throw new Error('Expected the email.');
  act(() =>
    commit({
      label: 'Another tab',
      changes: [put(emailDesigns, { ...open, document: { ...other }, edition: 'theirs' })],
    }),
  );
  expect(await screen.findByText('The email was changed in another tab')).toBeTruthy();
  const canvas = screen.getByRole('region', { name: 'Canvas' });
  expect(await within(canvas).findByRole('heading', { name: 'A third off until Sunday' })).toBeTruthy();
});

it('finds emails by name and subject', async () => {
  await openMemoryStore();
  createDesign({ name: 'Spring', subject: 'Open day', document: emptyDocument(startMailTheme) });
  createDesign({ name: 'Autumn', subject: 'Soup', document: emptyDocument(startMailTheme) });
  const user = show(marketingPaths.emailBuilder.href());
  const names = () =>
    within(screen.getByRole('list', { name: 'Emails' }))
      .queryAllByRole('link')
      .map((link) => link.textContent);
  await user.type(screen.getByRole('searchbox', { name: 'Search emails' }), 'day spr');
  expect(names()).toEqual(['Spring']);
  await user.clear(screen.getByRole('searchbox', { name: 'Search emails' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search emails' }), 'winter');
  expect(names()).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
  expect(names()).toHaveLength(2);
});

describe('an email of the studio', () => {
  const piece: Piece = {
    id: 'piece-1',
    kind: 'email',
    title: 'Open day',
    brief: {},
    parts: { subject: { options: ['subject'] }, body: { options: ['body'] }, action: { options: ['action'] } },
    fields: { preheader: 'Come by', link: 'bakery.example' },
    createdAt: testNow,
    updatedAt: testNow,
  };
  const open = async (status: 'approved' | 'pending') => {
    await openMemoryStore({
      pieces: [piece],
      aiResults: [
        aiResult({ id: 'subject', status, output: 'An open day for {company}' }),
        aiResult({ id: 'body', status, output: 'Hello {first name},\n\nThe bakehouse opens its doors on Saturday.' }),
        aiResult({ id: 'action', status, output: 'Book a place: eight places, £65 each.' }),
      ],
    });
    return show(`${marketingPaths.emailBuilder.href()}?piece=piece-1`);
  };
  const exportItem = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const item = screen.getByRole('menuitem', { name });
    await user.keyboard('{Escape}');
    return item;
  };

  it('becomes one of the builder with its words, once', async () => {
    await open('approved');
    expect(await screen.findByRole('heading', { level: 1, name: 'Open day' })).toBeTruthy();
    const [design] = emailDesigns.all();
    expect(design).toMatchObject({
      subject: 'An open day for {company}',
      preheader: 'Come by',
      pieceId: 'piece-1',
      aiResultIds: ['subject', 'body', 'action'],
    });
    expect(kindsOf(design?.id ?? '')).toEqual(['header', 'text', 'text', 'button', 'footer']);
    cleanup();
    show(`${marketingPaths.emailBuilder.href()}?piece=piece-1`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Open day' })).toBeTruthy();
    expect(emailDesigns.size).toBe(1);
  });

  it('that waits for review is not taken over, and says why', async () => {
    await open('pending');
    expect(await screen.findByText('“Open day” waits for review. Approve it first.')).toBeTruthy();
    expect(emailDesigns.size).toBe(0);
  });

  it('goes out in no file while its approval is taken back', async () => {
    const user = await open('approved');
    await screen.findByRole('heading', { level: 1, name: 'Open day' });
    expect((await exportItem(user, /^HTML/)).getAttribute('aria-disabled')).not.toBe('true');
    act(() => void reopenAiResult('body'));
    for (const what of [/^HTML/, /^Email file/, /^Plain text/]) {
      const item = await exportItem(user, what);
      expect(item.getAttribute('aria-disabled')).toBe('true');
      expect(item.textContent).toContain('First approve the words of AI');
    }
    expect((await exportItem(user, /^Template/)).getAttribute('aria-disabled')).not.toBe('true');
  });
});

it('what AI writes for a block gets in once it is approved, and the email names it', async () => {
  const { design, user } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Text' }));
  const properties = await screen.findByRole('region', { name: 'Properties' });
  const text = () => within(properties).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const before = text().value;
  await user.click(within(properties).getByRole('button', { name: 'Write with AI' }));
  await user.click(within(properties).getByRole('textbox', { name: 'What it should say' }));
  await user.paste('Open day on Saturday 5 June, free coffee, 10am to 4pm');
  await user.click(within(properties).getByRole('button', { name: 'Write' }));
  const approve = await within(properties).findByRole('button', { name: 'Approve' });
  expect(within(properties).queryByRole('button', { name: 'Put into the email' })).toBeNull();
  expect(text().value).toBe(before);
  await user.click(approve);
  await user.click(await within(properties).findByRole('button', { name: 'Put into the email' }));
  expect(text().value).toMatch(/open day/iu);
  expect(emailDesigns.get(design.id)?.aiResultIds).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(text().value).toBe(before);
});

it('renames, duplicates and deletes an email, each with a way back', async () => {
  await openMemoryStore();
  createDesign({ name: 'Spring', document: emptyDocument(startMailTheme) });
  const user = show(marketingPaths.emailBuilder.href());
  const choose = async (name: string, what: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('menuitem', { name: what }));
  };
  await choose('Spring', 'Duplicate');
  await choose('Spring (copy)', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename email' });
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.type(within(dialog).getByLabelText('Name'), 'Summer{Enter}');
  expect(await screen.findByRole('link', { name: 'Summer' })).toBeTruthy();
  await choose('Spring', 'Delete');
  expect(emailDesigns.size).toBe(1);
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  expect(emailDesigns.size).toBe(2);
});

it('imports a template that was exported, and refuses a file from elsewhere with the reason', async () => {
  await openMemoryStore();
  const user = show(marketingPaths.emailBuilder.href());
  const choose = (text: string) =>
    user.upload(screen.getByLabelText('Email file'), new File([text], 'email.json', { type: 'application/json' }));
  await choose('{"pages": []}');
  expect(await screen.findByText(/not a template from this builder/)).toBeTruthy();
  expect(emailDesigns.size).toBe(0);
  await choose(templateFile(sale));
  expect(await screen.findByRole('heading', { level: 1, name: 'Season sale' })).toBeTruthy();
  const [kept] = emailDesigns.all();
  expect(kept && mailDocumentOf(kept)).toEqual(sale.document);
});

it('a picture of 50 megapixels within a template is left out, and the notice says so', async () => {
  await openMemoryStore();
  const user = show(marketingPaths.emailBuilder.href());
  // The beginning of a PNG that says 10,000 by 5,000 pixels.
  const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAJxAAABOICAYAAAAAAAAAAAAAAAAAAAAA';
  const small = documentFrom('big', [part('image', { src: 'https://example.com/oven.png', alt: 'An oven' })]);
  const file = templateFile({ ...sale, document: small }).replace('https://example.com/oven.png', picture);
  await user.upload(screen.getByLabelText('Email file'), new File([file], 'email.json', { type: 'application/json' }));
  expect(await screen.findByText(/Pictures with more than 40 megapixels were left out/)).toBeTruthy();
  const [kept] = emailDesigns.all();
  expect(kept && JSON.stringify(mailDocumentOf(kept))).not.toContain('data:image');
});

it('a long text is written in a large field of its own', async () => {
  const { design, user } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Text' }));
  await user.click(screen.getByRole('button', { name: 'Enlarge' }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByRole('textbox'));
  await user.paste('A long story');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('A long story').length).toBeGreaterThan(0);
  expect(design.id).toBeTruthy();
});
