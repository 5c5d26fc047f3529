import { undo } from '@steps/platform';
import { attempt, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { Copy, RotateCcw, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AgentSettings } from './AgentSettings';
import { ownAgents } from './ownAgent';
import type { WorkingAgent } from './ownAgentRules';
import { copyAgent, dropOwnAgent } from './ownAgentState';

interface OwnAgentActionsProps {
  readonly agent: WorkingAgent;
  /** Shows another agent: the copy that was made, or the one that a deleted copy was made of. */
  readonly onShow: (key: string) => void;
}

/** Change, copy, and the way back. */
export function OwnAgentActions({ agent, onShow }: OwnAgentActionsProps) {
  const [changes, setChanges] = useState(false);
  const isChanged = !agent.isCopy && ownAgents.get(agent.key) !== undefined;
  return (
    <>
      <Button icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setChanges(true)}>
        Change
      </Button>
      <Button icon={<Copy size={16} aria-hidden />} onClick={() => copy(agent, onShow)}>
        Copy
      </Button>
      {isChanged && (
        <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => reset(agent)}>
          Reset
        </Button>
      )}
      {agent.isCopy && (
        <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => remove(agent, onShow)}>
          Delete copy
        </Button>
      )}
      {changes && <AgentSettings agent={agent} onClose={() => setChanges(false)} />}
    </>
  );
}

const withUndo = (title: string) => notify({ title, action: { label: 'Undo', onClick: () => undo() } });

function copy({ key, name }: WorkingAgent, onShow: (key: string) => void): void {
  attempt('Not copied', () => {
    const made = copyAgent(key);
    onShow(made.key);
    withUndo(`${made.name} is a copy of ${name}`);
  });
}

function reset({ key, name }: WorkingAgent): void {
  dropOwnAgent(key);
  withUndo(`${name} is reset`);
}

function remove({ key, id, name }: WorkingAgent, onShow: (key: string) => void): void {
  dropOwnAgent(key);
  onShow(id);
  withUndo(`${name} is deleted`);
}
