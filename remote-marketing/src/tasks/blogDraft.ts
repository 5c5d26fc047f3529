import {
  asksForSomething,
  defineTask,
  noPressure,
  oneLine,
  promptOf,
  scoredFields,
  shortSentences,
  voiceReminder,
  wordsBetween,
  written,
} from '@steps/business/tasks';
import { RuleError } from '@steps/platform';
import * as v from 'valibot';
import { blogFields, outlineSection, titleOf } from './blogParts';
import { judged, ownPoints } from './brief/briefed';
import { detailLines, tell } from './brief/telling';
import { blogOpenings, blogSections } from './templates/blogTemplates';

const draft = v.object({ title: written(), content: written(), reasoning: v.string() });

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
  followsNotes: true,
  builtIn(input, context, choice, revision) {
    const told = tell(input.topic, context, revision, 'general');
    const { wish } = told;
    const sections = input.outline?.sections ?? blogSections[input.angle];
    const kept = wish.short ? sections.slice(0, 2) : sections;
    return {
      title: input.outline?.title || titleOf(input.angle, told, input.audience, choice.between(0, 2)),
      content: [
        [told.subject, told.sentences, blogOpenings[wish.tone(input.tone)]].filter(Boolean).join(' '),
        wish.bullets ? detailLines(told.details, true) : told.run,
        // What only its writer knows is a gap to fill, and no advice that would fit any subject.
        ...kept.map(({ heading, points }) => `## ${heading}\n\n${points.map((point) => `[${point}]`).join('\n\n')}`),
        `## What next\n\n${told.ask('send us a message')}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      reasoning: voiceReminder(
        context,
        `A template to write on from: what it says of the subject is from your brief, and each part in square brackets is yours to write.`,
      ),
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
  finish(made, { topic }, _context, finishing) {
    return {
      ...made,
      ...judged(
        topic,
        {
          text: `${made.title} ${made.content}`,
          tells: 'all',
          occasion: 'advice',
          checks: [
            wordsBetween(made.content, 120, 1200, 10),
            shortSentences(made.content, 10),
            asksForSomething(made.content, 8),
            noPressure(made.content, ownPoints - 28),
          ],
        },
        finishing,
      ),
    };
  },
  text: ({ title, content }) => `# ${title}\n\n${content}`,
  readBack(text, made) {
    const [, title, content] = /^#[ \t]+(.+)\n+([\s\S]+)$/.exec(text.trim()) ?? [];
    if (!title || !content) {
      throw new RuleError('Put the title in the first line, after “# ”, and the article below it.');
    }
    return { ...made, title: title.trim(), content: content.trim() };
  },
});
