import {
  atMost,
  type Check,
  defineTask,
  inIndustry,
  namesSubject,
  noPressure,
  oneLine,
  promptOf,
  readers,
  scored,
  scoredFields,
  shortened,
  topicOf,
  voiceReminder,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { blogFields, blogSections, blogTitles, outlineSection } from './blogParts';

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
  builtIn(input, context, choice) {
    const topic = topicOf(input.topic);
    return {
      title: choice.pick(blogTitles[input.angle])(topic, readers[input.audience]),
      description: shortened(`For ${readers[input.audience]}${inIndustry(context)}: ${topic.detail}`, 155),
      sections: blogSections[input.angle](topic, inIndustry(context)),
      reasoning:
        `The parts follow the order in which readers of ${article(input.angle)} article ask their questions; write it in ${article(input.tone)} tone. ${voiceReminder(context)}`.trim(),
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
  finish: (made, { topic }) => ({
    ...made,
    ...scored([
      atMost(made.title, 70, 20),
      atMost(made.description, 155, 15),
      namesSubject(made.title, topic, 25),
      enoughSections(made.sections.length),
      noPressure(made.title, 10),
    ]),
  }),
  text: ({ title, description, sections }) =>
    [
      `# ${title}`,
      description,
      ...sections.map(({ heading, points }) => [`## ${heading}`, ...points.map((point) => `- ${point}`)].join('\n')),
    ].join('\n\n'),
});

const enoughSections = (count: number): Check => ({
  says: 'has three to six sections',
  points: 30,
  met: count >= 3 && count <= 6,
});

const article = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
