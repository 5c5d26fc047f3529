import { useAiConnection } from '@steps/business/ai';
import { chooseModel, modelFor } from '@steps/business/host';
import { type TaskGroup, taskGroups } from '@steps/platform/host';
import { ChoiceField, Section, Stack } from '@steps/platform/ui';

const groups: Record<TaskGroup, { readonly label: string; readonly help: string }> = {
  copy: { label: 'Marketing copy', help: 'Subject lines, emails, posts, landing pages, adverts, product texts.' },
  articles: { label: 'Articles', help: 'Outlines and drafts for the blog.' },
  analysis: { label: 'Analysis and reports', help: 'The phases of the analysis and the executive report.' },
  conversation: { label: 'Conversation', help: 'Agents, replies to tickets, summaries of meetings.' },
};

/** Which model does which tasks. */
export function AiModels() {
  const connection = useAiConnection();
  return (
    <Section title="Models" purpose="A small model is quick with copy; a larger one thinks further in an analysis.">
      <Stack bound gap={4} maxWidth={480}>
        {taskGroups.map((group) => (
          <ChoiceField
            key={group}
            label={groups[group].label}
            help={groups[group].help}
            value={modelFor(connection, group)}
            onChange={(value) => chooseModel(group, value)}
            options={connection.offered}
          />
        ))}
      </Stack>
    </Section>
  );
}
