import type { AgentId } from './selectedAgent';

/** Marks of a manner, each 0 to 100 (spec 2, section 3). */
export const personalityTraits = ['analytical', 'creative', 'empathy', 'strategic', 'technical'] as const;
export type PersonalityTrait = (typeof personalityTraits)[number];

/** Labels only: no rights follow from them (spec 2, section 6). */
export type AgentBadge = 'Admin' | 'Strategy' | 'Marketing' | 'Sales' | 'Service' | 'Data';

/** What an agent passes to a colleague, and when. */
export interface Handover {
  /** Name of the other agent. */
  readonly to: string;
  /** Ends "Marla for …". */
  readonly reason: string;
}

/** An agent (spec 2, section 3). `status` is a word of the specification, or anything else, which is shown as offline. */
export interface Agent {
  readonly id: AgentId;
  readonly name: string;
  readonly fullName: string;
  readonly specialty: string;
  /** How it speaks, for the sentence "You are …". */
  readonly personality: string;
  /** Number of the chart colour that it is drawn in, 1 to 6. */
  readonly colorVariant: number;
  readonly badge: AgentBadge;
  /** Also what Voice Preview says. */
  readonly greeting: string;
  readonly whatICanHelp: readonly string[];
  readonly sampleQuestions: readonly string[];
  readonly keyFeatures: readonly string[];
  readonly level: number;
  readonly experience: 'Expert' | 'Master';
  readonly status: string;
  /** Names of other agents. */
  readonly collaborations: readonly string[];
  /** Why it passes something on, one for each name in `collaborations`. */
  readonly handovers: readonly Handover[];
  readonly personalityTraits: Readonly<Record<PersonalityTrait, number>>;
  /** Sample figures, not measured. */
  readonly successMetrics: {
    readonly tasksSolved: number;
    readonly satisfactionRate: number;
    /** "1.2 s" */
    readonly responseTime: string;
  };
  readonly specializations: readonly string[];
}
