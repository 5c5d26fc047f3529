import { type AgentId, selectAgent, setChatVisible, useSession } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Page, type Shortcut, usePageKeys } from '@steps/shared/ui';
import { Button, Checkbox } from 'antd';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AgentCard } from '../agents/AgentCard';
import { AgentDetails } from '../agents/AgentDetails';
import { AgentStats } from '../agents/AgentStats';
import type { Agent } from '../agents/agent';
import { agents } from '../agents/agents';
import { useBrand, wearClientColours } from '../agents/brandUse';
import { CollaborationDiagram } from '../agents/CollaborationDiagram';
import { TypedTitle } from '../agents/TypedTitle';
import { stopVoice } from '../agents/voicePreview';
import { askLater } from '../chat/askedState';
import { agentsPaths } from '../paths';
import styles from './AgentsPage.module.css';

const title = 'AI Agents';

/** /agents */
export function AgentsPage() {
  const { selectedAgent, chatVisible } = useSession();
  const engaged = agents.find(({ id }) => id === selectedAgent?.id);
  const [shownId, setShownId] = useState<AgentId>();
  const shown = agents.find(({ id }) => id === (shownId ?? engaged?.id)) ?? agents[0];
  usePageKeys(ownKeys, { chat: engaged && (() => setChatVisible(true)) });
  useEffect(() => stopVoice, []);
  const engage = ({ id, name }: Agent) => {
    setShownId(id);
    selectAgent(id, name);
  };
  if (!shown) return null;
  return (
    <Page
      title={title}
      heading={<TypedTitle text="Six colleagues who know your records" />}
      purpose="They read freely and only propose changes. You accept, edit or discard each one."
      canonical={agentsPaths.agents.path}
      back={{ label: 'Dashboard', href: paths.home.path }}
    >
      <AgentStats />
      <div className={styles.two}>
        <CollaborationDiagram agents={agents} chosen={shown} onChoose={setShownId} />
        <AgentDetails
          agent={shown}
          onStart={(question) => {
            engage(shown);
            if (question) askLater(question);
          }}
        />
      </div>
      <section className={styles.agents} aria-labelledby="agents-six">
        <div className={styles.heading}>
          <h2 id="agents-six">The six agents</h2>
          <ColourChoice />
        </div>
        <div className={styles.cards}>
          {agents.map((agent) => (
            <AgentCard
              key={agent.id}
              agent={agent}
              chosen={agent === shown}
              onDetails={() => setShownId(agent.id)}
              onEngage={() => engage(agent)}
            />
          ))}
        </div>
      </section>
      {!chatVisible && (
        <div className={styles.float}>
          <Button
            shape="round"
            size="large"
            icon={<MessageSquareText size={16} aria-hidden />}
            aria-keyshortcuts="Control+Shift+C Meta+Shift+C"
            onClick={() => (engaged ? setChatVisible(true) : engage(shown))}
          >
            Chat with {(engaged ?? shown).name}
          </Button>
        </div>
      )}
    </Page>
  );
}

function ColourChoice() {
  const { mode, applyToInterface } = useBrand();
  return (
    <Checkbox
      checked={mode === 'client' && applyToInterface}
      onChange={({ target }) => wearClientColours(target.checked)}
    >
      Use our brand colour
    </Checkbox>
  );
}

/** Opens the chat, if an agent is selected (spec 2, section 2.5). */
const ownKeys = [
  { id: 'chat', label: 'Chat with the selected agent', keys: ['Ctrl+Shift+C'], scope: 'AI Agents' },
] as const satisfies readonly Shortcut[];
