import { StatusTag } from '@steps/platform/ui';
import { shownStatus } from './agentRules';

/** What an agent is doing, in one word. */
export function AgentStatus({ status }: { readonly status: string }) {
  const { word, tone } = shownStatus(status);
  return <StatusTag tone={tone}>{word}</StatusTag>;
}
