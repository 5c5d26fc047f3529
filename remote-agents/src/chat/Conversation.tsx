import { stageText } from '@steps/business/ai';
import { setAsked } from '@steps/platform';
import { Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Agent } from '../agents/agent';
import { agents } from '../agents/agents';
import { selectAgent } from '../agents/selectedAgent';
import { AnswerText } from './AnswerText';
import chatStyles from './ChatBody.module.css';
import { followsEnd, followUpsOf, handoverFor, nounOf } from './chatRules';
import { MessageRow } from './MessageRow';
import styles from './Messages.module.css';
import type { useTalk } from './talkState';
import type { Message } from './thread';
import { useShownMessages } from './useShownMessages';

interface ConversationProps {
  readonly agent: Agent;
  readonly messages: readonly Message[];
  readonly talk: ReturnType<typeof useTalk>;
  readonly onAsk: (question: string) => void;
  readonly onEdit: (message: Message) => void;
  readonly onRetry: (message: Message) => void;
  /** Answers the last question, which the page was closed on. */
  readonly onAnswer: () => void;
}

/** The messages, the answer that is being written, and what could be asked next. */
export function Conversation({ agent, messages, talk, onAsk, onEdit, onRetry, onAnswer }: ConversationProps) {
  const box = useRef<HTMLElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  const { shown, before, after, total, measure } = useShownMessages(messages, box);
  const verbs = useRef({ onEdit, onRetry });
  useEffect(() => {
    verbs.current = { onEdit, onRetry };
  });
  const stable = useMemo(
    () => ({
      onEdit: (message: Message) => verbs.current.onEdit(message),
      onRetry: (message: Message) => verbs.current.onRetry(message),
    }),
    [],
  );
  const last = messages.at(-1);
  // What is new is at the end; one's own question is always shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the messages and with how tall it is
  useLayoutEffect(() => {
    if (last?.role === 'user') follows.current = true;
  }, [messages.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the messages and with how tall it is
  useLayoutEffect(() => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [messages.length, talk?.text, total]);
  return (
    <section
      className={chatStyles.body}
      ref={box}
      aria-label={`Conversation with ${agent.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation is read by keys, whatever of it is drawn
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        follows.current = followsEnd(follows.current, top.current, currentTarget);
        top.current = currentTarget.scrollTop;
      }}
    >
      <Stack gap={4} alignContent="start">
        {messages.length === 0 && !talk && (
          <Stack gap={3}>
            <p>{agent.greeting}</p>
            <Chips questions={agent.sampleQuestions} onAsk={onAsk} />
          </Stack>
        )}
        {messages.length > 0 && (
          <Stack gap={4} alignContent="start" style={{ paddingBlock: `${before}px ${after}px` }}>
            {shown.map(({ index, message }) => (
              <div key={message.id} className={styles.row} data-index={index} ref={measure}>
                <MessageRow message={message} {...stable} />
              </div>
            ))}
          </Stack>
        )}
        {talk && (
          <Stack gap={2}>
            {talk.text ? (
              <AnswerText text={talk.text} unfinished />
            ) : (
              <p className="s-faint">{talk.stage ? stageText(talk.stage) : 'Reading your question'}</p>
            )}
          </Stack>
        )}
        {!talk && last?.role === 'user' && (
          <Row gap={2} wrap>
            <span className="s-faint">No answer yet.</span>
            <Button size="small" onClick={onAnswer}>
              Answer it
            </Button>
          </Row>
        )}
        {!talk && last?.role === 'agent' && <Next agent={agent} messages={messages} last={last} onAsk={onAsk} />}
      </Stack>
    </section>
  );
}

interface NextProps extends Pick<ConversationProps, 'agent' | 'messages' | 'onAsk'> {
  readonly last: Message;
}

/** Questions that go on from here, and the colleague who knows more. */
function Next({ agent, messages, last, onAsk }: NextProps) {
  const asked = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  const question = asked.at(-1) ?? '';
  const noun = nounOf(last);
  const handover = handoverFor(noun, agent, agents);
  return (
    <>
      <Chips questions={followUpsOf(noun, asked)} onAsk={onAsk} />
      {handover && (
        <Row gap={2} wrap>
          <button
            type="button"
            className={styles.chip}
            onClick={() => {
              selectAgent(handover.to.id, handover.to.name);
              setAsked(question);
            }}
          >
            Ask {handover.to.name}, who looks after {handover.reason}
          </button>
        </Row>
      )}
    </>
  );
}

function Chips({ questions, onAsk }: { readonly questions: readonly string[] } & Pick<ConversationProps, 'onAsk'>) {
  if (questions.length === 0) return null;
  return (
    <Row gap={2} wrap role="group" aria-label="Questions to ask">
      {questions.map((question) => (
        <button key={question} type="button" className={styles.chip} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </Row>
  );
}
