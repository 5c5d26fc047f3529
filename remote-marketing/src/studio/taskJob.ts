import type { AnyTask } from '@steps/business/tasks';
import type { GenerationJob } from './generationState';

interface TaskJob extends Pick<GenerationJob, 'part' | 'label'> {
  /** Fetches the task when it is first used: `async () => (await import('../tasks/adCopy')).adCopy`. */
  readonly load: () => Promise<AnyTask>;
  /** From the brief; the task's schema checks it. */
  readonly input: Readonly<Record<string, unknown>>;
  /** How many results there are already: each round asks for another version than those before. */
  readonly round: number;
}

/** A result of a studio that a task makes. */
export const taskJob = ({ part, label, load, input, round }: TaskJob): GenerationJob => ({
  part,
  label,
  run: async ({ onStageLine, ...options }) => {
    // The engines are code of their own, fetched when first used.
    const [{ runTask, stageText }, task] = await Promise.all([import('@steps/business/ai'), load()]);
    const { entry } = await runTask(task, input, {
      ...options,
      onStage: (stage) => onStageLine(stageText(stage)),
      ...anotherVersion(round),
    });
    return entry.id;
  },
});

/** Ways to say it that the built-in engine understands; each gives other choices. */
const phrases = ['another version', 'something else', 'different', 'new version', 'try again', 'again'] as const;

/** What is asked for after the first round, so that each round gives another text; nothing in the first. */
function anotherVersion(round: number): { feedback?: string } {
  if (round < 1) return {};
  const at = (index: number) => phrases[index % phrases.length] ?? phrases[0];
  const earlier = Math.floor((round - 1) / phrases.length);
  return { feedback: earlier === 0 ? at(round - 1) : `${at(round - 1)}, ${at(earlier + 2)}` };
}
