import {
  atMost,
  briefed,
  type Check,
  defineTask,
  judged,
  line,
  noPressure,
  oneLine,
  ownPoints,
  paragraph,
  promptOf,
  readers,
  scoredFields,
  sentencesFor,
  shortened,
  subjectName,
  subjectTitle,
  tellingOf,
  voiceReminder,
  withArticle,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { asArticle, blogFields, blogSections, blogTitles, outlineSection } from './blogParts';

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
  async builtIn(input, context, choice, revision) {
    const { facts } = await briefed(input.topic, revision);
    const telling = tellingOf(facts);
    const name = subjectName(telling) || 'the subject';
    const title = subjectTitle(telling) || 'Our subject';
    const made = blogTitles[input.angle].map((one) => one(title, readers[input.audience]));
    const fitting = made.filter((one) => one.length <= 70);
    const { about, offer, price } = sentencesFor(telling, 'plain', 'none');
    return {
      title: fitting.length > 0 ? choice.pick(fitting) : shortened(title, 70),
      description: shortened(paragraph(about || line(title), offer, price), 155),
      sections: blogSections[input.angle](name),
      reasoning: voiceReminder(
        context,
        `The parts follow the order in which readers of ${withArticle(input.angle)} article ask their questions; write it in ${withArticle(input.tone)} tone.`,
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
  async finish(made, { topic }, _context, finishing) {
    const read = await briefed(topic, finishing?.revision);
    const { subject } = read.facts;
    return {
      ...made,
      ...judged(
        asArticle(read),
        {
          text: textOf(made),
          belongs: subject ? [subject] : [],
          checks: [
            atMost(made.title, 70, 10),
            atMost(made.description, 155, 8),
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
