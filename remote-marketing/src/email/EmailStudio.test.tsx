// @vitest-environment page
import { aiResults } from '@steps/business';
import { notify, Overlays } from '@steps/platform/ui';
import { approveAiResult, contact, declareKinds, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pieces } from '../pieces/piece';
import { tasks } from '../tasks';
import { EmailStudio } from './EmailStudio';

const brief = 'A Saturday sourdough workshop on 9 January, £65, eight places, lunch included.';
const ada = contact({ id: 'c1', name: 'Ada Lovelace', company: 'Engines Ltd' });

async function open(address = '/marketing/email', port?: Parameters<typeof openMemoryStore>[1]) {
  const store = await openMemoryStore(port?.port ? {} : { contacts: [ada] }, {
    client: { businessName: 'Saltmarsh Bakery' },
    ...port,
  });
  show(address);
  return { store, user: userEvent.setup() };
}
const show = (address = '/marketing/email') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <EmailStudio />
      <Overlays />
    </MemoryRouter>,
  );

const prompt = () => screen.getByLabelText<HTMLTextAreaElement>('Subject-line prompt');
const generateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Generate/ });
const group = (name: string) => screen.getByRole('region', { name });

async function write(user: ReturnType<typeof userEvent.setup>, words: string) {
  await user.click(prompt());
  await user.paste(words);
}

async function generate(user: ReturnType<typeof userEvent.setup>) {
  const before = aiResults.size;
  await user.click(generateButton());
  await waitFor(() => expect(aiResults.size).toBe(before + 3), { timeout: 50_000 });
  await waitFor(() => expect(generateButton().disabled).toBe(false));
}

beforeEach(() => {
  notify.clear();
  declareKinds({ 'subject-line': 'draft', 'email-body': 'content', 'call-to-action': 'draft' }, tasks);
});
afterEach(cleanup);

