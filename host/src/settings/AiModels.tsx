import { chooseModel, modelFor, type TaskGroup, taskGroups, useAiConnection } from '@steps/shared/ai';
import { FormField, Section } from '@steps/shared/ui';
import styles from './settings.module.css';

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
      <div className={styles.form}>
        {taskGroups.map((group) => (
          <FormField key={group} label={groups[group].label} help={groups[group].help}>
            {(control) => (
              <select
                {...control}
                className="s-input"
                value={modelFor(connection, group)}
                onChange={(event) => chooseModel(group, event.target.value)}
              >
                {connection.offered.map((model) => (
                  <option key={model}>{model}</option>
                ))}
              </select>
            )}
          </FormField>
        ))}
      </div>
    </Section>
  );
}
