import { type AnyTask, emailTones } from '@steps/business/tasks';
import { faultsOf, lostFacts, type SampleBrief, sampleBriefs, writtenFor } from '@steps/testing/tasks';
import { describe, expect, it } from 'vitest';
import { adCopy, adPlatforms } from './adCopy';
import { blogDraft } from './blogDraft';
import { blogOutline } from './blogOutline';
import { callToAction } from './callToAction';
import { emailBody } from './emailBody';
import { landingSection } from './landingSection';
import { audiences, copyFrameworks, emailTypes, platforms, socialTones, socialTypes } from './marketingChoices';
import { productCopy } from './productCopy';
import { productCopyTypes, specialisations } from './productParts';
import { socialPost } from './socialPost';
import { subjectLine } from './subjectLine';
import { blogAngles } from './templates/blogTemplates';

type Kind = readonly [name: string, task: AnyTask, input: (sample: SampleBrief, at: number) => unknown, whole: boolean];

const turn = <T>(list: readonly T[], at: number) => list[at % list.length];
const email = ({ brief }: SampleBrief, at: number) => ({
  type: turn(emailTypes, at),
  tone: turn(emailTones, at + Math.floor(at / 6)),
  audience: turn(audiences, at),
  prompt: brief,
});

const post = ({ brief }: SampleBrief, at: number, version: string) => ({
  type: turn(socialTypes, at),
  tone: turn(socialTones, at + Math.floor(at / 6)),
  platform: turn(
    platforms.filter((platform) => platform !== 'twitter'),
    at,
  ),
  version,
  brief,
});

/** The kinds that write from a brief; `whole` texts tell all of its facts. */
const kinds: readonly Kind[] = [
  ['subject lines', subjectLine, email, false],
  ['email bodies', emailBody, email, true],
  ['calls to action', callToAction, email, false],
  ['posts', socialPost, (sample, at) => post(sample, at, 'Main Post'), true],
  ['other posts', socialPost, (sample, at) => post(sample, at, 'Alternative Version'), true],
  ['tweets', socialPost, (sample, at) => ({ ...post(sample, at, 'Main Post'), platform: 'twitter' }), false],
  ['landing heroes', landingSection, ({ brief }, at) => ({ section: 'hero', brief, tone: turn(emailTones, at) }), true],
  [
    'landing texts',
    landingSection,
    ({ brief }, at) => ({ section: 'text', brief, audience: turn(audiences, at) }),
    true,
  ],
  ['landing features', landingSection, ({ brief }) => ({ section: 'features', brief }), true],
  [
    'other landing sections',
    landingSection,
    ({ brief }, at) => ({ section: turn(['testimonials', 'cta', 'form'], at), brief }),
    false,
  ],
  [
    'advertisements',
    adCopy,
    ({ brief }, at) => ({
      platform: turn(Object.keys(adPlatforms), at),
      framework: turn(copyFrameworks, at),
      tone: turn(emailTones, at),
      brief,
    }),
    false,
  ],
  ['outlines', blogOutline, ({ brief }, at) => ({ topic: brief, angle: turn(blogAngles, at) }), false],
  [
    'articles',
    blogDraft,
    ({ brief }, at) => ({ topic: brief, angle: turn(blogAngles, at), tone: turn(emailTones, at) }),
    true,
  ],
  [
    'product texts',
    productCopy,
    ({ brief }, at) => ({
      product: 'Aire oak desk',
      details: brief,
      features: ['Adjustable height', '5-year guarantee', 'Solid oak top'],
      copyType: turn(productCopyTypes, at),
      specialisation: turn(specialisations, at),
      framework: turn(copyFrameworks, at),
      tone: turn(emailTones, at),
    }),
    false,
  ],
];

describe.each(kinds)('%s from the briefs of small businesses', (_name, task, input, whole) => {
  it.each(sampleBriefs.map((sample, at) => [sample.brief.slice(0, 80), sample, at] as const))(
    '%s',
    async (_brief, sample, at) => {
      const { text, output } = await writtenFor(task, input(sample, at), sample);
      // A merge field is no gap: each reader's own name goes there.
      expect(faultsOf(text.replaceAll('{first name}', 'reader'), sample.brief), text).toEqual([]);
      if (whole) expect(lostFacts(text, sample), text).toEqual([]);
      if ((output.missing ?? []).length > 0)
        expect(output.score, 'a score while something is missing').toBeLessThan(80);
      expect(output.rules?.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    },
  );
});
