import {
  defineTask,
  noPressure,
  oneLine,
  promptOf,
  scoredFields,
  shortened,
  voiceReminder,
  written,
} from '@steps/business/tasks';
import * as v from 'valibot';
import { blogFields, outlineSection, titleOf } from './blogParts';
import { judged, ownPoints } from './brief/briefed';
import { type Telling, tell } from './brief/telling';
import { atMost, type Check } from './checks';
import { blogSections } from './templates/blogTemplates';
import { withArticle } from './withArticle';

const mostDescription = 155;

const draft = v.object({
  title: written(),
  /** For search results; at most 155 characters. */
  description: v.string(),
  sections: v.pipe(v.array(outlineSection), v.minLength(1)),
  reasoning: v.string(),
});

export const blogOutline = defineTask({
  kind: 'blog-outline',
  group: 'articles',
  title: 'Blog outline',
  module: 'content',
  risk: 'draft',
  pace: 'generation',
  reply: 'json',
  input: v.object(blogFields),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ topic }) => oneLine(topic),
  followsNotes: true,
  builtIn(input, context, choice, revision) {
    const told = tell(input.topic, context, revision, 'general');
    return {
      title: titleOf(input.angle, told, input.audience, choice.between(0, 2)),
      description: descriptionOf(told),
      sections: blogSections[input.angle].map(({ heading, points }) => ({ heading, points: [...points] })),
      reasoning: voiceReminder(
        context,
        `A template for ${withArticle(input.angle)} article: its parts follow the order in which readers ask their questions; write it in ${withArticle(input.tone)} tone.`,
      ),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You plan articles for a company blog.',
      [
        'Plan one article: a title, a description for search results of at most 155 characters, and three to six sections with two to four points each.',
        'Explain in one or two sentences why it is built this way.',
      ],
      { topic: input.topic, angle: input.angle, tone: input.tone, audience: input.audience },
      context,
    ),
  finish(made, { topic }, _context, finishing) {
    return {
      ...made,
      ...judged(
        topic,
        {
          text: textOf(made),
          tells: 'main',
          occasion: 'advice',
          checks: [
            atMost(made.title, 70, 10),
            atMost(made.description, mostDescription, 8),
            enoughSections(made.sections.length),
            noPressure(made.title, ownPoints - 28),
          ],
        },
        finishing,
      ),
    };
  },
  text: (made) => textOf(made),
});

/** For search results: the subject with as many facts as fit. */
function descriptionOf({ subject, sentences, run }: Telling): string {
  const ways = [[subject, sentences, run], [subject, sentences], [subject, run], [subject], [run]];
  const made = ways.map((parts) => parts.filter(Boolean).join(' '));
  return made.find((text) => text !== '' && text.length <= mostDescription) ?? shortened(subject, mostDescription);
}

const textOf = ({ title, description, sections }: Omit<v.InferOutput<typeof draft>, 'reasoning'>) =>
  [
    `# ${title}`,
    description,
    ...sections.map(({ heading, points }) => [`## ${heading}`, ...points.map((point) => `- ${point}`)].join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n');

const enoughSections = (count: number): Check => ({
  says: 'has three to six sections',
  points: 10,
  met: count >= 3 && count <= 6,
});
