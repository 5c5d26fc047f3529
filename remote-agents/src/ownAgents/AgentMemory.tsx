import { undo } from '@steps/platform';
import { DateText, IconButton, notify, problemOf, Row, Section, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './AgentMemory.module.css';
import type { Memory } from './ownAgent';
import { longest, type WorkingAgent } from './ownAgentRules';
import { changeMemory, forget, remember, useMemories } from './ownAgentState';

/** What an agent remembers: to read, add, change and erase. */
export function AgentMemory({ agent }: { readonly agent: WorkingAgent }) {
  const memories = useMemories(agent.key);
  const [changing, setChanging] = useState<string>();
  return (
    <Section
      title={`What ${agent.name} remembers`}
      purpose="Used in every answer. Only what you write or accept is remembered."
      actions={
        memories.length > 1 && (
          <Button size="small" onClick={() => erase(memories)}>
            Erase all {memories.length}
          </Button>
        )
      }
    >
      {memories.length === 0 && <p className="s-muted">Nothing yet.</p>}
      <ul className="s-plain">
        {memories.map((memory) => (
          <Row
            key={memory.id}
            as="li"
            gap={1}
            align="center"
            paddingY={1}
            divider="below"
            breakWords
            className={styles.memory}
          >
            {changing === memory.id ? (
              <MemoryForm
                label="Change what is remembered"
                verb="Save"
                text={memory.text}
                onSave={(text) => changeMemory(memory.id, text)}
                onDone={() => setChanging(undefined)}
              />
            ) : (
              <>
                <p>
                  {memory.text}{' '}
                  <span className="s-faint">
                    <DateText value={memory.updatedAt} />
                  </span>
                </p>
                <IconButton label={`Change “${memory.text}”`} icon={Pencil} onClick={() => setChanging(memory.id)} />
                <IconButton label={`Erase “${memory.text}”`} icon={Trash2} onClick={() => erase([memory])} />
              </>
            )}
          </Row>
        ))}
      </ul>
      <MemoryForm label="Remember" verb="Add" text="" onSave={(text) => remember(agent.key, text)} />
    </Section>
  );
}

function erase(memories: readonly Memory[]): void {
  forget(memories.map(({ id }) => id));
  const title = memories.length === 1 ? 'Memory erased' : `${memories.length} memories erased`;
  notify({ title, action: { label: 'Undo', onClick: () => undo() } });
}

interface MemoryFormProps {
  readonly label: string;
  readonly verb: string;
  readonly text: string;
  readonly onSave: (text: string) => void;
  /** Closes the form; without it the form stays open and is emptied. */
  readonly onDone?: () => void;
}

function MemoryForm({ label, verb, text, onSave, onDone }: MemoryFormProps) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const refused = problemOf(() => {
      onSave(typed);
    });
    if (refused) return setProblem(refused);
    setTyped('');
    onDone?.();
  };
  return (
    <Stack as="form" gap={2} marginTop={3} onSubmit={save}>
      <TextField
        label={label}
        error={problem}
        autoFocus={onDone !== undefined}
        maxLength={longest.memory}
        placeholder="We close at four on Fridays"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
      />
      <Row as="span" gap={2} align="center" wrap>
        <Button size="small" htmlType="submit">
          {verb}
        </Button>
        {onDone && (
          <Button size="small" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  );
}
