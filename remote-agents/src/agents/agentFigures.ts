import { type AiResult, isApproved } from '@steps/business';
import type { Agent } from './agent';
import { linksBetween } from './agentRules';

/** A figure of this workspace beside the sample's (spec 2, section 9). */
export interface AgentFigure {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly sample: string;
}

/** What the sample shows; display only, not real (spec 2, section 9). */
const sample = { agents: '6', links: '18', iq: '540', tasks: '16,619', satisfaction: '97%' } as const;

const counted = (value: number): string => value.toLocaleString('en-GB');

/** The stats block: real figures of this workspace, each with the sample's. */
export function agentFigures(agents: readonly Agent[], results: readonly AiResult[]): readonly AgentFigure[] {
  const decided = results.filter(({ status }) => status !== 'pending');
  const kept = decided.filter(isApproved);
  return [
    { label: 'Agents', value: counted(agents.length), hint: 'All of them work here', sample: sample.agents },
    {
      label: 'Links between agents',
      value: counted(linksBetween(agents).length),
      hint: 'Who hands over to whom',
      sample: sample.links,
    },
    {
      label: 'Tasks',
      value: counted(results.length),
      hint: 'AI results made in this workspace',
      sample: sample.tasks,
    },
    {
      label: 'Satisfaction',
      value: decided.length > 0 ? `${counted(kept.length)} of ${counted(decided.length)}` : 'None yet',
      hint: 'Reviewed results you kept',
      sample: sample.satisfaction,
    },
    { label: 'Combined IQ', value: 'Not measured', hint: 'There is no honest way to count it', sample: sample.iq },
  ];
}
