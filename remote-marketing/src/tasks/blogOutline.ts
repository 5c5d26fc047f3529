import { type Check, field, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { blogFields, outlineSection, titleOf } from './blogParts';
import { briefTask, judged } from './brief/briefed';
import { type Telling, tell } from './brief/telling';
import { atMost } from './checks';
import { blogSections } from './templates/blogTemplates';
import { withArticle } from './withArticle';

const mostDescription = 155;

export const blogOutline = scoredTask({
  ...briefTask,
  kind: 'blog-outline',
  group: 'articles',
  title: 'Blog outline',
  module: 'content',
  risk: 'draft',
  input: v.object(blogFields),
  draft: v.object({
    title: field.written(),
    /** For search results; at most 155 characters. */
    description: v.string(),
    sections: v.pipe(v.array(outlineSection), v.minLength(1)),
    reasoning: v.string(),
  }),
  about: ({ topic }) => phrase.oneLine(topic),
  builtIn(input, context, choice, revision) {
    const told = tell(input.topic, context, revision, 'general');
    return {
      title: titleOf(input.angle, told, input.audience, choice.between(0, 2)),
      description: descriptionOf(told),
      sections: blogSections[input.angle].map(({ heading, points }) => ({ heading, points: [...points] })),
      reasoning: `A template for ${withArticle(input.angle)} article: its parts follow the order in which readers ask their questions; write it in ${withArticle(input.tone)} tone.`,
    };
  },
  prompt: (material) => ({
    role: 'You plan articles for a company blog.',
    asks: [
      'Plan one article: a title, a description for search results of at most 155 characters, and three to six sections with two to four points each.',
      'Explain in one or two sentences why it is built this way.',
    ],
    material,
  }),
  judge: ({ made: { title, description, sections }, input, ...given }) =>
    judged(input.topic, given, {
      tells: 'main',
      occasion: 'advice',
      checks: [atMost(title, 70, 10), atMost(description, mostDescription, 8), enoughSections(sections.length)],
    }),
  text: ({ title, description, sections }) =>
    phrase.paragraphs(
      `# ${title}`,
      description,
      ...sections.map(({ heading, points }) => phrase.pointsUnder(`## ${heading}`, points) || `## ${heading}`),
    ),
});

/** For search results: the subject with as many facts as fit. */
function descriptionOf({ subject, sentences, run }: Telling): string {
  const ways = [[subject, sentences, run], [subject, sentences], [subject, run], [subject], [run]];
  const made = ways.map((parts) => parts.filter(Boolean).join(' '));
  return (
    made.find((text) => text !== '' && text.length <= mostDescription) ?? phrase.shortened(subject, mostDescription)
  );
}

const enoughSections = (count: number): Check => ({
  says: 'has three to six sections',
  points: 10,
  met: count >= 3 && count <= 6,
});
