import { emailTones } from '@steps/business/tasks';
import { choiceFor } from '@steps/testing';
import { builtInResult, describeTasks, taskContext } from '@steps/testing/tasks';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { facts } from '../facts';
import { tasks } from '.';
import { adCopy } from './adCopy';
import { blogDraft } from './blogDraft';
import { callToAction } from './callToAction';
import { emailBody } from './emailBody';
import { exampleInputs } from './exampleInputs.fixture';
import { audiences, copyFrameworks, emailTypes, platforms, socialTones, socialTypes } from './marketingChoices';
import { reachOf } from './reach';
import { socialPost } from './socialPost';
import { subjectLine } from './subjectLine';

const welcomeEmail = (prompt: string) => ({ type: 'welcome', tone: 'casual', audience: 'enterprise', prompt }) as const;
const linkedInPost = (brief: string) =>
  ({ type: 'educational', tone: 'playful', platform: 'linkedin', brief }) as const;

describeTasks(tasks, facts.tasks, exampleInputs);

describe('variety', () => {
  const email = (
    type: (typeof emailTypes)[number],
    tone: (typeof emailTones)[number],
    audience: (typeof audiences)[number],
  ) =>
    Promise.all(
      [subjectLine, emailBody, callToAction].map(async (task) => {
        const input = v.parse(task.input, { type, tone, audience, prompt: 'our new oak tables' });
        return task.text(await task.builtIn(input, taskContext, choiceFor(task.kind, input)));
      }),
    );

  it.each([0, 1, 2])('emails differ by type, tone and audience (part %i)', async (part) => {
    const texts = await Promise.all(
      emailTypes.flatMap((type) =>
        emailTones.flatMap((tone) => audiences.map(async (audience) => (await email(type, tone, audience))[part])),
      ),
    );
    expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length * 0.95);
  });

  it('posts differ by type, tone, platform and version', async () => {
    const texts = await Promise.all(
      socialTypes.flatMap((type) =>
        socialTones.flatMap((tone) =>
          platforms.flatMap((platform) =>
            ['Main Post', 'Alternative Version'].map(async (version) => {
              const input = v.parse(socialPost.input, { type, tone, platform, version, brief: 'our new oak tables' });
              return socialPost.text(await socialPost.builtIn(input, taskContext, choiceFor(input)));
            }),
          ),
        ),
      ),
    );
    expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length * 0.8);
  });

  it('advertisements differ by framework', async () => {
    const ad = async (framework: (typeof copyFrameworks)[number]) => {
      const input = v.parse(adCopy.input, { platform: 'facebook', framework, brief: 'our new oak tables' });
      return (await adCopy.builtIn(input, taskContext, choiceFor('fixed'))).content;
    };
    expect(new Set(await Promise.all(copyFrameworks.map(ad))).size).toBe(copyFrameworks.length);
  });
});

describe('estimates', () => {
  it('says how the reach was computed, from the followers given', async () => {
    const input = v.parse(socialPost.input, { ...linkedInPost('oak tables'), followers: 1000 });
    const draft = await socialPost.builtIn(input, taskContext, choiceFor(1));
    const output = await socialPost.finish(draft, input, taskContext);
    expect(output.estimatedReach).toEqual({
      low: 55,
      high: 132,
      basis:
        'Computed from 1000 followers × 5 to 12 % who see a LinkedIn post × 1.1 for educational posts. The shares are planning assumptions, not measurements.',
    });
    expect(output.hashtags).toEqual(['#OakTables', '#Construction', '#Trades']);
  });
});

describe('the reasons that are given', () => {
  it('read well for every platform', () => {
    for (const platform of platforms) expect(reachOf(platform, 'news', 500).basis).not.toMatch(/\ba [aeiou]/i);
  });

  const reasons = { tone: emailTones, type: emailTypes } as const;
  it.each(Object.entries(reasons))('read well for every %s of an email', async (field, choices) => {
    for (const choice of choices) {
      const { output } = await builtInResult(emailBody, { ...welcomeEmail('oak tables'), [field]: choice });
      expect(output.reasoning).not.toMatch(/\ba [aeiou]/i);
    }
  });
});

describe('what a person changed', () => {
  it('of a post becomes its words and its hashtags', async () => {
    const made = { content: 'Old', hashtags: ['#Old'], reasoning: '' };
    const read = (text: string) => socialPost.readBack?.(text, made);
    expect(read('New words about #oak for all.\n\n#Oak #Örn_2')).toMatchObject({
      content: 'New words about #oak for all.',
      hashtags: ['#Oak', '#Örn_2'],
    });
    expect(read('Only words')).toMatchObject({ content: 'Only words', hashtags: [] });
    expect(() => read('#Oak #Ash')).toThrow('Write the post before its hashtags');
  });

  it('of an article becomes its title and its text', () => {
    const made = { title: 'Old', content: 'Old', reasoning: '' };
    expect(blogDraft.readBack?.('# Oak in autumn\n\n## First\n\nText', made)).toMatchObject({
      title: 'Oak in autumn',
      content: '## First\n\nText',
    });
    expect(() => blogDraft.readBack?.('Oak in autumn\n\nText', made)).toThrow('Put the title in the first line');
  });
});
