import { type AnyTask, audiences, emailTones, emailTypes } from '@steps/shared/tasks';
import { faultsOf, lostFacts, type SampleBrief, sampleBriefs, writtenFor } from '@steps/shared/testing/tasks';
import { describe, expect, it } from 'vitest';
import { callToAction } from './callToAction';
import { emailBody } from './emailBody';
import { subjectLine } from './subjectLine';

type Kind = readonly [name: string, task: AnyTask, input: (sample: SampleBrief, at: number) => unknown, whole: boolean];

const turn = <T>(list: readonly T[], at: number) => list[at % list.length];
const email = ({ brief }: SampleBrief, at: number) => ({
  type: turn(emailTypes, at),
  tone: turn(emailTones, at + Math.floor(at / 6)),
  audience: turn(audiences, at),
  prompt: brief,
});

/** The kinds that write from a brief; `whole` texts tell all of its facts. */
const kinds: readonly Kind[] = [
  ['subject lines', subjectLine, email, false],
  ['email bodies', emailBody, email, true],
  ['calls to action', callToAction, email, false],
];

describe.each(kinds)('%s from the briefs of small businesses', (_name, task, input, whole) => {
  it.each(sampleBriefs.map((sample, at) => [sample.brief.slice(0, 80), sample, at] as const))(
    '%s',
    async (_brief, sample, at) => {
      const { text, output } = await writtenFor(task, input(sample, at), sample);
      expect(faultsOf(text, sample.brief), text).toEqual([]);
      if (whole) expect(lostFacts(text, sample), text).toEqual([]);
      if ((output.missing ?? []).length > 0)
        expect(output.score, 'a score while something is missing').toBeLessThan(80);
      expect(output.rules?.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    },
  );
});
