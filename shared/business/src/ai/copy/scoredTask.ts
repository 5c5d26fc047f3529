import {
  defineTask,
  type Finishing,
  type Missing,
  type Revision,
  scoredFields,
  type Task,
  type TaskContext,
} from '@steps/platform/src/core/contract/aiTask';
import type { Random } from '@steps/platform/src/core/random';
import * as v from 'valibot';
import { promptOf } from './promptText';
import { type Check, nothingMissing, scored } from './score';
import { voiceReminder } from './voiceReminder';
import { type Given, outcomesOf, wishesIn } from './wishes';

type Draft<E extends v.ObjectEntries> = v.ObjectSchema<E, undefined>;
type Output<E extends v.ObjectEntries> = v.ObjectSchema<E & typeof scoredFields, undefined>;
type TaskFacts<Kind extends string, I extends v.GenericSchema, E extends v.ObjectEntries> = Omit<
  Task<Kind, I, Draft<E>, Output<E>>,
  'reply' | 'output' | 'builtIn' | 'prompt' | 'finish'
>;

/** A draft to be judged, with its text as a person reads it. */
export interface Judging<D, I> {
  readonly made: D;
  readonly text: string;
  readonly input: I;
  readonly context: TaskContext;
  readonly finishing: Finishing | undefined;
}

/** What a score is counted from; the points of `checks` add up to 79, for a brief without a gap has the other 21. */
export interface Verdict {
  readonly missing?: readonly Missing[];
  readonly checks: readonly Check[];
  /** The facts that a reviewer's note can ask for by name. */
  readonly given?: Given;
}

interface Writing<I extends v.GenericSchema, E extends v.ObjectEntries> {
  builtIn(input: v.InferOutput<I>, context: TaskContext, choice: Random, revision?: Revision): v.InferOutput<Draft<E>>;
  /** `builtIn` works the brand voice in and says so; elsewhere its reasoning says that it is left to the person. */
  readonly followsVoice?: true;
  /** What a model is asked: who it is, what to do, and the material by its name. */
  prompt(
    input: v.InferOutput<I>,
    context: TaskContext,
  ): { readonly role: string; readonly asks: readonly string[]; readonly material: Readonly<Record<string, string>> };
  judge(given: Judging<v.InferOutput<Draft<E>>, v.InferOutput<I>>): Verdict;
}

/** Makes a kind of task whose result is its draft with a score: counted, for every engine the same. */
export function scoredTask<
  const Kind extends string,
  I extends v.GenericSchema,
  E extends v.ObjectEntries & { readonly reasoning: v.StringSchema<undefined> },
>(given: TaskFacts<Kind, I, E> & Writing<I, E>): Task<Kind, I, Draft<E>, Output<E>> {
  const { judge, followsVoice, builtIn, prompt, ...task } = given;
  return defineTask<Kind, I, Draft<E>, Output<E>>({
    ...task,
    reply: 'json',
    output: v.object({ ...given.draft.entries, ...scoredFields }),
    builtIn(input, context, choice, revision) {
      const made = builtIn(input, context, choice, revision);
      return followsVoice ? made : { ...made, reasoning: voiceReminder(context, String(made.reasoning)) };
    },
    prompt(input, context) {
      const { role, asks, material } = prompt(input, context);
      return promptOf(role, asks, material, context);
    },
    finish(made, input, context, finishing) {
      const text = given.text(made);
      const { revision, engine = '' } = finishing ?? {};
      const { missing = [], checks, given: asked } = judge({ made, text, input, context, finishing });
      return {
        ...made,
        ...scored([nothingMissing(missing), ...checks]),
        missing: [...missing],
        followUps: revision
          ? outcomesOf(wishesIn(revision.feedback), { text, previous: revision.previous }, engine, asked)
          : [],
      };
    },
  });
}
