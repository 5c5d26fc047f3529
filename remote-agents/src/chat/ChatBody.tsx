import { contacts } from '@steps/business';
import { type EngineId, useAiConnection } from '@steps/business/ai';
import { type AssistantProps, session, setAsked, useSession, whenIdle } from '@steps/platform';
import { useLocation } from '@steps/platform/router';
import { Box, IconButton, Menu, Row, Text } from '@steps/platform/ui';
import { History, SquarePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AgentSign } from '../agents/AgentSign';
import { AgentStatus } from '../agents/AgentStatus';
import { selectAgent, useSelectedAgent } from '../agents/selectedAgent';
import { chosenAgent, type WorkingAgent } from '../ownAgents/ownAgentRules';
import { useAgents } from '../ownAgents/ownAgentState';
import styles from './ChatBody.module.css';
import { Composer, type GivenText } from './Composer';
import { Conversation } from './Conversation';
import { mentionIn } from './chatRules';
import { pageContext } from './pageContext';
import { ThreadList } from './ThreadList';
import { answerLast, readAhead, sendMessage, stopTalking, useTalk } from './talkState';
import { type Message, threads } from './thread';
import { changeThread, deleteFrom, messagesIn, startThread, useMessages, useThread, useThreads } from './threadState';

/** The chat of the assistant's panel: one agent at a time, with all conversations kept. */
export function ChatBody({ activeModule, params }: AssistantProps) {
  const selectedAgent = useSelectedAgent();
  const agents = useAgents();
  const agent = chosenAgent(agents, selectedAgent) ?? agents[0];
  if (!agent) return null;
  return <AgentChat key={agent.key} {...{ agent, agents, activeModule, params }} />;
}

const engineNames: Readonly<Record<EngineId, string>> = {
  'built-in': 'Built-in engine',
  browser: 'This browser’s model',
  local: 'Model on this device',
  'openai-compatible': 'Your model server',
};

/** What a question needs is read once the page is idle, at the latest so long after the chat was opened, ms. */
const aheadAfter = 2_000;
/** With fewer, an answer takes no time worth saving. */
const manyContacts = 5_000;

interface AgentChatProps extends Pick<AssistantProps, 'activeModule' | 'params'> {
  readonly agent: WorkingAgent;
  readonly agents: readonly WorkingAgent[];
}

function AgentChat({ agent, agents, activeModule, params }: AgentChatProps) {
  const { pathname } = useLocation();
  const [newest] = useThreads(agent.key);
  const [chosen, setChosen] = useState<string>();
  const [lists, setLists] = useState(false);
  const [withoutPage, setWithoutPage] = useState<string>();
  const thread = useThread(chosen ?? newest?.id);
  const messages = useMessages(thread?.id);
  const [given, setGiven] = useState<GivenText>({ text: thread?.draft ?? '' });
  const typed = useRef(given.text);
  const talk = useTalk();
  const { asked } = useSession();
  const { engine } = useAiConnection();
  const found = pageContext(pathname, activeModule, params);
  const page = found?.label === withoutPage ? undefined : found;
  const writing = talk !== undefined;

  const begin = () => startThread(agent.id, agent.isCopy ? agent.key : undefined);
  const give = (text: string) => {
    if (typed.current === text) return;
    typed.current = text;
    setGiven({ text });
  };
  const ask = (question: string) => {
    const { id } = thread ?? begin();
    setChosen(id);
    setLists(false);
    give('');
    changeThread(id, { draft: '' });
    void sendMessage(id, agent, question, page);
  };
  // A question that was chosen on a page is asked once the chat is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, by whichever chat is open
  useEffect(() => {
    const { asked: question } = session;
    setAsked(undefined);
    if (question) ask(question);
  }, [asked]);

  const open = (id: string | undefined) => {
    keepDraft();
    setChosen(id);
    setLists(false);
    give(id ? (threads.get(id)?.draft ?? '') : '');
  };
  const keepDraft = () => {
    const text = typed.current;
    if (thread ? thread.draft !== text : text.trim()) changeThread((thread ?? begin()).id, { draft: text });
  };
  // Conversations may be read after the chat is there: what was typed in the newest one must not stay behind, nor be replaced
  // by an empty text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation that is shown
  useEffect(() => {
    if (thread && !typed.current) give(thread.draft);
  }, [thread?.id]);
  const isBuiltIn = engine === 'built-in';
  // In a large business a question takes long to prepare for; once the chat is open one is likely.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chat that is opened
  useEffect(() => {
    if (!isBuiltIn) return;
    return whenIdle(() => {
      if (contacts.size > manyContacts) void readAhead(agent);
    }, aheadAfter);
  }, [isBuiltIn]);
  const type = (next: string) => {
    if (!typed.current && isBuiltIn) void readAhead(agent);
    typed.current = next;
  };
  const edit = (message: Message) => {
    deleteFrom(message);
    give(message.text);
  };
  const answer = (threadId: string) => {
    const last = messagesIn(threadId).at(-1);
    const mentioned = last && mentionIn(last.text, agents);
    void answerLast(threadId, mentioned ?? agent, page);
  };
  const retry = (message: Message) => {
    deleteFrom(message);
    answer(message.threadId);
  };

  return (
    <div className={styles.chat}>
      <Row gap={2} align="center" wrap fixed paddingBottom={2} divider="below" size={13}>
        <AgentSign agent={agent} size={26} />
        <strong>{agent.name}</strong>
        <AgentStatus status={agent.status} />
        <Row as="span" align="center" atEnd>
          <IconButton label="Conversations" icon={History} aria-expanded={lists} onClick={() => setLists(!lists)} />
          <IconButton label="New conversation" icon={SquarePen} onClick={() => open(begin().id)} />
          <Menu
            label="Change agent"
            align="end"
            trigger="Change agent"
            className="s-button s-button--quiet s-button--small"
            items={agents.map(({ id, key, name, specialty }) => ({
              id: key,
              label: name,
              detail: specialty,
              checked: key === agent.key,
              onSelect: () => selectAgent(id, name),
            }))}
          />
        </Row>
      </Row>
      {lists ? (
        <div className={styles.body}>
          <ThreadList agentKey={agent.key} onOpen={open} />
        </div>
      ) : (
        <Conversation
          key={thread?.id ?? 'new'}
          agent={agent}
          messages={messages}
          talk={talk?.threadId === thread?.id ? talk : undefined}
          onAsk={ask}
          onEdit={edit}
          onRetry={retry}
          onAnswer={() => thread && answer(thread.id)}
        />
      )}
      <Box fixed>
        <Composer
          name={agent.name}
          given={given}
          onText={type}
          onKeep={keepDraft}
          page={page}
          onRemovePage={() => setWithoutPage(found?.label)}
          writing={writing}
          onSend={ask}
          onStop={stopTalking}
        />
        <Text marginTop={1} tone="faint" size={12} textAlign="center" maxWidth="none">
          {engineNames[engine]}. Nothing changes until you accept.
        </Text>
      </Box>
    </div>
  );
}
