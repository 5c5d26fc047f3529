import type { AiResult } from '@steps/business';
import type { RunOptions } from '@steps/business/ai';
import { anotherVersion } from '../studio/anotherVersion';
import type { GenerationJob } from '../studio/generationState';
import type { EmailInput } from '../tasks/emailParts';
import { emailParts } from './emailChoices';

/** The three results of an email, made at once. Each round asks for another version than those before. */
export function emailJobs(brief: Readonly<Record<string, string>>, round: number): GenerationJob[] {
  return emailParts.map(({ name, label }) => ({
    part: name,
    label,
    run: async ({ onStageLine, ...options }) => {
      // The engines and the tasks are code of their own, fetched when first used.
      const { stageText } = await import('@steps/business/ai');
      const entry = await makers[name](brief, {
        ...options,
        onStage: (stage) => onStageLine(stageText(stage)),
        ...anotherVersion(round),
      });
      return entry.id;
    },
  }));
}

type Brief = Readonly<Record<string, string>>;
type Maker = (brief: Brief, options: RunOptions) => Promise<AiResult>;

const makers: Readonly<Record<(typeof emailParts)[number]['name'], Maker>> = {
  async subject(brief, options) {
    const [{ runTask }, { subjectLine }] = await Promise.all([
      import('@steps/business/ai'),
      import('../tasks/subjectLine'),
    ]);
    return (await runTask(subjectLine, inputOf(brief), options)).entry;
  },
  async body(brief, options) {
    const [{ runTask }, { emailBody }] = await Promise.all([
      import('@steps/business/ai'),
      import('../tasks/emailBody'),
    ]);
    return (await runTask(emailBody, inputOf(brief), options)).entry;
  },
  async action(brief, options) {
    const [{ runTask }, { callToAction }] = await Promise.all([
      import('@steps/business/ai'),
      import('../tasks/callToAction'),
    ]);
    return (await runTask(callToAction, inputOf(brief), options)).entry;
  },
};

/** The task's schema checks what it is given; the chips offer nothing else. */
const inputOf = ({ type, tone, audience, prompt }: Brief) => ({ type, tone, audience, prompt }) as EmailInput;
