import type { emailTones } from '@steps/business/tasks';
import type { audiences, copyFrameworks, emailTypes, platforms, socialTones, socialTypes } from './marketingChoices';

/** What somebody can choose beside a brief. */
export interface TaskChoices {
  readonly type: (typeof emailTypes)[number];
  readonly tone: (typeof emailTones)[number];
  readonly audience: (typeof audiences)[number];
  readonly post: (typeof socialTypes)[number];
  readonly voice: (typeof socialTones)[number];
  readonly platform: (typeof platforms)[number];
  readonly section: string;
  readonly framework: (typeof copyFrameworks)[number];
  readonly angle: string;
}

const usual: TaskChoices = {
  type: 'welcome',
  tone: 'casual',
  audience: 'enterprise',
  post: 'educational',
  voice: 'playful',
  platform: 'linkedin',
  section: 'hero',
  framework: 'AIDA',
  angle: 'opinion',
};

type Example = (brief: string, choices?: TaskChoices) => Readonly<Record<string, unknown>>;

const email: Example = (prompt, { type, tone, audience } = usual) => ({ type, tone, audience, prompt });
const article: Example = (topic, { angle, tone } = usual) => ({ topic, angle, tone });

/** What the tests of all tasks give a kind whose choices matter; any other gets the least that its schema asks for. */
export const exampleInputs: Readonly<Record<string, Example>> = {
  'subject-line': email,
  'email-body': email,
  'call-to-action': email,
  'social-post': (brief, { post: type, voice: tone, platform } = usual) => ({ type, tone, platform, brief }),
  'landing-section': (brief, { section, tone } = usual) => ({ section, brief, tone }),
  'blog-outline': article,
  'blog-draft': article,
  'ad-copy': (brief, { framework, tone } = usual) => ({ platform: 'facebook', framework, tone, brief }),
  'product-copy': (brief, choices) =>
    choices
      ? { copyType: 'Catalog Copy', product: 'Kettle', details: brief, tone: choices.tone }
      : { copyType: 'Sales Sheets', product: brief, features: [brief] },
};
