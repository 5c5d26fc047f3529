import { useTools } from '@steps/business/ai';
import { useTyped } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { Dialog, FormField, FoundDraft, Grid, problemOf, Stack, Text, TextField } from '@steps/platform/ui';
import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { type Tone, tones } from './ownAgent';
import { longest, type WorkingAgent } from './ownAgentRules';
import { changeAgent } from './ownAgentState';

interface AgentSettingsProps {
  readonly agent: WorkingAgent;
  readonly onClose: () => void;
}

const toneLabels: Readonly<Record<Exclude<Tone, 'own'>, string>> = {
  brief: 'Brief',
  warm: 'Warm',
  formal: 'Formal',
};
const isTone = (value: string): value is Tone => tones.some((tone) => tone === value);

/** The dialog that changes an agent: its tone, its memory, the tools it may use. */
export function AgentSettings({ agent, onClose }: AgentSettingsProps) {
  const form = useId();
  const { typed, type, forget, foundFrom } = useTyped(`agent:${agent.key}`, {
    name: agent.name,
    tone: agent.tone,
    instructions: agent.instructions,
    withheld: [...agent.withheld],
  });
  const { name, tone, instructions, withheld } = typed;
  const set = (patch: Partial<typeof typed>) => type({ ...typed, ...patch });
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const refused = problemOf(() => {
      changeAgent(agent.key, { name, tone, instructions, withheld });
    });
    if (refused) return setProblem(refused);
    leave();
  };
  const leave = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      title={`Change ${agent.name}`}
      description="Kept with this business. Undo takes it back."
      onClose={onClose}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <Stack id={form} as="form" gap={4} onSubmit={save}>
        {agent.isCopy && (
          <TextField
            label="Name"
            help={`You can ask it by @${agent.name} in any chat.`}
            error={problem}
            required
            maxLength={longest.name}
            value={name}
            onChange={(value) => {
              set({ name: value });
              setProblem(undefined);
            }}
          />
        )}
        <SelectField
          label="Tone"
          value={tone}
          options={tones.map((value) => ({
            value,
            label: value === 'own' ? `Its own: ${agent.personality}` : toneLabels[value],
          }))}
          onChange={(value) => isTone(value) && set({ tone: value })}
          required
        />
        <FormField
          label="Instructions"
          help="A language model follows them. The built-in engine follows the tone and the tools."
          required={false}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 3, maxRows: 10 }}
              maxLength={longest.instructions}
              value={instructions}
              onChange={({ target }) => set({ instructions: target.value })}
            />
          )}
        </FormField>
        <ToolChoice withheld={new Set(withheld)} onChange={(next) => set({ withheld: [...next] })} />
        <FoundDraft from={foundFrom} />
      </Stack>
    </Dialog>
  );
}

interface ToolChoiceProps {
  readonly withheld: ReadonlySet<string>;
  readonly onChange: (withheld: ReadonlySet<string>) => void;
}

const kinds: Readonly<Record<ReturnType<typeof useTools>[number]['kind'], string>> = {
  read: 'May look things up',
  propose: 'May propose changes',
};

function ToolChoice({ withheld, onChange }: ToolChoiceProps) {
  const tools = useTools();
  const allow = (name: string, allowed: boolean) => {
    const next = new Set(withheld);
    if (allowed) next.delete(name);
    else next.add(name);
    onChange(next);
  };
  if (tools.length === 0)
    return <p className="s-muted">No tools are available now. All are allowed once they are back.</p>;
  return (['read', 'propose'] as const).map((kind) => (
    <Grid key={kind} as="fieldset" min={240} fill gap={3} rowGap={1} bare>
      <Text as="legend" marginBottom={1} weight={500}>
        {kinds[kind]}
      </Text>
      {tools
        .filter((tool) => tool.kind === kind)
        .map(({ name, label, remote }) => (
          <Checkbox key={name} checked={!withheld.has(name)} onChange={({ target }) => allow(name, target.checked)}>
            {label} <span className="s-faint">{remote}</span>
          </Checkbox>
        ))}
    </Grid>
  ));
}
