import {
  asksForSomething,
  concerns,
  defineTask,
  type EmailTone,
  inIndustry,
  namesSubject,
  noPressure,
  oneLine,
  promptOf,
  readers,
  scored,
  scoredFields,
  sentence,
  shortSentences,
  signer,
  topicOf,
  voiceNote,
  voiceOf,
  wordsBetween,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { blogFields, blogSections, blogTitles, outlineSection } from './blogParts';

const draft = v.object({ title: written(), content: written(), reasoning: v.string() });

const bridges: Record<EmailTone, readonly string[]> = {
  professional: ['In practice this comes down to one decision.', 'It is worth setting this out in order.'],
  friendly: ['Take this part slowly; it pays off later.', 'You probably know more about this than you think.'],
  casual: ['Nothing fancy here.', 'This bit is easier than it sounds.'],
  urgent: ['Do this part first; the others depend on it.', 'This is the step that is put off most often.'],
  empathetic: [
    'If this feels like a lot, pick one line and leave the rest.',
    'Most people hesitate here, and with good reason.',
  ],
  authoritative: ['We have a clear view on this.', 'The order matters, and this is why.'],
};

export const blogDraft = defineTask({
  kind: 'blog-draft',
  group: 'articles',
  title: 'Blog draft',
  module: 'content',
  risk: 'content',
  pace: 'generation',
  reply: 'json',
  input: v.object({
    ...blogFields,
    /** The approved outline, when there is one. */
    outline: v.optional(v.object({ title: v.string(), sections: v.array(outlineSection) })),
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ topic }) => oneLine(topic),
  builtIn(input, context, choice) {
    const topic = topicOf(input.topic);
    const sections = input.outline?.sections ?? blogSections[input.angle](topic, inIndustry(context));
    const start = choice.between(0, 1);
    const parts = sections.map(({ heading, points }, index) =>
      [`## ${heading}`, [bridges[input.tone][(start + index) % 2] ?? '', ...points.map(sentence)].join(' ')].join(
        '\n\n',
      ),
    );
    return {
      title: input.outline?.title || choice.pick(blogTitles[input.angle])(topic, readers[input.audience]),
      content: [
        `${topic.detail} ${concerns[input.audience](context)}`,
        ...parts,
        `## What next\n\n${voiceOf(context).line} If you would like to talk about ${topic.name}, write to ${signer(context)}.`,
      ].join('\n\n'),
      reasoning: `A frame to write into: each part says what belongs there, and square brackets mark what only you know. ${voiceNote(context)}`,
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write articles for a company blog.',
      [
        'Write the article as Markdown with second-level headings, 500 to 900 words, without the title in the text.',
        input.outline ? 'Keep to the outline.' : 'Give it three to six sections.',
        'Explain in one or two sentences what a person should check.',
      ],
      {
        topic: input.topic,
        angle: input.angle,
        tone: input.tone,
        audience: input.audience,
        outline: input.outline ? JSON.stringify(input.outline) : '',
      },
      context,
    ),
  finish: (made, { topic }) => ({
    ...made,
    ...scored([
      wordsBetween(made.content, 120, 1200, 25),
      namesSubject(`${made.title} ${made.content}`, topic, 25),
      shortSentences(made.content, 20),
      asksForSomething(made.content, 20),
      noPressure(made.content, 10),
    ]),
  }),
  text: ({ title, content }) => `# ${title}\n\n${content}`,
});
