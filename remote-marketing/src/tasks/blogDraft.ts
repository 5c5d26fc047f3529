import { RuleError } from '@steps/shared';
import {
  allFacts,
  asksForSomething,
  briefed,
  defineTask,
  type EmailTone,
  judged,
  noPressure,
  oneLine,
  ownPoints,
  paragraph,
  paragraphs,
  promptOf,
  readers,
  registerOf,
  scoredFields,
  sentencesFor,
  shortSentences,
  spoken,
  subjectName,
  subjectTitle,
  tellingOf,
  voiceReminder,
  wants,
  wishedLength,
  wishedTone,
  wordsBetween,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { asArticle, blogFields, blogParagraphs, blogSections, blogTitles, outlineSection } from './blogParts';

const draft = v.object({ title: written(), content: written(), reasoning: v.string() });

const bridges: Record<EmailTone, string> = {
  professional: 'This article sets out the main points in order.',
  friendly: 'Make yourself a cup of tea; this takes about three minutes to read.',
  casual: 'Here is the short version.',
  urgent: 'If you read only one thing on it today, take the first part.',
  empathetic: 'If this feels like a lot, take one part at a time.',
  authoritative: 'These are the points that decide.',
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
  followsNotes: true,
  async builtIn(input, context, choice, revision) {
    const { facts, wishes } = await briefed(input.topic, revision);
    const tone = wishedTone<EmailTone>(input.tone, wishes, 'professional', 'friendly');
    const telling = tellingOf(facts);
    const name = subjectName(telling) || 'the subject';
    const title = subjectTitle(telling) || 'Our subject';
    const sections = input.outline?.sections ?? blogSections[input.angle](name);
    const texts = blogParagraphs[input.angle];
    const register = registerOf[tone] ?? 'plain';
    const short = wishedLength(wishes) === 'short';
    const bullets = wants(wishes, 'bullets');
    const { about, offer, price, place, notes, action } = sentencesFor(telling, tone, 'message');
    const parts = sections.map(({ heading, points }, index) => {
      const own = texts[index]?.(name) ?? '';
      const text = bullets || own === '' ? points.map((point) => `- ${point}`).join('\n') : own;
      return `## ${heading}\n\n${spoken(text, register)}`;
    });
    return {
      title: input.outline?.title || choice.pick(blogTitles[input.angle])(title, readers[input.audience]),
      content: paragraphs(
        spoken(paragraph(bridges[tone], about, offer), register),
        ...(short ? parts.slice(0, 2) : parts),
        `## What next\n\n${spoken(paragraph(price, place, notes, action), register)}`,
      ),
      reasoning: voiceReminder(
        context,
        `A start to write on from: what it says of the subject is from your brief, the advice holds for any subject, and your own cases and figures are still to be added.`,
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
  async finish(made, { topic }, _context, finishing) {
    const read = await briefed(topic, finishing?.revision);
    const text = `${made.title} ${made.content}`;
    return {
      ...made,
      ...judged(
        asArticle(read),
        {
          text,
          belongs: allFacts(read.facts),
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
