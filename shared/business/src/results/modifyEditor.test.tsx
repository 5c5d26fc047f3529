// @vitest-environment page

import { defineTask, scoredFields } from '@steps/platform/src/core/contract/aiTask';
import * as field from '@steps/platform/src/core/contract/taskFields';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { aiResult, declareKinds, letter, openMemoryStore } from '@steps/testing';
import { MemoryRouter } from '@steps/testing/src/MemoryRouter';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aiResults } from '../ai/ledger/aiResult';
import { provideAiKinds } from '../ai/ledger/aiResultKinds';
import { ResultCardBody } from './ResultCardBody';

const draft = v.object({
  title: field.written(),
  sections: v.array(v.object({ heading: field.written(), weight: v.number() })),
  reasoning: v.string(),
});
/** With several fields, and something computed from them. */
const { group, title, module, risk, pace, reply, input, about, prompt } = letter;
const plan = defineTask({
  ...{ group, title, module, risk, pace, reply, input, about, prompt },
  kind: 'plan',
  draft,
  output: v.object({ ...draft.entries, ...scoredFields, count: v.number() }),
  builtIn: () => ({ title: 'A plan', sections: [], reasoning: '' }),
  finish: (made) => ({ ...made, count: made.sections.length, score: 70, basis: '' }),
  text: ({ title, sections }) => [title, ...sections.map(({ heading }) => `- ${heading}`)].join('\n'),
});
/** Written as one text, and read back. */
const note = defineTask({
  ...plan,
  kind: 'note',
  readBack(text, made) {
    const [title = '', ...rest] = text.split('\n- ');
    if (rest.length === 0) throw new RuleError('Expected points, each after “- ”.');
    return { ...made, title, sections: rest.map((heading) => ({ heading, weight: 1 })) };
  },
});
const data = {
  ...{ title: 'Spring plan', reasoning: 'Because', score: 70, basis: '', count: 2 },
  sections: [
    { heading: 'Oak tables', weight: 2 },
    { heading: 'Ash chairs', weight: 3 },
  ],
};

async function modify(kind: string) {
  const output = 'Spring plan\n- Oak tables\n- Ash chairs';
  const entry = aiResult({ id: 'ai1', title: 'Plan', kind, output, data, inputs: { prompt: 'spring' } });
  await openMemoryStore({ aiResults: [entry] });
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <ResultCardBody resultId="ai1" />
    </MemoryRouter>,
  );
  const card = within(screen.getByRole('article', { name: 'Plan' }));
  await user.click(card.getByRole('button', { name: 'Modify' }));
  const retype = async (name: string, text: string) => {
    const field = await card.findByRole('textbox', { name });
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  return { card, user, retype, approve: () => user.click(card.getByRole('button', { name: 'Approve changed text' })) };
}
const entry = () => aiResults.get('ai1');

beforeEach(() => declareKinds({ plan: 'content', note: 'content' }, [plan, note]));
afterEach(cleanup);

describe('changing a result of several fields', () => {
  it('keeps each changed field as data, with the text and what follows from them', async () => {
    const { user, card, retype, approve } = await modify('plan');
    expect(card.queryByRole('textbox', { name: 'Reasoning' })).toBeNull();
    await retype('Title', 'Summer plan');
    await user.click(card.getByRole('button', { name: 'Remove section 1' }));
    expect(document.activeElement?.textContent).toBe('Add section');
    await user.click(card.getByRole('button', { name: 'Add section' }));
    const [, last] = card.getAllByRole('textbox', { name: 'Heading' });
    await user.type(last ?? document.body, 'Benches');
    await approve();
    expect(entry()).toMatchObject({
      status: 'modified',
      editedText: 'Summer plan\n- Ash chairs\n- Benches',
      editedData: {
        title: 'Summer plan',
        count: 2,
        sections: [
          { heading: 'Ash chairs', weight: 3 },
          { heading: 'Benches', weight: 0 },
        ],
      },
    });
  });

  it('says in which field something is missing, and decides nothing', async () => {
    const { card, retype, approve } = await modify('plan');
    await retype('Title', '');
    await approve();
    const field = card.getByRole('textbox', { name: 'Title' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(card.getByText('Enter some text; it is empty.')).toBeTruthy();
    expect(entry()?.status).toBe('pending');
  });
});

describe('changing a result that is written as one text', () => {
  it('reads it back into the shape of its task', async () => {
    const { retype, approve } = await modify('note');
    await retype('Changed text', 'Summer plan{enter}- Benches');
    await approve();
    expect(entry()?.editedData).toMatchObject({ title: 'Summer plan', sections: [{ heading: 'Benches' }], count: 1 });
  });

  it('says what is missing when it cannot be read, and decides nothing', async () => {
    const { card, retype, approve } = await modify('note');
    await retype('Changed text', 'Summer plan');
    await approve();
    expect(card.getByText('Expected points, each after “- ”.')).toBeTruthy();
    expect(entry()?.status).toBe('pending');
  });

  it('is text alone while its remote is away, and the card says so', async () => {
    const kinds = [{ kind: 'far', label: 'Far', module: 'marketing', risk: 'content' as const }];
    const load = () => Promise.reject(new Error('Marketing could not be loaded.'));
    provideAiKinds({ remote: 'Marketing', kinds, load });
    const { card, retype, approve } = await modify('far');
    await retype('Changed text', 'Summer plan');
    expect(card.getByText(/Marketing could not be loaded/)).toBeTruthy();
    await approve();
    expect(entry()).toMatchObject({ status: 'modified', editedText: 'Summer plan' });
    expect(entry()?.editedData).toBeUndefined();
  });
});