describe('the email studio', () => {
  it('has the title, the breadcrumb, the way back and the canonical link of the specification', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Email Marketing Studio');
    expect(document.title).toBe('Email Marketing Studio · Steps');
    expect(screen.getByRole('link', { name: 'Marketing' }).getAttribute('href')).toBe('/marketing');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${location.origin}/marketing/email`,
    );
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^Turn one sentence/);
    const nav = within(screen.getByRole('navigation', { name: 'Marketing' }));
    expect(nav.getByRole('link', { name: 'Email' }).getAttribute('aria-current')).toBe('page');
  });

  it('offers the types, tones and audiences of the specification', async () => {
    await open();
    const choices = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value);
    expect(choices('Type')).toEqual([
      'welcome',
      'newsletter',
      'promotional',
      'sequence',
      'transactional',
      'reengagement',
    ]);
    expect(choices('Tone')).toEqual(['professional', 'friendly', 'casual', 'urgent', 'empathetic', 'authoritative']);
    expect(choices('Audience')).toEqual(['decision-makers', 'small-business', 'enterprise', 'consultants']);
  });

  it('generates only from a prompt that is more than whitespace', async () => {
    const { user } = await open();
    expect(generateButton().disabled).toBe(true);
    await write(user, '   ');
    expect(generateButton().disabled).toBe(true);
    await write(user, 'Open day');
    expect(generateButton().disabled).toBe(false);
  });

  it('cannot generate while it is generating, and shows three results, each with score, reasons and a copy control', async () => {
    const { user } = await open();
    await write(user, brief);
    // At once: on a slow machine it may be over when a whole press of a person is.
    fireEvent.click(generateButton());
    expect(generateButton().disabled).toBe(true);
    await waitFor(() => expect(aiResults.size).toBe(3), { timeout: 50_000 });
    for (const name of ['Subject Line', 'Email Body', 'Call-to-Action']) {
      const card = within(await within(group(name)).findByRole('article'));
      expect(card.getByText(/^Score \d+ of 100$/)).toBeTruthy();
      expect(card.getByText(/Counted by \d+ rules/)).toBeTruthy();
      expect(card.getByRole('button', { name: 'Copy' })).toBeTruthy();
      expect(card.getByText('Template')).toBeTruthy();
    }
    expect(screen.getByText('0 of 3 approved')).toBeTruthy();
  });

  it('keeps the brief and the results through a reload', async () => {
    const { user, store } = await open();
    await write(user, brief);
    await user.click(screen.getByRole('radio', { name: 'Urgent' }));
    await generate(user);
    cleanup();
    await open('/marketing/email', { port: store.port });
    expect(prompt().value).toBe(brief);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Urgent' }).checked).toBe(true);
    expect(await within(group('Email Body')).findByRole('article')).toBeTruthy();
  });

  it('makes other versions beside the first, and any of them can be used', async () => {
    const { user } = await open();
    await write(user, brief);
    await generate(user);
    await generate(user);
    const body = within(group('Email Body'));
    expect(body.getAllByRole('radio')).toHaveLength(2);
    await user.click(body.getByRole('radio', { name: /^A/ }));
    const [piece] = pieces.all();
    expect(piece?.parts.body?.chosen).toBe(piece?.parts.body?.options[0]);
    expect(piece?.parts.subject?.chosen).toBeUndefined();
    await user.click(body.getByRole('button', { name: 'Side by side' }));
    expect(await body.findAllByRole('article')).toHaveLength(2);
  });

  it('exports nothing before every part is approved', async () => {
    const { user } = await open();
    await write(user, brief);
    await generate(user);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const item = screen.getByRole('menuitem', { name: /^HTML/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('First approve all 3 parts');
    expect(screen.queryByRole('link', { name: 'Use in email builder' })).toBeNull();
    await user.keyboard('{Escape}');
    act(() => {
      for (const { id } of aiResults.all()) approveAiResult(id);
    });
    expect(screen.getByText('3 of 3 approved')).toBeTruthy();
    const id = pieces.all()[0]?.id;
    expect(screen.getByRole('link', { name: 'Use in email builder' }).getAttribute('href')).toBe(
      `/email-builder?piece=${id}`,
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(screen.getByRole('menuitem', { name: /^HTML/ }).getAttribute('aria-disabled')).toBeNull();
  });

  it('opens for the contact of the address and reads as that contact reads it', async () => {
    const { user } = await open('/marketing/email?contact=c1');
    await write(user, brief);
    await generate(user);
    const mail = screen.getByTitle<HTMLIFrameElement>('Email as it will look');
    expect(mail.getAttribute('sandbox')).toBe('');
    expect(mail.getAttribute('srcdoc')).toContain('Ada');
    expect(mail.getAttribute('srcdoc')).not.toContain('{first name}');
    expect(within(group('Email Body')).getAllByTitle('First name of Ada Lovelace')[0]?.textContent).toBe('Ada');
  });

  it('shows the email on a phone or a computer, light or dark, each by its switch', async () => {
    const { user } = await open('/marketing/email?contact=c1');
    await write(user, brief);
    await generate(user);
    const mail = () => screen.getByTitle<HTMLIFrameElement>('Email as it will look').getAttribute('srcdoc') ?? '';
    const pressed = () =>
      ['Phone', 'Computer', 'Dark'].filter(
        (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
      );
    const device = () => screen.getByTitle('Email as it will look').parentElement?.dataset;
    expect(pressed()).toEqual(['Phone']);
    expect({ ...device() }).toEqual({});
    const light = mail();
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(pressed()).toEqual(['Phone', 'Dark']);
    expect({ ...device() }).toEqual({ dark: 'true' });
    expect(mail()).not.toBe(light);
    await user.click(screen.getByRole('button', { name: 'Computer' }));
    expect(pressed()).toEqual(['Computer', 'Dark']);
    expect({ ...device() }).toEqual({ dark: 'true', wide: 'true' });
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    expect({ ...device() }).toEqual({});
    expect(mail()).toBe(light);
  });

  it('goes on in the person’s own words, where a press puts a merge field at the caret', async () => {
    const { user } = await open('/marketing/email?contact=c1');
    await write(user, brief);
    await generate(user);
    expect(screen.queryByRole('button', { name: 'Continue in your own words' })).toBeNull();
    act(() => {
      for (const { id } of aiResults.all()) approveAiResult(id);
    });
    const [first] = screen.getAllByRole('button', { name: 'Continue in your own words' });
    if (first) await user.click(first);
    const subject = within(group('Subject Line'));
    const field = subject.getByLabelText<HTMLTextAreaElement>('Your own words');
    fireEvent.change(field, { target: { value: 'A table for ' } });
    await user.click(subject.getByRole('button', { name: 'Ada' }));
    expect(field.value).toBe('A table for {first name}');
    fireEvent.blur(field);
    expect(pieces.all()[0]?.parts.subject?.text).toBe('A table for {first name}');
    expect(screen.getByText('3 of 3 approved')).toBeTruthy();
    expect(screen.getByText('A table for Ada')).toBeTruthy();
  });

  it('starts again with an empty brief, and undo brings the work back', async () => {
    const { user } = await open();
    await write(user, brief);
    await generate(user);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(prompt().value).toBe('');
    expect(screen.getByText('No results yet')).toBeTruthy();
    expect(pieces.size).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(prompt().value).toBe(brief);
  });

  it('keeps a brief of 100,000 characters and says why it cannot be used', async () => {
    await open();
    await write(userEvent.setup(), 'x'.repeat(100_000));
    expect(screen.getByText(/^This brief has 100,000 characters/)).toBeTruthy();
    expect(prompt().value).toHaveLength(100_000);
    expect(generateButton().disabled).toBe(true);
  });

  it('loses nothing when a result cannot be made, and says so', async () => {
    const { user } = await open();
    await write(user, brief);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { subjectLine } = await import('../tasks/subjectLine');
    vi.spyOn(subjectLine, 'finish').mockRejectedValue(new Error('broken'));
    await user.click(generateButton());
    expect(
      await screen.findByText(/^Subject Line: That did not work\. Your brief is kept/, {}, { timeout: 50_000 }),
    ).toBeTruthy();
    expect(prompt().value).toBe(brief);
    expect(group('Email Body')).toBeTruthy();
  });
});
