import { currentPipeline, type Deal, type DealStage, deals, pipelines } from '@steps/business';
import { commit, newId, type Origin, person, put, RuleError, stamp } from '@steps/platform';
import {
  checkedProbability,
  movedBy,
  newName,
  otherReason,
  whyStageStays,
  withStageAdded,
  withStageMoved,
} from './pipelineRules';

/** Adds an open stage before won and lost. `RuleError` for a name that is empty, long or taken, or a wrong chance. */
export function addStage(label: string, probability: number, origin: Origin = person): DealStage {
  const { stages } = currentPipeline();
  const name = newName('stage', label, labelsOf(stages));
  const stage: DealStage = {
    id: newId('stage'),
    label: name,
    probability: checkedProbability(probability),
    kind: 'open',
  };
  save(`Add the stage ${name}`, { stages: [...withStageAdded(stages, stage)] }, origin);
  return stage;
}

/** Renames a stage; its deals stay where they are. */
export function renameStage(id: string, label: string, origin: Origin = person): void {
  const { stages } = currentPipeline();
  const before = stageWith(stages, id);
  const name = newName('stage', label, labelsOf(stages.filter((stage) => stage.id !== id)));
  if (name === before.label) return;
  save(`Rename the stage ${before.label} to ${name}`, { stages: replaced(stages, { ...before, label: name }) }, origin);
}

/** Changes the chance of an open stage; won is always 100, lost always 0. */
export function setStageProbability(id: string, percent: number, origin: Origin = person): void {
  const { stages } = currentPipeline();
  const before = stageWith(stages, id);
  const probability = checkedProbability(percent);
  if (before.kind !== 'open') throw new RuleError(`The chance of “${before.label}” is always ${before.probability}%.`);
  if (probability === before.probability) return;
  save(
    `Set the chance of ${before.label} to ${probability}%`,
    {
      stages: replaced(stages, { ...before, probability }),
    },
    origin,
  );
}

/** Moves an open stage by places among the open ones. */
export function moveStage(id: string, by: number, origin: Origin = person): void {
  const { stages } = currentPipeline();
  const moved = withStageMoved(stages, id, by);
  if (moved.every((stage, index) => stage === stages[index])) return;
  save(`Move the stage ${stageWith(stages, id).label}`, { stages: [...moved] }, origin);
}

/** Removes an open stage; its deals move to another one in the same step. Returns how many moved. */
export function removeStage(id: string, to: string, origin: Origin = person): number {
  const { stages } = currentPipeline();
  const why = whyStageStays(stages, id);
  if (why) throw new RuleError(why);
  const target = stages.find((stage) => stage.id === to && stage.id !== id && stage.kind === 'open');
  const inStage = deals.all().filter((deal) => deal.stage === id);
  if (inStage.length > 0 && !target) throw new RuleError('Choose an open stage for the deals of the one you remove.');
  const at = stamp();
  const moved = target ? inStage.map((deal): Deal => movedDeal(deal, target.id, at)) : [];
  const rest = { ...currentPipeline(), stages: stages.filter((stage) => stage.id !== id) };
  commit({
    label: `Remove the stage ${stageWith(stages, id).label}`,
    changes: [...moved.map((deal) => put(deals, deal)), put(pipelines, rest)],
    origin,
  });
  return moved.length;
}

/** Adds a lost reason, before "Other". */
export function addLostReason(typed: string, origin: Origin = person): void {
  const reasons = currentPipeline().lostReasons;
  const name = newName('reason', typed, reasons);
  const own = reasons.filter((reason) => reason !== otherReason);
  save(`Add the lost reason ${name}`, { lostReasons: [...own, name, otherReason] }, origin);
}

/** Renames a lost reason, in the deals lost for it too. Returns how many deals changed. */
export function renameLostReason(reason: string, typed: string, origin: Origin = person): number {
  const reasons = currentPipeline().lostReasons;
  if (reason === otherReason) throw new RuleError('“Other” asks for words of its own, so it keeps its name.');
  const name = newName(
    'reason',
    typed,
    reasons.filter((known) => known !== reason),
  );
  if (name === reason) return 0;
  const changed = deals.all().filter((deal) => deal.lostReason === reason);
  const lostReasons = reasons.map((known) => (known === reason ? name : known));
  commit({
    label: `Rename the lost reason ${reason} to ${name}`,
    changes: [
      ...changed.map((deal) => put(deals, { ...deal, lostReason: name, updatedAt: stamp() })),
      put(pipelines, { ...currentPipeline(), lostReasons }),
    ],
    origin,
  });
  return changed.length;
}

/** Moves a lost reason by places; "Other" stays last. */
export function moveLostReason(reason: string, by: number, origin: Origin = person): void {
  const own = currentPipeline().lostReasons.filter((known) => known !== otherReason);
  const moved = movedBy(own, own.indexOf(reason), by);
  if (moved !== own) save(`Move the lost reason ${reason}`, { lostReasons: [...moved, otherReason] }, origin);
}

/** Stops offering a lost reason; deals lost for it keep it. */
export function removeLostReason(reason: string, origin: Origin = person): void {
  if (reason === otherReason) throw new RuleError('“Other” stays, for what no reason of the list covers.');
  const lostReasons = currentPipeline().lostReasons.filter((known) => known !== reason);
  save(`Remove the lost reason ${reason}`, { lostReasons }, origin);
}

/** The deal in another open stage, from a moment on. */
const movedDeal = (deal: Deal, stage: string, at: string): Deal => ({
  ...deal,
  stage,
  lostReason: '',
  updatedAt: at,
  stageChangedAt: at,
  stageHistory: [...deal.stageHistory, { stage, at }],
});

function save(label: string, change: Partial<ReturnType<typeof currentPipeline>>, origin: Origin): void {
  commit({ label, changes: [put(pipelines, { ...currentPipeline(), ...change })], origin });
}

function stageWith(stages: readonly DealStage[], id: string): DealStage {
  const stage = stages.find((known) => known.id === id);
  if (!stage) throw new RuleError('This stage no longer exists. It may have been removed.');
  return stage;
}

const labelsOf = (stages: readonly DealStage[]) => stages.map((stage) => stage.label);
const replaced = (stages: readonly DealStage[], after: DealStage) =>
  stages.map((stage) => (stage.id === after.id ? after : stage));
