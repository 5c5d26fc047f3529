import { selectAgent } from '@steps/shared';
import { stageText } from '@steps/shared/ai';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Agent } from '../agents/agent';
import { agents } from '../agents/agents';
import { askLater } from './askedState';
import chatStyles from './ChatBody.module.css';
import { followUpsOf, handoverFor } from './chatRules';
import { Markdown } from './Markdown';
import { MessageRow } from './MessageRow';
import styles from './Messages.module.css';
import type { useTalk } from './talkState';
import type { Message } from './thread';

/** Messages drawn at once; earlier ones come when they are asked for. A thread of thousands stays quick. */
const shownAtOnce = 60;

interface ConversationProps {
  readonly agent: Agent;
  readonly said: readonly Message[];
  readonly talk: ReturnType<typeof useTalk>;
  readonly onAsk: (question: string) => void;
  readonly onEdit: (message: Message) => void;
  readonly onRetry: (message: Message) => void;
}

/** What was said, the answer that is being written, and what could be asked next. */
export function Conversation({ agent, said, talk, onAsk, onEdit, onRetry }: ConversationProps) {
  const [most, setMost] = useState(shownAtOnce);
  const box = useRef<HTMLDivElement>(null);
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
  // What is new is at the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with what was said
  useEffect(() => {
    box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [said.length, talk?.text]);
  const shown = said.slice(-most);
  const last = said.at(-1);
  return (
    <div className={chatStyles.body} ref={box}>
      <div className={styles.messages}>
        {said.length > most && (
          <button type="button" className={styles.chip} onClick={() => setMost(most + shownAtOnce)}>
            Show {Math.min(shownAtOnce, said.length - most)} earlier
          </button>
        )}
        {said.length === 0 && !talk && (
          <div className={styles.greeting}>
            <p>{agent.greeting}</p>
            <Chips questions={agent.sampleQuestions} onAsk={onAsk} />
          </div>
        )}
        {shown.map((message) => (
          <MessageRow key={message.id} message={message} {...stable} />
        ))}
        {talk && (
          <div className={styles.answer}>
            {talk.text ? (
              <Markdown text={talk.text} />
            ) : (
              <p className="s-faint">{talk.stage ? stageText(talk.stage) : 'Reading your question'}</p>
            )}
          </div>
        )}
        {!talk && last?.role === 'agent' && <Next agent={agent} said={said} last={last} onAsk={onAsk} />}
      </div>
    </div>
  );
}

interface NextProps extends Pick<ConversationProps, 'agent' | 'said' | 'onAsk'> {
  readonly last: Message;
}

/** Questions that go on from here, and the colleague who knows more. */
function Next({ agent, said, last, onAsk }: NextProps) {
  const asked = said.filter(({ role }) => role === 'user').map(({ text }) => text);
  const question = asked.at(-1) ?? '';
  const handover = handoverFor(question, agent, agents);
  return (
    <>
      <Chips questions={followUpsOf(last, asked)} onAsk={onAsk} />
      {handover && (
        <div className={styles.chips}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => {
              selectAgent(handover.to.id, handover.to.name);
              askLater(question);
            }}
          >
            Ask {handover.to.name}, who looks after {handover.reason}
          </button>
        </div>
      )}
    </>
  );
}

function Chips({ questions, onAsk }: { readonly questions: readonly string[] } & Pick<ConversationProps, 'onAsk'>) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.chips}>
      {questions.map((question) => (
        <button key={question} type="button" className={styles.chip} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}
