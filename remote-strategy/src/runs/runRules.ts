import type { AiRun, AiRunStep } from './aiRun';

/** `stopping`: paused or cancelled, while steps that had begun come to their end. */
export type AiRunState = 'running' | 'stopping' | 'paused' | 'cancelled' | 'failed' | 'done';

export type StepNeeds = ReadonlyMap<string, readonly string[]>;

/** The state of a run. Failed only once no other step can go on. */
export function runState({ wanted, steps }: Pick<AiRun, 'wanted' | 'steps'>, needs: StepNeeds = new Map()): AiRunState {
  if (steps.every(({ state }) => state === 'done')) return 'done';
  const going = steps.some(({ state }) => state === 'running');
  if (wanted !== 'run') return going ? 'stopping' : wanted === 'pause' ? 'paused' : 'cancelled';
  const stuck = !going && readySteps(steps, needs).length === 0;
  return stuck && steps.some(({ state }) => state === 'failed') ? 'failed' : 'running';
}

/** Steps that may begin now: they wait, and all that they need is done. In their order. */
export function readySteps(steps: readonly AiRunStep[], needs: StepNeeds): readonly AiRunStep[] {
  const done = new Set(steps.filter(({ state }) => state === 'done').map(({ id }) => id));
  return steps.filter(({ id, state }) => state === 'waiting' && (needs.get(id) ?? []).every((need) => done.has(need)));
}

/** Throws for steps that name one another in a circle, an unknown step, or one id twice: such a run would never end. */
export function assertSteps(steps: readonly { readonly id: string; readonly needs?: readonly string[] }[]): void {
  const known = new Set<string>();
  for (const { id, needs = [] } of steps) {
    if (known.has(id)) throw new Error(`Expected each step once, got “${id}” twice.`);
    const early = needs.find((need) => !known.has(need));
    if (early) throw new Error(`Expected “${id}” to need steps before it, got “${early}”.`);
    known.add(id);
  }
}
