import { useActiveClient, useMay } from '@steps/business';
import { setAsked, setChatVisible, useSession } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { announce, Page, Row, Section, Stack, usePageKeys } from '@steps/platform/ui';
import { Button, Checkbox } from 'antd';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AgentCard } from '../agents/AgentCard';
import { AgentDetails } from '../agents/AgentDetails';
import { AgentStats } from '../agents/AgentStats';
import { agents as six } from '../agents/agents';
import { useBrand, wearClientColours } from '../agents/brandUse';
import { CollaborationDiagram } from '../agents/CollaborationDiagram';
import { selectAgent, useSelectedAgent } from '../agents/selectedAgent';
import { TypedTitle } from '../agents/TypedTitle';
import { stopVoice } from '../agents/voicePreview';
import { facts } from '../facts';
import { AgentMemory } from '../ownAgents/AgentMemory';
import { CopyList } from '../ownAgents/CopyList';
import { OwnAgentActions } from '../ownAgents/OwnAgentActions';
import { chosenAgent, type WorkingAgent } from '../ownAgents/ownAgentRules';
import { useAgents } from '../ownAgents/ownAgentState';
import { pageWords } from '../pageWords.generated';
import { agentsPaths } from '../paths.generated';
import styles from './AgentsPage.module.css';

/** /agents */
export function AgentsPage() {
  const { chatVisible } = useSession();
  const selectedAgent = useSelectedAgent();
  const agents = useAgents();
  const engaged = chosenAgent(agents, selectedAgent);
  const [shownKey, setShownKey] = useState<string>();
  const shown = agents.find(({ key }) => key === (shownKey ?? engaged?.key)) ?? agents[0];
  const copies = agents.filter(({ isCopy }) => isCopy);
  useEffect(() => stopVoice, []);
  const details = useRef<HTMLElement>(null);
  const showDetails = (key: string) => {
    setShownKey(key);
    details.current?.focus();
  };
  const engage = ({ key, id, name }: WorkingAgent) => {
    setShownKey(key);
    selectAgent(id, name);
    announce(`The assistant beside the page is open: ${name}.`);
  };
  // Details selects an agent too, without a word to the chat.
  const selected = shownKey === undefined ? engaged : shown;
  const chatWith = (agent: WorkingAgent) => (agent.key === engaged?.key ? setChatVisible(true) : engage(agent));
  // Opens the chat, if an agent is selected (spec 2, section 2.5).
  usePageKeys(facts.shortcuts, { chat: selected && (() => chatWith(selected)) });
  if (!shown) return null;
  return (
    <Page
      {...pageWords.agents}
      heading={<TypedTitle text="Six colleagues who know your records" />}
      canonical={agentsPaths.agents.path}
      back={{ label: 'Dashboard', href: paths.home.path }}
    >
      <AgentStats />
      <div className={styles.two}>
        <CollaborationDiagram
          agents={six}
          chosen={six.find(({ id }) => id === shown.id) ?? shown}
          onChoose={setShownKey}
        />
        <AgentDetails
          ref={details}
          agent={shown}
          onStart={(question) => {
            engage(shown);
            if (question) setAsked(question);
          }}
        >
          <OwnAgentActions agent={shown} onShow={setShownKey} />
        </AgentDetails>
      </div>
      <AgentMemory key={shown.key} agent={shown} />
      <Stack as="section" gap={3} aria-labelledby="agents-six">
        <Row gap={2} align="center" justify="between" wrap>
          <h2 id="agents-six">The six agents</h2>
          <ColourChoice />
        </Row>
        <div className={styles.cards}>
          {agents
            .filter(({ isCopy }) => !isCopy)
            .map((agent) => (
              <AgentCard
                key={agent.key}
                agent={agent}
                chosen={agent === shown}
                onDetails={() => showDetails(agent.key)}
                onEngage={() => engage(agent)}
              />
            ))}
        </div>
      </Stack>
      {copies.length > 0 && (
        <Section title="Your copies" count={copies.length}>
          <CopyList copies={copies} onDetails={showDetails} onEngage={engage} />
        </Section>
      )}
      {!chatVisible && (
        <Row justify="end" className={styles.float}>
          <Button
            shape="round"
            size="large"
            icon={<MessageSquareText size={16} aria-hidden />}
            aria-keyshortcuts="Control+Shift+C Meta+Shift+C"
            onClick={() => chatWith(selected ?? shown)}
          >
            Chat with {(selected ?? shown).name}
          </Button>
        </Row>
      )}
    </Page>
  );
}

function ColourChoice() {
  const { mode, applyToInterface } = useBrand();
  const client = useActiveClient();
  const may = useMay();
  return (
    <Checkbox
      disabled={!client || !['branding', 'settings'].some((module) => may('change', module))}
      checked={mode === 'client' && applyToInterface}
      onChange={({ target }) => wearClientColours(target.checked)}
    >
      Use our brand colour
    </Checkbox>
  );
}
