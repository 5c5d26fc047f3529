// @vitest-environment happy-dom
import { MemoryRouter, Route, Routes } from '@steps/shared/router';
import { contact, openMemoryStore } from '@steps/shared/testing';
import { clearNotices, Overlays } from '@steps/shared/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { emptyDocument } from '../editor/document';
import { marketingPaths } from '../paths';
import { EmailBuilder } from './EmailBuilder';
import { designHref } from './emailAddresses';
import { emailDesigns, emailVersions, mailDocumentOf } from './emailDesign';
import { createDesign } from './emailDesignState';
import { templateFile } from './mailFile';
import { startMailTheme } from './mailTheme';
import { emailTemplates } from './templates';

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
  clearNotices();
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
  await waitFor(() => expect(kindsOf(design.id)).toEqual(['heading', 'footer']), { timeout: 10_000 });
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Spring is here' } });
  fireEvent.blur(screen.getByLabelText('Subject'));
  expect(emailDesigns.get(design.id)?.subject).toBe('Spring is here');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Email saved')).toBeTruthy();
  expect(emailVersions.all()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
});

it('a press writes a merge field into the selected block', async () => {
  const { design, user } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Text' }));
  await user.click(await screen.findByRole('button', { name: 'First name' }));
  await waitFor(
    () => {
      const saved = emailDesigns.get(design.id);
      expect(JSON.stringify(saved?.document)).toContain('{first name}');
    },
    { timeout: 10_000 },
  );
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
  await waitFor(() => expect(frame.getAttribute('srcdoc')).toContain('A third off until Sunday'), { timeout: 20_000 });
  // The switch is loaded with the preview.
  await user.click(await screen.findByText('Dark'));
  await waitFor(() =>
    expect(screen.getByTitle('Email as it will look').getAttribute('srcdoc')).toContain('content="dark"'),
  );
  await user.click(screen.getByText('Plain text'));
  expect(await screen.findByText(/A THIRD OFF UNTIL SUNDAY/)).toBeTruthy();
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
  expect(await screen.findByText(/no template of this builder/)).toBeTruthy();
  expect(emailDesigns.size).toBe(0);
  await choose(templateFile(sale));
  expect(await screen.findByRole('heading', { level: 1, name: 'Season sale' })).toBeTruthy();
  const [kept] = emailDesigns.all();
  expect(kept && mailDocumentOf(kept)).toEqual(sale.document);
});
