import { provideAiKinds } from '@steps/business/src/ai/ledger/aiResultKinds';
import {
  type AnyTask,
  contentDraft,
  defineTask,
  scoredFields,
  type TaskRisk,
} from '@steps/platform/src/core/contract/aiTask';
import * as field from '@steps/platform/src/core/contract/taskFields';
import * as v from 'valibot';

const facts = {
  group: 'copy',
  module: 'marketing',
  risk: 'content',
  input: v.object({ prompt: field.required('what it is about') }),
  draft: contentDraft,
  output: v.object({ ...contentDraft.entries, ...scoredFields }),
} as const;
const rules = { score: 70, basis: 'Counted by 1 rule, not predicted: 70 of 100 points.' };

/** Tasks of no remote: the ledger, the engines and their tests need some kind of task, no matter which. */
export const letter = defineTask({
  ...facts,
  kind: 'letter',
  title: 'Letter',
  pace: 'generation',
  reply: 'json',
  about: ({ prompt }) => prompt,
  builtIn: ({ prompt }, { businessName }, choice) => ({
    content: `${choice.pick(['Dear reader', 'Hello', 'Good morning'])},\n\nThis letter is about ${prompt}. Please write to us when you would like to know more about it.\n\n${businessName}`,
    reasoning: 'It says what it is about.',
  }),
  prompt: ({ prompt }) => ({ system: 'You write letters.', user: `Write about ${prompt}.` }),
  finish: (draft) => ({ ...draft, ...rules }),
  text: ({ content }) => content,
});

/** Answered in prose. */
export const answer = defineTask({
  ...letter,
  kind: 'answer',
  group: 'conversation',
  risk: 'draft',
  reply: 'text',
  draft: v.object({ content: contentDraft.entries.content }),
  finish: ({ content }) => ({ content, reasoning: '', ...rules }),
  builtIn: ({ prompt }) => ({ content: `You ask about ${prompt}.` }),
  text: ({ content }) => content,
});

/** Makes kinds known as the remotes' `facts.ts` would: `declareKinds({ 'social-post': 'content' })`. */
export function declareKinds(risks: Readonly<Record<string, TaskRisk>>, tasks: readonly AnyTask[] = []): void {
  const kinds = Object.entries(risks).map(([kind, risk]) => {
    const words = kind.replaceAll('-', ' ');
    return { kind, label: words.charAt(0).toUpperCase() + words.slice(1), module: 'marketing', risk };
  });
  provideAiKinds({ remote: 'A remote of tests', kinds, load: async () => tasks });
}
