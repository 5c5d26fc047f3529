import { check, field, phrase, scoredTask } from '@steps/business/tasks';
import { RuleError } from '@steps/platform';
import * as v from 'valibot';
import { blogFields, outlineSection, titleOf } from './blogParts';
import { briefTask, judged } from './brief/briefed';
import { detailLines, tell } from './brief/telling';
import { blogOpenings, blogSections } from './templates/blogTemplates';

export const blogDraft = scoredTask({
  ...briefTask,
  kind: 'blog-draft',
  group: 'articles',
  title: 'Blog draft',
  module: 'content',
  risk: 'content',
  input: v.object({
    ...blogFields,
    /** The approved outline, when there is one. */
    outline: v.optional(v.object({ title: v.string(), sections: v.array(outlineSection) })),
  }),
  draft: v.object({ title: field.written(), content: field.written(), reasoning: v.string() }),
  about: ({ topic }) => phrase.oneLine(topic),
  builtIn(input, context, choice, revision) {
    const told = tell(input.topic, context, revision, 'general');
    const { wish } = told;
    const sections = input.outline?.sections ?? blogSections[input.angle];
    const ask = told.ask('send us a message');
    const kept = wish.short ? sections.slice(0, 2) : sections;
    return {
      title: input.outline?.title || titleOf(input.angle, told, input.audience, choice.between(0, 2)),
      content: phrase.paragraphs(
        [told.subject, told.sentences, blogOpenings[wish.tone(input.tone)]].filter(Boolean).join(' '),
        wish.bullets ? detailLines(told.details, true) : told.run,
        // What only its writer knows is a gap to fill, and no advice that would fit any subject.
        ...kept.map(({ heading, points }) => `## ${heading}\n\n${points.map((point) => `[${point}]`).join('\n\n')}`),
        ask && `## What next\n\n${ask}`,
      ),
      reasoning:
        'A template to write on from: what it says of the subject is from your brief, and each part in square brackets is yours to write.',
    };
  },
  prompt: ({ outline, ...material }) => ({
    role: 'You write articles for a company blog.',
    asks: [
      'Write the article as Markdown with second-level headings, 500 to 900 words, without the title in the text.',
      outline ? 'Keep to the outline.' : 'Give it three to six sections.',
      'Explain in one or two sentences what a person should check.',
    ],
    material: { ...material, outline: outline ? JSON.stringify(outline) : '' },
  }),
  judge: ({ made: { content }, input, ...given }) =>
    judged(input.topic, given, {
      tells: 'all',
      occasion: 'advice',
      checks: [
        check.wordsBetween(content, 120, 1200, 10),
        check.shortSentences(content, 10),
        check.asksForSomething(content, 8),
      ],
    }),
  text: ({ title, content }) => `# ${title}\n\n${content}`,
  readBack(text, made) {
    const [, title, content] = /^#[ \t]+(.+)\n+([\s\S]+)$/.exec(text.trim()) ?? [];
    if (!title || !content) {
      throw new RuleError('Put the title in the first line, after “# ”, and the article below it.');
    }
    return { ...made, title: title.trim(), content: content.trim() };
  },
});
